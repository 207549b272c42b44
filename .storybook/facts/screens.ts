import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { paths } from '../../src/paths.ts';

/** An address that a screen of the back-office stands at. */
export type Screen = { path: string; title: string; /** The least that opens it. */ role: string };

const file = 'src/app/routes.tsx';

/** The file below `src` that an import leads to; nothing for a package. */
export function resolveImport(imported: string, file: string) {
  const path = imported.startsWith('.')
    ? join(dirname(file), imported)
    : /^#(?!mocks|storybook)/.test(imported)
      ? join('src', imported.slice(1))
      : '';
  return path.startsWith('src/') ? path : undefined;
}

/** `paths.admin.users`, or an address that is written out. */
function readPath(written: string) {
  if (!written.startsWith('paths.')) return written.slice(1, -1);
  const found = written
    .split('.')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], paths);
  return typeof found === 'string' ? found : '';
}

/** The screens by their folders below `src`, as the routes and the guards around them have them. */
export function listScreens(): Record<string, Screen[]> {
  const code = readFileSync(file, 'utf8');
  const screens: Record<string, Screen[]> = {};
  const textOf = ({ start, end }: ESTree.Expression) => code.slice(start, end);
  function visit(node: ESTree.Expression, role: string) {
    if (node.type === 'ArrayExpression')
      for (const element of node.elements)
        if (element && element.type !== 'SpreadElement') visit(element, role);
    if (node.type !== 'ObjectExpression') return;
    const parts = Object.fromEntries(
      node.properties.flatMap((part) =>
        part.type === 'Property' && part.key.type === 'Identifier' ? [[part.key.name, part.value]] : [],
      ),
    ) as Record<string, ESTree.Expression | undefined>;
    const load = parts.lazy ? textOf(parts.lazy) : '';
    const guard = /'(Editor|Moderator|Admin)Guard'/.exec(load)?.[1]?.toLowerCase();
    const loaded = resolveImport(/import\('([^']+)'\)/.exec(load)?.[1] ?? '', file);
    const title = /titled\(['"](.*)['"]\)/.exec(parts.handle ? textOf(parts.handle) : '')?.[1];
    if (parts.path && loaded && title) {
      const folder = dirname(loaded).slice('src/'.length);
      (screens[folder] ??= []).push({ path: readPath(textOf(parts.path)), title, role });
    }
    if (parts.children) visit(parts.children, guard ?? role);
  }
  for (const statement of parseSync(file, code).program.body)
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations)
        if (id.type === 'Identifier' && id.name === 'adminRoutes' && init) visit(init, 'subscriber');
  return screens;
}
