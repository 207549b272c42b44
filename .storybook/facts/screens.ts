import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { screens } from '../../src/app/screens.ts';

/** An address that a screen of the back-office stands at. */
export type Screen = { path: string; title: string; /** The least that opens it. */ role: string };

/** The file below `src` that an import leads to; nothing for a package. */
export function resolveImport(imported: string, file: string) {
  const path = imported.startsWith('.')
    ? join(dirname(file), imported)
    : /^#(?!mocks|storybook)/.test(imported)
      ? join('src', imported.slice(1))
      : '';
  return path.startsWith('src/') ? path : undefined;
}

/** The screens by their folders below `src`. */
export function listScreens(): Record<string, Screen[]> {
  const listed: Record<string, Screen[]> = {};
  for (const [role, ofRole] of Object.entries(screens))
    for (const [path, title, component, page = component] of ofRole) {
      const [file = ''] = globSync(`src/{features/*/admin,admin/dashboard,lists}/${page}/${page}.tsx`);
      (listed[dirname(file).slice('src/'.length)] ??= []).push({ path, title, role });
    }
  return listed;
}
