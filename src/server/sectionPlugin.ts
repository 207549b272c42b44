import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const TEXTS = '?texts';

/** Who needs more of a section than its first texts. */
const describing = /\.(?:section|schema)\.ts$|\/documents\/contents\/\w+\.tsx?$/;

type Node = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The names that a part of a module uses; those of properties aren't any. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isNode(value)) return [];
  if (value.type === 'Identifier') return [value.name as string];
  const isPlain = (part: string) =>
    !value.computed &&
    ((value.type === 'Property' && part === 'key') ||
      (value.type === 'MemberExpression' && part === 'property'));
  return Object.entries(value).flatMap(([part, inner]) => (isPlain(part) ? [] : namesIn(inner)));
}

/** What a statement of a module declares. */
function declaredBy({ type, declaration, specifiers, declarations }: Node): string[] {
  if (type === 'ImportDeclaration') return (specifiers as Node[]).flatMap(({ local }) => namesIn(local));
  if (type === 'ExportNamedDeclaration') return isNode(declaration) ? declaredBy(declaration) : [];
  return type === 'VariableDeclaration' ? (declarations as Node[]).flatMap(({ id }) => namesIn(id)) : [];
}

const isTexts = (statement: Node) => {
  const names = statement.type === 'ExportNamedDeclaration' ? declaredBy(statement) : [];
  return names.length > 0 && names.every((name) => name.endsWith('Content'));
};

/**
 * Makes two modules of each `*.section.ts`: its first texts, which its pages show, and what describes it to forms, which with zod
 * weighs more than the page. A bundler tells apart what is used of a module, but puts each module into one file.
 */
export function sectionPlugin(): Plugin {
  return {
    name: 'porte-voix:sections',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      filter: { id: /\.section\.ts$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return !found || describing.test(importer ?? '') ? found : { ...found, id: found.id + TEXTS };
      },
    },
    load: {
      filter: { id: /\.section\.ts\?texts$/ },
      handler: async (id) => ({ code: await readFile(id.slice(0, -TEXTS.length), 'utf8'), moduleType: 'ts' }),
    },
    transform: {
      filter: { id: /\.section\.ts(?:\?texts)?$/ },
      handler(code, id) {
        const statements = this.parse(code).body as unknown as Node[];
        const texts = statements.filter(isTexts);
        const write = (some: readonly Node[]) =>
          some.map(({ start, end }) => code.slice(start, end)).join('\n');
        if (!id.endsWith(TEXTS)) {
          const names = texts.flatMap(declaredBy).join(', ');
          const rest = write(statements.filter((statement) => !texts.includes(statement)));
          return `import { ${names} } from ${JSON.stringify(id + TEXTS)};\nexport { ${names} };\n${rest}`;
        }
        const needed = new Set(texts);
        for (const statement of needed) {
          const names = new Set(namesIn(statement));
          for (const other of statements)
            if (declaredBy(other).some((name) => names.has(name))) needed.add(other);
        }
        return write(statements.filter((statement) => needed.has(statement)));
      },
    },
  };
}
