import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleGraph } from './moduleGraph.ts';
import { listPath, readPictures } from './pictureFiles.ts';

/** What draws every story, and takes its picture. */
export const everyStoryIsMadeOf = [
  '.storybook/preview.tsx',
  'tests/visual/takePicture.ts',
  'vitest.config.ts',
  'package-lock.json',
];

/** The frame of every story brings toasts, with their buttons: hidden, but in their own stories. */
const isUnseen = (file: string) => file.startsWith('src/design-system/');

/**
 * The story files whose pictures may differ after a change of these files; paths start at the root of the work tree. A file
 * without pictures isn't opened for them unless it has changed itself.
 */
export function touchedStories(root: string, changed: string[]): string[] {
  const graph = new ModuleGraph(root);
  const pictured = new Set(readPictures(join(root, listPath)).map(({ file }) => file));
  const stories = globSync('{src,.storybook}/**/*.stories.tsx', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => pictured.has(file) || changed.includes(file))
    .toSorted();
  const shared = graph.distancesFrom(everyStoryIsMadeOf);
  if (changed.some((file) => shared.has(file) && !isUnseen(file))) return stories;
  return stories.filter((story) => {
    const parts = graph.distancesFrom([story], everyStoryIsMadeOf);
    return changed.some((file) => parts.has(file));
  });
}
