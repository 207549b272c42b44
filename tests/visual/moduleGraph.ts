import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** What a module asks for by literal addresses, be it later; types ask for nothing. */
function getRequests(file: string): string[] {
  const { module, program } = parseSync(file, readFileSync(file, 'utf8'));
  const later: string[] = [];
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') later.push(source.value);
    },
    // A worker, or a file beside the module: new URL('…', import.meta.url).
    NewExpression({ callee, arguments: [first] }) {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL';
      if (isUrl && first?.type === 'Literal' && typeof first.value === 'string') later.push(first.value);
    },
  }).visit(program);
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value]));
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  return [...imported, ...passedOn, ...later];
}

/** The modules of a work tree, by what they import. */
export class ModuleGraph {
  readonly #root: string;
  /** The places that `#…` stands for, the more precise ones first. */
  readonly #aliases: [start: string, end: string, target: string][];
  readonly #imports = new Map<string, string[]>();

  constructor(root: string) {
    this.#root = root;
    const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      imports: Record<string, string>;
    };
    this.#aliases = Object.entries(imports)
      .map(([name, target]): [string, string, string] => {
        const [start = '', end = ''] = name.split('*');
        return [start, end, target];
      })
      .toSorted(([one], [other]) => other.length - one.length);
  }

  /**
   * How many steps of import lead from these files to each that they are made of: 0 for themselves.
   *
   * @param without files that aren't gone through.
   */
  distancesFrom(files: string[], without: string[] = []): Map<string, number> {
    const distances = new Map(files.map((file) => [file, 0]));
    for (const [file, distance] of distances)
      for (const imported of this.#findImports(file))
        if (!distances.has(imported) && !without.includes(imported)) distances.set(imported, distance + 1);
    return distances;
  }

  #findImports(file: string): string[] {
    const known = this.#imports.get(file);
    if (known) return known;
    const imports = /\.[jt]sx?$/.test(file)
      ? getRequests(join(this.#root, file)).flatMap((request) => this.#resolve(request, file) ?? [])
      : [];
    this.#imports.set(file, imports);
    return imports;
  }

  /** The file of the project that an address stands for; none for a package. */
  #resolve(request: string, from: string): string | undefined {
    const [address = ''] = request.split('?');
    const path = address.startsWith('.') ? join(dirname(from), address) : this.#aliased(address);
    const isFile = path && existsSync(join(this.#root, path)) && statSync(join(this.#root, path)).isFile();
    return isFile ? path.replaceAll('\\', '/') : undefined;
  }

  #aliased(address: string): string | undefined {
    for (const [start, end, target] of this.#aliases)
      if (address.startsWith(start) && address.endsWith(end))
        return join(target.replace('*', address.slice(start.length, address.length - end.length)));
    return undefined;
  }
}
