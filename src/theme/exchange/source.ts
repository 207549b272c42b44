import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** What stands for a token in the source: a value, or another token by its name. */
export type SourceValue = string | number | { alias: string };

/** A token as it is written. */
export type SourceToken = {
  /** Its groups and its name: `color.accent`, `cover.dusk.ground`. */
  id: string;
  value: SourceValue;
  /** The comment above it. */
  description: string | undefined;
};

/** The texts of the token files, by their names. */
export type TokenFiles = Record<string, string>;

/** The folder of the tokens. */
const tokenFolder = join(import.meta.dirname, '../tokens');

/** Reads the token files as they are. */
export const readTokenFiles = (): TokenFiles =>
  Object.fromEntries(
    readdirSync(tokenFolder)
      .toSorted()
      .map((file) => [file, readFileSync(join(tokenFolder, file), 'utf8')]),
  );

function getTokens(file: string, text: string): SourceToken[] {
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);

  const descriptionBefore = (start: number) =>
    comments
      .find(({ value, end }) => value.startsWith('*') && end < start && text.slice(end, start).trim() === '')
      ?.value.replaceAll(/\s*\n?\s*\*\s?/g, ' ')
      .trim();

  function read(id: string, value: ESTree.Expression, start: number): SourceToken[] {
    const token = { id, description: descriptionBefore(start) };
    if (value.type === 'Literal' && (typeof value.value === 'string' || typeof value.value === 'number'))
      return [{ ...token, value: value.value }];
    if (value.type === 'MemberExpression')
      return [{ ...token, value: { alias: text.slice(value.start, value.end) } }];
    if (value.type === 'TSAsExpression') return read(id, value.expression, start);
    if (value.type !== 'ObjectExpression')
      throw new Error(`${file}: ${id} is neither a value nor a group of them.`);
    return value.properties.flatMap((property) => {
      if (property.type !== 'Property') throw new Error(`${file}: ${id} takes tokens over from elsewhere.`);
      const { key } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      return read(`${id}.${name}`, property.value, property.start);
    });
  }

  return program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations.flatMap(({ id, init }) =>
          id.type === 'Identifier' && init ? read(id.name, init, -1) : [],
        )
      : [],
  );
}

/** Every token, in the order in which it is written. Throws where a file says something else than tokens. */
export const readSource = (files: TokenFiles): SourceToken[] =>
  Object.entries(files).flatMap(([file, text]) => getTokens(file, text));
