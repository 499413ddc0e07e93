// Changes one signal of alien-signals on which 10,000 computed values depend: in a chain, in a grid or all at once.
//
// Prints a line for each shape: name, shape, nanoseconds a value, the median of changes. Nothing is printed where the
// library is not installed: `npm install alien-signals` here or in a folder above, or with `--global`.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

const COUNT = 10_000;
const WIDTH = 100;
const CHANGES = 101;

const require = createRequire(import.meta.url);
const { signal, computed, effect } = library();

function library() {
  try {
    return require('alien-signals');
  } catch {
    const root = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim();
    return require(require.resolve('alien-signals', { paths: [root] }));
  }
}

// Each gives the values, in an order in which each stands behind what it reads, and how many at the end are watched.
const shapes = {
  chain(root) {
    const values = [];
    for (let place = 0; place < COUNT; place++) {
      const before = place === 0 ? root : values[place - 1];
      values.push(computed(() => before() + 1));
    }
    return [values, 1];
  },
  grid(root) {
    const values = [];
    for (let place = 0; place < COUNT; place++) {
      const above = place < WIDTH ? root : values[place - WIDTH];
      const left = place % WIDTH === 0 ? root : values[place - 1];
      values.push(computed(() => (above() + left()) % 1_000_003));
    }
    return [values, WIDTH];
  },
  'fan-out'(root) {
    return [Array.from({ length: COUNT }, (_, place) => computed(() => root() + place)), COUNT];
  },
};

for (const [shape, make] of Object.entries(shapes)) {
  const root = signal(1);
  const [values, watched] = make(root);
  // Read in order, so that none has to go down a chain by calls within calls.
  for (const value of values) value();
  let runs = 0;
  for (const value of values.slice(-watched)) {
    effect(() => {
      value();
      runs += 1;
    });
  }
  const before = runs;
  const times = [];
  for (let change = 0; change < CHANGES; change++) {
    const start = process.hrtime.bigint();
    root(change + 2);
    times.push(Number(process.hrtime.bigint() - start));
  }
  if (runs !== before + CHANGES * watched) throw new Error(`${runs - before} effects ran`);
  const median = times.sort((a, b) => a - b)[CHANGES >> 1];
  console.log(`alien-signals (JavaScript)\t${shape}\t${(median / COUNT).toFixed(1)}`);
}
