import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, relative, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** A value of another module: of a file of the project, or of a package. */
export interface Import {
  name: string;
  from: string;
}

/** What the source of a module says. Comments and strings say nothing, and types come from nowhere. */
export interface Module {
  /** What it uses or passes on. */
  imports: Import[];
  /** The values that it exports. */
  exports: string[];
  /** What it calls: `useForm`, `userEvent.tab`. */
  calls: string[];
  /** What it draws or styles: `input`, `Field.Control`. */
  elements: string[];
  /** The properties of its types. */
  properties: string[];
}

type Span = { start: number; end: number };

/** The file that Node takes for an import of the project; a package, or an asset with its `?query`, as it is. */
const resolveFrom = (file: string, specifier: string) =>
  /^[.#][^?]*$/.test(specifier) ? relative('.', createRequire(resolve(file)).resolve(specifier)) : specifier;

function parseModule(file: string): Module {
  const source = readFileSync(file, 'utf8');
  const textOf = ({ start, end }: Span) => source.slice(start, end);
  const { program, module, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);

  const [callees, elements, properties]: [Span[], Span[], Span[]] = [[], [], []];
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      callees.push(callee);
      if (first && textOf(callee) === 'styled') elements.push(first);
    },
    MemberExpression: ({ object, property }) => {
      if (textOf(object) === 'styled') elements.push(property);
    },
    JSXOpeningElement: ({ name }) => elements.push(name),
    TSPropertySignature: ({ key }) => properties.push(key),
  }).visit(program);

  const requests = [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map((entry) => ({ ...entry, moduleRequest })),
    ),
    ...module.staticExports.flatMap(({ entries }) => entries),
  ];
  const imports = requests.flatMap(({ isType, importName, moduleRequest }) =>
    isType || !moduleRequest
      ? []
      : [{ name: importName.name ?? '*', from: resolveFrom(file, moduleRequest.value) }],
  );
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, exportName: { name } }) => (isType || !name ? [] : [name])),
  );
  return {
    imports,
    exports,
    calls: callees.map(textOf),
    elements: elements.map(textOf),
    properties: properties.map(textOf),
  };
}

const modules = new Map<string, Module>();

/** Reads a module from its syntax tree, each one once. */
export function readModule(file: string): Module {
  const module = modules.get(file) ?? parseModule(file);
  modules.set(file, module);
  return module;
}

/** The file or package that declares a value, past each `index.ts` that only passes it on. */
export function declarerOf({ name, from }: Import): string {
  const origin =
    basename(from) === 'index.ts' ? readModule(from).imports.find((one) => one.name === name) : undefined;
  return origin ? declarerOf(origin) : from;
}
