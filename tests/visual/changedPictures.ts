import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runVitest } from '../runVitest.ts';

/** A picture that differs from its baseline: three files. The difference is absent where the sizes differ. */
export type ChangedPicture = { before: string; after: string; difference?: string };

const entry =
  /Reference screenshot:\n\s+(?<before>.+)\n\s*\n?\s*Actual screenshot:\n\s+(?<after>.+)(?:\n\s*\n?\s*Diff image:\n\s+(?<difference>.+))?/g;

/** The pictures that Vitest's output names as different. */
export const picturesIn = (output: string): ChangedPicture[] =>
  [...output.matchAll(entry)].map(({ groups }) => ({ ...groups }) as ChangedPicture);

const page = (pictures: { name: string; files: string[] }[]) => `<!doctype html>
<html lang="fr-CA"><meta charset="utf-8"><title>Images que ces jetons changent</title>
<style>body{font-family:system-ui;margin:2rem}figure{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;margin:0 0 3rem}
figcaption{grid-column:1/-1;font-weight:600}img{max-width:100%;border:1px solid #ccc}</style>
<h1>Images que ces jetons changent : ${pictures.length}</h1><p>Avant, après, différence.</p>
${pictures
  .map(
    ({ name, files }) =>
      `<figure><figcaption>${name}</figcaption>${files.map((file) => `<img src="${file}" alt="">`).join('')}</figure>`,
  )
  .join('\n')}
</html>
`;

/** What the pictures of the stories say to other tokens. */
export type Comparison = {
  /** How many pictures would change. */
  count: number;
  /** A page that shows them, before and after. */
  page: string;
  /** What else went wrong, in Vitest's words: a story that fails, a picture without a baseline. Empty when nothing did. */
  trouble: string;
};

/**
 * Takes the pictures of the stories with other tokens, and compares them with the baselines. Writes to a folder alone.
 *
 * @param tokens file of JSON: the texts of the token files, by their names.
 * @param stories parts of the paths of story files; all without any.
 */
export function comparePictures(tokens: string, stories: string[], folder: string): Comparison {
  const { stdout, stderr, status } = runVitest(['run', '--project', 'visual', '--update=none', ...stories], {
    env: { ...process.env, VISUAL_TOKENS: resolve(tokens) },
    maxBuffer: 1024 ** 3,
  });
  const output = stripVTControlCharacters(`${stdout.toString()}${stderr.toString()}`);
  const pictures = picturesIn(output);

  const pictureFolder = join(folder, 'pictures');
  rmSync(pictureFolder, { recursive: true, force: true });
  mkdirSync(pictureFolder, { recursive: true });
  const shown = pictures.map(({ before, after, difference }, index) => ({
    name: before.replace(/^.*\/baselines\//, ''),
    files: [before, after, ...(difference ? [difference] : [])].map((file, part) => {
      const copy = `pictures/${index}-${part}.png`;
      copyFileSync(file, join(folder, copy));
      return copy;
    }),
  }));
  const path = join(folder, 'index.html');
  writeFileSync(path, page(shown));

  const failed = output.split(/^ FAIL /m).slice(1);
  const trouble = failed.filter((failure) => picturesIn(failure).length === 0);
  if (status !== 0 && failed.length === 0) trouble.push(output);
  return { count: pictures.length, page: path, trouble: trouble.join('\n').trim() };
}
