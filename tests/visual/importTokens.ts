// npm run tokens:import -- FICHIER.json [STORIES…] — shows what a file of DTCG 2025.10 would change: tokens, and the pictures
// of all stories, or of those whose paths are named. Nothing is written until the same is asked for with --write.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planImport, type TokenChange, UnfitTokens } from '#theme/exchange/exchange.ts';
import { readTokenFiles, tokenFolder } from '#theme/exchange/source.ts';
import { runTask, typedPath } from '../../supabase/embedded/commands/commandLine.ts';
import { StartupError } from '../../supabase/embedded/startupError.ts';
import { showTokens } from './showTokens.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/porte-voix/tokens');
/** The token files whose pictures were shown last. */
const shownFile = join(folder, 'shown.json');

const nameOf = (value: TokenChange['value']) => (typeof value === 'object' ? value.alias : String(value));

const line = ({ token, value }: TokenChange) => `  ${token.id} : ${nameOf(token.value)} → ${nameOf(value)}`;

await runTask(async () => {
  const [file, ...options] = process.argv.slice(2);
  if (!file)
    throw new StartupError('Utilisation : npm run tokens:import -- FICHIER.json [STORIES… | --write]');
  const path = typedPath(file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new StartupError(`Il n’y a pas de fichier ${path}.`);
  const stories = options.filter((option) => option !== '--write');

  const { changes, files, tooFaint, absent } = await planImport(
    readTokenFiles(),
    readFileSync(path, 'utf8'),
  ).catch((error: unknown) => {
    throw error instanceof UnfitTokens ? new StartupError(error.message) : error;
  });
  if (tooFaint.length > 0)
    throw new StartupError(
      `Rien n’est écrit : ces textes ne se liraient plus assez.\n${tooFaint.map((pair) => `  ${pair}`).join('\n')}`,
    );
  if (changes.length === 0) return 'Ces jetons sont déjà ceux du code : rien ne change.';

  const tokens = JSON.stringify(files);
  const left =
    absent.length > 0 ? `\nSans valeur dans le fichier, donc inchangés : ${absent.join(', ')}.` : '';
  const summary = `Jetons qui changent : ${changes.length}\n${changes.map(line).join('\n')}${left}`;
  if (options.includes('--write')) {
    if (!existsSync(shownFile) || readFileSync(shownFile, 'utf8') !== tokens)
      throw new StartupError(
        `Rien n’est écrit : regardez d’abord ce que ces jetons changent, par npm run tokens:import -- ${file}`,
      );
    const changed = [...new Set(changes.map(({ token }) => token.file))];
    for (const name of changed) writeFileSync(join(tokenFolder, name), files[name] ?? '');
    // A longer name may need a line of its own.
    const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
    spawnSync(process.execPath, [formatter, ...changed.map((name) => join(tokenFolder, name))], {
      cwd: root,
    });
    return `${summary}\nC’est écrit. Il reste à renouveler les images (npm run test:visual -- --update) et les courriels (npm run emails:install -- --files).`;
  }

  mkdirSync(folder, { recursive: true });
  const tokensFile = join(folder, 'tokens.json');
  writeFileSync(tokensFile, tokens);
  process.stdout.write(`${summary}\nLes images sont reprises avec ces jetons…\n`);
  const { count, page, trouble } = await showTokens(tokensFile, stories, folder);
  if (trouble) process.stderr.write(`${trouble}\n`);
  writeFileSync(shownFile, tokens);
  return `Images qui changent : ${count}. Regardez-les : ${page}\nRien n’est écrit. Pour l’écrire : npm run tokens:import -- ${file} --write`;
});
