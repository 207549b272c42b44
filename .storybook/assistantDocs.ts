import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

type Documented = { path: string; description?: string; summary?: string; import?: string };

type Manifests = { components?: { components: Record<string, Documented> } };

const importPattern = /import (?:type )?\{([^}]*)\} from '([^']+)'/g;

function importsOf(source: string) {
  return [...source.matchAll(importPattern)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean)
      .map((name) => ({ name, from })),
  );
}

/** The address under which any file of the project may import what a story file imports. */
function absolute(from: string, storyFile: string) {
  if (!from.startsWith('.')) return from;
  const file = join(dirname(storyFile), from);
  const index = join(dirname(file), 'index.ts');
  return (existsSync(index) ? index : file)
    .replace(/^src\/(design-system\/.+)\/index\.ts$/, '#$1')
    .replace(/^src\//, '#')
    .replace(/^\.storybook\//, '#storybook/');
}

/** Storybook takes the pieces for exports of a package, which this project isn't. */
function workingImports(statements: string, source: string, storyFile: string) {
  const known = new Map(importsOf(source).map(({ name, from }) => [name, from]));
  const namesByAddress = new Map<string, Set<string>>();
  for (const { name, from } of importsOf(statements)) {
    const address = absolute(known.get(name) ?? from, storyFile);
    namesByAddress.set(address, (namesByAddress.get(address) ?? new Set()).add(name));
  }
  return [...namesByAddress]
    .map(([address, names]) => `import { ${[...names].join(', ')} } from '${address}';`)
    .join('\n');
}

/** The guide that a story file gives designers: what the piece is for, usage code, do and don't. */
const guideIn = (source: string) =>
  /^ {6}description: \{\s+component: `([^]*?[^\\])`,\n/m.exec(source)?.[1]?.replaceAll('\\`', '`').trim();

/** Gives assistants the guide that people read, and imports that can be copied. */
export function documentForAssistants<T extends Manifests>(manifests: T): T {
  for (const piece of Object.values(manifests.components?.components ?? {})) {
    const source = readFileSync(piece.path, 'utf8');
    const guide = guideIn(source);
    if (guide) {
      piece.description = guide;
      piece.summary = /^.*?[.!?](?=\s|$)/s.exec(guide)?.[0].replaceAll('\n', ' ');
    }
    if (piece.import) piece.import = workingImports(piece.import, source, normalize(piece.path));
  }
  return manifests;
}
