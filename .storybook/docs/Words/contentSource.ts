import { type ESTree, parseSync, Visitor } from 'vite';

type Span = { start: number; end: number };

/** Where a part of a content is written: a value, or what holds more of them. */
export type Place = Span &
  /** A literal, or an expression that names something else. */
  ({ kind: 'value' } | { kind: 'list'; items: Place[] } | { kind: 'group'; parts: Record<string, Part> });

/** A property; its name ends at `colon`. */
export type Part = Span & { colon: number; place: Place };

/** A statement that gives a name to the contents alone, an import or a constant, and where the name is used. */
export type Named = Span & { name: string; uses: Span[] };

/** A `*.content.ts` as it is written. */
export type ContentSource = {
  /** From the root of the repository. */
  file: string;
  text: string;
  /** Where the parts of what it exports stand. */
  exports: Record<string, Place>;
  named: Named[];
};

function placeOf(value: ESTree.Expression): Place {
  const { start, end } = value;
  if (value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression')
    return placeOf(value.expression);
  if (value.type === 'ArrayExpression') {
    const items = value.elements.filter((item) => item !== null && item.type !== 'SpreadElement');
    if (items.length === value.elements.length)
      return { kind: 'list', start, end, items: items.map(placeOf) };
  }
  if (value.type === 'ObjectExpression') {
    const parts = value.properties.flatMap((property): [string, Part][] => {
      if (property.type !== 'Property' || property.computed || property.shorthand) return [];
      const { key, start: from, end: to } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      return [[name, { start: from, colon: key.end, end: to, place: placeOf(property.value) }]];
    });
    if (parts.length === value.properties.length)
      return { kind: 'group', start, end, parts: Object.fromEntries(parts) };
  }
  return { kind: 'value', start, end };
}

/** Reads where the texts of a content file stand. Throws where it isn't TypeScript. */
export function readContentSource(file: string, text: string): ContentSource {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const exports = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations.flatMap(({ id, init }): [string, Place][] =>
          id.type === 'Identifier' && init ? [[id.name, placeOf(init)]] : [],
        )
      : [],
  );
  const identifiers: (Span & { name: string })[] = [];
  new Visitor({ Identifier: ({ name, start, end }) => void identifiers.push({ name, start, end }) }).visit(
    program,
  );
  const named = program.body.flatMap((statement): Named[] => {
    const name = onlyNameOf(statement);
    if (!name) return [];
    const { start, end } = statement;
    const uses = identifiers.filter((one) => one.name === name && one.start > end);
    return [{ name, start, end, uses: uses.map(({ start: from, end: to }) => ({ start: from, end: to })) }];
  });
  return { file, text, exports: Object.fromEntries(exports), named };
}

/** The one name that an import of a value, or a constant of the file, gives. */
function onlyNameOf(statement: ESTree.Statement): string | undefined {
  if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
    const [only, ...others] = statement.specifiers;
    return others.length === 0 ? only?.local.name : undefined;
  }
  if (statement.type !== 'VariableDeclaration') return undefined;
  const [only, ...others] = statement.declarations;
  return others.length === 0 && only?.id.type === 'Identifier' ? only.id.name : undefined;
}
