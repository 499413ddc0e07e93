// What Embedded Swift wants of a C library, for a module of WebAssembly that stands alone.
typedef __SIZE_TYPE__ size_t;
extern unsigned char __heap_base;

static size_t top;
static unsigned long long seed = 0x9e3779b97f4a7c15;

// Each module is run once and thrown away, so memory is never given back.
int posix_memalign(void **out, size_t alignment, size_t size) {
  if (top == 0) top = (size_t)&__heap_base;
  size_t start = (top + alignment - 1) & ~(alignment - 1);
  size_t have = __builtin_wasm_memory_size(0) << 16;
  if (start + size > have) {
    size_t pages = (start + size - have + 0xffff) >> 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 12;
  }
  top = start + size;
  *out = (void *)start;
  return 0;
}
void free(void *pointer) { (void)pointer; }

void *memcpy(void *to, const void *from, size_t size) {
  for (size_t i = 0; i < size; i++) ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
  return to;
}
void *memmove(void *to, const void *from, size_t size) {
  if (to <= from) return memcpy(to, from, size);
  while (size--) ((unsigned char *)to)[size] = ((const unsigned char *)from)[size];
  return to;
}
void *memset(void *to, int byte, size_t size) {
  for (size_t i = 0; i < size; i++) ((unsigned char *)to)[i] = (unsigned char)byte;
  return to;
}
int memcmp(const void *left, const void *right, size_t size) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < size; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

// Seeds the hash function: nothing that can be seen may depend on the order of a set.
void set_seed(int value) { seed += (unsigned)value * 0xbf58476d1ce4e5b9; }
void arc4random_buf(void *to, size_t size) {
  for (size_t i = 0; i < size; i++) {
    seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
    ((unsigned char *)to)[i] = (unsigned char)seed;
  }
}
int putchar(int character) { return character; }

// Multiplies whole numbers of 128 bits, of which a `Duration` is made.
typedef unsigned long long Half;
typedef unsigned __int128 Whole;

static Whole product(Half a, Half b) {
  Half low = (a & 0xffffffff) * (b & 0xffffffff), high = (a >> 32) * (b >> 32);
  Half one = (a >> 32) * (b & 0xffffffff), other = (a & 0xffffffff) * (b >> 32);
  return ((Whole)high << 64) + ((Whole)one << 32) + ((Whole)other << 32) + low;
}
Whole __multi3(Whole a, Whole b) {
  Half cross = (Half)a * (Half)(b >> 64) + (Half)(a >> 64) * (Half)b;
  return product((Half)a, (Half)b) + ((Whole)cross << 64);
}
