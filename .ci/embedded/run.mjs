// Runs the exported functions of a module of WebAssembly and prints what they wrote.
//
//   node run.mjs client.wasm SEED FUNCTION...
import { readFileSync } from "node:fs";

const [path, seed, ...names] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(path), {});
const { memory, set_seed, output_start, output_count, ...rest } = instance.exports;
set_seed(Number(seed));
for (const name of names) {
  const result = rest[name]();
  const bytes = new Uint8Array(memory.buffer, output_start(), output_count());
  process.stdout.write(`${name}: ${result}\n` + new TextDecoder("utf-8", { fatal: true }).decode(bytes));
}
