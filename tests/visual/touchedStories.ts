import { globSync } from 'node:fs';
import { ModuleGraph } from './moduleGraph.ts';

/** What draws every story, and takes its picture. */
export const everyStoryIsMadeOf = [
  '.storybook/preview.tsx',
  'tests/visual/takePicture.ts',
  'vitest.config.ts',
  'package-lock.json',
];

/** The frame of every story brings toasts, with their buttons: hidden, but in their own stories. */
const isUnseen = (file: string) => file.startsWith('src/design-system/');

/** The story files whose pictures may differ after a change of these files; paths start at the root of the work tree. */
export function touchedStories(root: string, changed: string[]): string[] {
  const graph = new ModuleGraph(root);
  const stories = globSync('{src,tests/parcours,.storybook}/**/*.stories.tsx', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const shared = graph.distancesFrom(everyStoryIsMadeOf);
  if (changed.some((file) => shared.has(file) && !isUnseen(file))) return stories;
  return stories.filter((story) => {
    const parts = graph.distancesFrom([story], everyStoryIsMadeOf);
    return changed.some((file) => parts.has(file));
  });
}
