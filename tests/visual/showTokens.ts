import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drawPictures } from './drawPictures.ts';
import { drawDifferences, type PictureChange, writeChanges } from './pictureChanges.ts';
import { listPath, readPictures } from './pictureFiles.ts';

const root = join(import.meta.dirname, '../..');

const page = (changes: PictureChange[]) => `<!doctype html>
<html lang="fr-CA"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Images que ces jetons changent</title>
<style>body{font-family:system-ui;margin:1.5rem}figure{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));align-items:start;gap:1rem;margin:0 0 3rem}
figcaption{grid-column:1/-1;font-weight:600}img{max-width:100%;border:1px solid #ccc}</style>
<h1>Images que ces jetons changent : ${changes.length}</h1><p>Avant, après, différence.</p>
${changes.map(figure).join('\n')}
</html>
`;

const figure = ({ story, window, undrawn, ...files }: PictureChange) =>
  `<figure><figcaption>${story} (${window})${undrawn ? ' : l’histoire ne se dessine pas' : ''}</figcaption>${Object.entries(
    { before: 'Avant', after: 'Après', difference: 'Différence' },
  )
    .map(([name, alt]) => [files[name as 'before' | 'after' | 'difference'], alt])
    .map(([file, alt]) => (file ? `<img src="pictures/${file}" alt="${alt}">` : ''))
    .join('')}</figure>`;

/** What the pictures of the stories say to other tokens. */
export type Comparison = {
  /** How many pictures would change. */
  count: number;
  /** A page that shows them, before and after. */
  page: string;
  /** What else went wrong, in Vitest's words: a story that fails. Empty when nothing did. */
  trouble: string;
};

/**
 * Takes the pictures of the stories with other tokens, and compares them with those of the repository. Writes to a folder
 * alone.
 *
 * @param tokens file of JSON: the texts of the token files, by their names.
 * @param stories parts of the paths of story files; all without any.
 */
export async function showTokens(tokens: string, stories: string[], folder: string): Promise<Comparison> {
  const { pictures, trouble } = drawPictures(root, stories, { VISUAL_TOKENS: resolve(tokens) });
  const { differences: listed, trouble: earlierTrouble } = drawDifferences(
    { tree: root, pictures: readPictures(join(root, listPath)) },
    { tree: root, pictures },
  );
  // Where the list is behind its code, it isn’t the tokens that change.
  const differences = listed.filter(({ before, after }) => before !== after);
  const pictureFolder = join(folder, 'pictures');
  rmSync(pictureFolder, { recursive: true, force: true });
  mkdirSync(pictureFolder, { recursive: true });
  const changes = await writeChanges(differences, { before: root, after: root }, pictureFolder);
  const path = join(folder, 'index.html');
  writeFileSync(path, page(changes));
  return { count: changes.length, page: path, trouble: [trouble, earlierTrouble].filter(Boolean).join('\n') };
}
