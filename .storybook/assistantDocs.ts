import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync, Visitor } from 'vite';

type Documented = { path: string; description?: string; summary?: string; import?: string };

type Manifests = { components?: { components: Record<string, Documented> } };

/** What a module imports by name. */
const findImports = (source: string) =>
  parseSync('story.tsx', source).module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.flatMap(({ importName: { name } }) => (name ? [{ name, from: moduleRequest.value }] : [])),
  );

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
  const known = new Map(findImports(source).map(({ name, from }) => [name, from]));
  const namesByAddress = new Map<string, Set<string>>();
  for (const { name, from } of findImports(statements)) {
    const address = absolute(known.get(name) ?? from, storyFile);
    namesByAddress.set(address, (namesByAddress.get(address) ?? new Set()).add(name));
  }
  return [...namesByAddress]
    .map(([address, names]) => `import { ${[...names].join(', ')} } from '${address}';`)
    .join('\n');
}

/** The guide that a story file gives designers: what the piece is for, usage code, do and don't. */
function guideIn(source: string) {
  let guide: string | undefined;
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || key.name !== 'component' || value.type !== 'TemplateLiteral') return;
      guide ??= value.quasis[0]?.value.cooked?.trim();
    },
  }).visit(parseSync('story.tsx', source).program);
  return guide;
}

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
