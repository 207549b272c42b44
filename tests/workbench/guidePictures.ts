import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

const root = join(import.meta.dirname, '../..');

/** The pictures that guides show, in this build and for the next one. */
const pictureFolders = [
  join(root, 'storybook-static/pictures'),
  join(root, 'node_modules/.cache/porte-voix/guide-pictures'),
];
const pictured = new Set<string>();

/** In the page: where what is shown ends. What floats is placed in the window. */
function getBottom() {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'))
    return innerHeight;
  const bottoms = [...document.body.children].map((part) => part.getBoundingClientRect().bottom);
  return Math.min(innerHeight, Math.max(80, ...bottoms) + 16);
}

/** Takes the picture of the story that a page shows. */
export async function takePicture(page: Page, id: string) {
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: await page.evaluate(getBottom) };
  const picture = await page.screenshot({ type: 'jpeg', quality: 70, animations: 'disabled', clip });
  pictured.add(id);
  for (const folder of pictureFolders) writeFileSync(join(folder, `${id}.jpg`), picture);
}

/** Names the pictures that there are; those of a run of a part come beside the others. */
export function listPictures(isThere: (id: string) => boolean) {
  for (const folder of pictureFolders) {
    const index = join(folder, 'index.json');
    const before = JSON.parse(readFileSync(index, 'utf8')) as string[];
    writeFileSync(index, JSON.stringify([...new Set([...before, ...pictured])].filter(isThere)));
  }
}
