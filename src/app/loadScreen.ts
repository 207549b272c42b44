import type { ComponentType } from 'react';
import { type Screen, screens } from './screens.ts';

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  '/src/admin/dashboard/DashboardPage/DashboardPage.tsx',
  '/src/features/*/admin/*Page/*Page.tsx',
  '/src/lists/DeletedItemsPage/DeletedItemsPage.tsx',
]);

const findModule = ([, , component, page = component]: Screen) => {
  const path = Object.keys(modules).find((path) => path.endsWith(`/${page}/${page}.tsx`));
  if (!path) throw new Error(`No folder has the screen ${page}/${page}.tsx, which screens.ts names.`);
  return modules[path] as NonNullable<(typeof modules)[string]>;
};

// Whoever forgets the component of an entry is told at once, whatever is opened.
for (const screen of Object.values(screens).flat()) findModule(screen);

/** Loads the component of a screen of the table. */
export async function loadScreen(screen: Screen) {
  return (await findModule(screen)())[screen[2]];
}
