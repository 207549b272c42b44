import { askToRetry } from './askToRetry.ts';
import { loadFiles } from './loadFiles.ts';

/**
 * Stands in the place of Vite's own helper around each dynamic import of the build: a download that fails is shown and tried
 * again, and whatever imports it waits. `files` are relative to the site's root, the imported one first.
 */
export async function preload<Module>(load: () => Promise<Module>, files: readonly string[] = []) {
  await loadFiles(files.map((file) => `/${file}`).toReversed(), askToRetry);
  return load();
}
