import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A request to the backend: `articles`, `rpc/search_desk`, `storage/media`, `functions/manage-users`. */
type Request = string;

/** A declaration at the top of a module: what it asks the backend for by itself, and the declarations that it names. */
type Declaration = { requests: readonly Request[]; names: readonly string[] };

type Module = {
  declarations: ReadonlyMap<string, Declaration>;
  /** What stands under a name that is imported: the file, and the name there. */
  imports: ReadonlyMap<string, readonly [file: string, name: string]>;
};

/** The file below `src` that an import leads to; nothing for a package. */
export function resolveImport(imported: string, file: string) {
  const path = imported.startsWith('.')
    ? join(dirname(file), imported)
    : /^#(?!mocks|storybook)/.test(imported)
      ? join('src', imported.slice(1))
      : '';
  return path.startsWith('src/') ? path : undefined;
}

/** What asks the backend, with what follows it: the name, or one of two. */
const patterns = [
  [/storage\s*\.from\(([^,)]*)/g, 'storage/'],
  [/(?:(?<!storage\s*)\.from|\b(?:delete|restore)Record)\(([^,)]*)/g, ''],
  [/\.rpc\(([^,)]*)/g, 'rpc/'],
  [/\.invoke(?:<\w+>)?\(([^,)]*)/g, 'functions/'],
] as const;

const findRequests = (code: string): Request[] =>
  patterns.flatMap(([pattern, prefix]) =>
    [...code.matchAll(pattern)].flatMap(([, named = '']) =>
      [...named.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => prefix + name),
    ),
  );

/** The names that a module's code refers to, by where they stand. Names of members and of properties refer to nothing. */
function findReferences(program: ESTree.Program) {
  const ignored = new Set<number>();
  const found: { name: string; at: number }[] = [];
  new Visitor({
    MemberExpression: ({ computed, property }) => void (computed || ignored.add(property.start)),
    Property: ({ computed, shorthand, key }) => void (computed || shorthand || ignored.add(key.start)),
    Identifier: ({ name, start }) => void found.push({ name, at: start }),
    JSXIdentifier: ({ name, start }) => void found.push({ name, at: start }),
  }).visit(program);
  return found.filter(({ at }) => !ignored.has(at));
}

/** What a lazy component loads: `import('./Palette.tsx')` stands for what has the file's name there. */
const findLoaded = (code: string, file: string) =>
  [...code.matchAll(/\bimport\('([.#][^']+)'\)/g)].flatMap(([, imported = '']) => {
    const path = resolveImport(imported, file);
    return path ? [`${path}#${/([^/]+)\.tsx?$/.exec(path)?.[1]}`] : [];
  });

function readModule(file: string): Module {
  const code = readFileSync(file, 'utf8');
  const { program, module } = parseSync(file, code);
  const imports = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) => {
      const path = resolveImport(moduleRequest.value, file);
      return path
        ? entries.map(
            ({ localName, importName }) => [localName.value, [path, importName.name ?? '']] as const,
          )
        : [];
    }),
  );
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName } of entries) {
      const path = moduleRequest && resolveImport(moduleRequest.value, file);
      if (path && exportName.name) imports.set(exportName.name, [path, importName.name ?? '']);
    }
  const references = findReferences(program);
  const declarations = new Map<string, Declaration>();
  const declare = (name: string, { start, end }: { start: number; end: number }) => {
    const own = code.slice(start, end);
    const names = references.flatMap((one) => (one.at >= start && one.at < end ? [one.name] : []));
    declarations.set(name, {
      requests: findRequests(own),
      names: [...new Set([...names, ...findLoaded(own, file)])],
    });
  };
  for (const statement of program.body) {
    const declared = 'declaration' in statement && statement.declaration ? statement.declaration : statement;
    if (declared.type === 'VariableDeclaration')
      for (const one of declared.declarations) {
        if (one.id.type === 'Identifier') declare(one.id.name, one);
      }
    else if ((declared.type === 'FunctionDeclaration' || declared.type === 'ClassDeclaration') && declared.id)
      declare(declared.id.name, declared);
  }
  return { declarations, imports };
}

const modules = new Map<string, Module | undefined>();

function getModule(file: string) {
  if (!modules.has(file)) {
    try {
      modules.set(file, readModule(file));
    } catch {
      modules.set(file, undefined);
    }
  }
  return modules.get(file);
}

/** Everything that the component of a file asks the backend for, itself or by what it is made of. */
export function listRequests(file: string, component: string): Request[] {
  const seen = new Set<string>();
  const requests = new Set<Request>();
  const queue: (readonly [string, string])[] = [[file, component]];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [path, name] = next;
    // The design system asks for nothing.
    if (path.startsWith('src/design-system/')) continue;
    if (seen.has(`${path}#${name}`)) continue;
    seen.add(`${path}#${name}`);
    const module = getModule(path);
    const declaration = module?.declarations.get(name);
    const passedOn = declaration ? undefined : module?.imports.get(name);
    if (passedOn) queue.push(passedOn);
    for (const request of declaration?.requests ?? []) requests.add(request);
    for (const named of declaration?.names ?? []) {
      const [loaded, exported] = named.split('#');
      const imported = module?.imports.get(named);
      if (exported) queue.push([loaded ?? '', exported]);
      else if (imported) queue.push(imported);
      else if (module?.declarations.has(named)) queue.push([path, named]);
    }
  }
  return [...requests].toSorted();
}
