import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { Guide } from './docs/Guide/guide.ts';

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

type Written = { description?: string; guide?: Partial<Guide> };

/** What a story file tells designers of its piece: what it is, and when to take it or something else. */
export function readWrittenIn(
  source: string,
): { description?: string } & Partial<Pick<Guide, 'use' | 'instead'>> {
  let description: string | undefined;
  let guide: Partial<Guide> | undefined;
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || key.name !== 'parameters') return;
      const written = (readPlain(value as ESTree.Expression) ?? {}) as Written;
      description ??= written.description?.trim();
      guide ??= written.guide;
    },
  }).visit(parseSync('story.tsx', source).program);
  return { ...guide, ...(description && { description }) };
}

/** Plain text that stands in the syntax tree; nothing of pictures. */
function readPlain(node: ESTree.Expression): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked;
  if (node.type === 'ArrayExpression')
    return node.elements.map((element) =>
      element && element.type !== 'SpreadElement' ? readPlain(element) : undefined,
    );
  if (node.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      property.type === 'Property'
        ? [
            [
              property.key.type === 'Identifier'
                ? property.key.name
                : String(readPlain(property.key as ESTree.Expression)),
              readPlain(property.value),
            ],
          ]
        : [],
    ),
  );
}

const list = (sentences: readonly string[] = []) => sentences.map((sentence) => `- ${sentence}`).join('\n');

/** What the guide beside a piece decides; nothing where none is written. */
function readGuide(storyFile: string) {
  const file = storyFile.replace(/(?:\.\w+)?\.stories\.tsx$/, '.guide.tsx');
  let guide: Partial<Guide> | undefined;
  if (!existsSync(file)) return guide;
  new Visitor({
    VariableDeclarator: ({ init }) => {
      if (init?.type === 'ObjectExpression') guide = readPlain(init) as Partial<Guide>;
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return guide;
}

/** A guide as Markdown. */
function toMarkdown({ use, instead = [], texts, heard, dos = [], donts = [] }: Partial<Guide>) {
  return [
    ['Quand s’en servir', list(use)],
    ['Sinon', list(instead.map(({ when, take }) => `${when}\u00A0: ${take}`))],
    ['À faire', list(dos.map(({ text }) => text))],
    ['À éviter', list(donts.map(({ text }) => text))],
    ['Textes', list(texts)],
    ['À l’oreille', heard],
  ]
    .filter(([, words]) => words)
    .map(([title, words]) => `\n\n## ${title}\n\n${words}`)
    .join('');
}

/** Gives assistants the guide that people read, and imports that can be copied. */
export function documentForAssistants<T extends Manifests>(manifests: T): T {
  for (const piece of Object.values(manifests.components?.components ?? {})) {
    const source = readFileSync(piece.path, 'utf8');
    const { description, ...written } = readWrittenIn(source);
    if (description) {
      piece.description = description + toMarkdown(readGuide(piece.path) ?? written);
      piece.summary = /^.*?[.!?](?=\s|$)/s.exec(description)?.[0].replaceAll('\n', ' ');
    }
    if (piece.import) piece.import = workingImports(piece.import, source, normalize(piece.path));
  }
  return manifests;
}
