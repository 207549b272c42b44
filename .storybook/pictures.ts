// npx node .storybook/pictures.ts FOLDER — puts the pictures of stories that tests have taken beside a workbench that is built.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pictureFile } from '../tests/visual/differences.ts';
import { listPath, parsePictures } from '../tests/visual/pictureList.ts';

const root = join(import.meta.dirname, '..');

/** Copies each picture at the width of a desktop, as far as this machine has drawn it (`npm run test:visual`), and says whose it is. */
export function copyPictures(folder: string) {
  mkdirSync(folder, { recursive: true });
  const drawn = parsePictures(readFileSync(join(root, listPath), 'utf8')).filter(
    ({ window, digest }) => window === 'desktop' && existsSync(pictureFile(root, digest)),
  );
  for (const { digest } of drawn)
    if (!existsSync(join(folder, `${digest}.png`)))
      copyFileSync(pictureFile(root, digest), join(folder, `${digest}.png`));
  const index = Object.fromEntries(drawn.map(({ story, digest }) => [story, `${digest}.png`]));
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
  const kept = new Set([...Object.values(index), 'index.json']);
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name), { force: true });
}

const [, script, folder] = process.argv;
if (script === import.meta.filename && folder) copyPictures(folder);
