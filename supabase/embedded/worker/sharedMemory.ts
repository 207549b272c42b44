/** The pages of 64 KB that PGlite's memory may have; memory that threads share has to say how many. */
const mostPages = 32_768;

/** The sections and kinds of WebAssembly's binary format that matter here. */
const importSection = 2;
const kinds = { function: 0, table: 1, memory: 2, global: 3 } as const;

/** An unsigned number of the format, and where what follows begins. */
function readNumber(bytes: Uint8Array, start: number): [number: number, end: number] {
  let number = 0;
  for (let at = start, shift = 0; ; at += 1, shift += 7) {
    const byte = bytes[at] ?? 0;
    number |= (byte & 127) << shift;
    if (byte < 128) return [number >>> 0, at + 1];
  }
}

const writeNumber = (number: number): number[] =>
  number < 128 ? [number] : [(number & 127) | 128, ...writeNumber(number >>> 7)];

/** Where limits (of a table or of memory) end, which begin with a flag that says whether they have a most. */
function skipLimits(bytes: Uint8Array, flag: number): number {
  const [, afterLeast] = readNumber(bytes, flag + 1);
  return (bytes[flag] ?? 0) & 1 ? readNumber(bytes, afterLeast)[1] : afterLeast;
}

function skipName(bytes: Uint8Array, start: number): number {
  const [length, text] = readNumber(bytes, start);
  return text + length;
}

/** Where a module says how much memory it imports, within its section of imports; nothing when it imports none. */
function findMemory(bytes: Uint8Array, content: number): number | undefined {
  const [count, first] = readNumber(bytes, content);
  let at = first;
  for (let left = count; left > 0; left -= 1) {
    const kind = skipName(bytes, skipName(bytes, at));
    at = kind + 1;
    if (bytes[kind] === kinds.memory) return at;
    if (bytes[kind] === kinds.function) [, at] = readNumber(bytes, at);
    else if (bytes[kind] === kinds.table) at = skipLimits(bytes, at + 1);
    else at += 2;
  }
  return undefined;
}

/** The same module, with the memory that it imports declared as shared: its code needs to know nothing of it. */
function declareShared(source: BufferSource): Uint8Array<ArrayBuffer> {
  const bytes =
    source instanceof ArrayBuffer
      ? new Uint8Array(source)
      : new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  for (let section = 8; section < bytes.length;) {
    const [size, content] = readNumber(bytes, section + 1);
    const memory = bytes[section] === importSection ? findMemory(bytes, content) : undefined;
    if (memory !== undefined) {
      const end = skipLimits(bytes, memory);
      const limits = [3, ...writeNumber(readNumber(bytes, memory + 1)[0]), ...writeNumber(mostPages)];
      const head = [importSection, ...writeNumber(size - (end - memory) + limits.length)];
      return new Uint8Array(
        Buffer.concat([
          bytes.subarray(0, section),
          Uint8Array.from(head),
          bytes.subarray(content, memory),
          Uint8Array.from(limits),
          bytes.subarray(end),
        ]),
      );
    }
    section = content + size;
  }
  return new Uint8Array(bytes);
}

/** Lets other threads see the memory of whatever this thread runs of WebAssembly from here on: PGlite and its extensions. */
export function shareMemory(): void {
  const { instantiate } = WebAssembly;
  WebAssembly.Memory = new Proxy(WebAssembly.Memory, {
    construct: (Memory, [descriptor]: [WebAssembly.MemoryDescriptor]) =>
      new Memory({ ...descriptor, shared: true }),
  });
  WebAssembly.Module = new Proxy(WebAssembly.Module, {
    construct: (Module, [source]: [BufferSource]) => new Module(declareShared(source)),
  });
  const shared = (source: BufferSource | WebAssembly.Module, imports?: WebAssembly.Imports) =>
    source instanceof WebAssembly.Module
      ? instantiate(source, imports)
      : instantiate(declareShared(source), imports);
  WebAssembly.instantiate = shared as typeof instantiate;
}
