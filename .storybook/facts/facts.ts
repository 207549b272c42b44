import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { listScreens, type Screen } from './screens.ts';

/** What the code and its history say of pieces, by their folders below `src`. */
export type Facts = {
  /** The day of the first commit that has its file, whatever the file was called then. */
  since: Record<string, string>;
  screens: Record<string, Screen[]>;
};

/** The day since when each file is there; empty outside of a repository. */
function readHistory() {
  const days = new Map<string, string>();
  let log = '';
  try {
    log = execFileSync(
      'git',
      ['log', '--reverse', '--diff-filter=AR', '-M', '--name-status', '--format=%cs', '--', 'src'],
      { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] },
    );
  } catch {
    return days;
  }
  let day = '';
  for (const line of log.split('\n')) {
    const [change = '', before = '', after] = line.split('\t');
    if (/^\d{4}-/.test(change)) day = change;
    else if (before) days.set(after ?? before, (after && days.get(before)) || day);
  }
  return days;
}

/** Every folder with a piece that has its name, and stories. */
export const listPieces = () =>
  [...new Set(globSync('src/**/*.stories.tsx').map((file) => dirname(file)))]
    .filter((folder) => existsSync(`${folder}/${basename(folder)}.tsx`))
    .map((folder) => folder.slice('src/'.length))
    .toSorted();

export function collectFacts(): Facts {
  const history = readHistory();
  const pieces = listPieces();
  const toFile = (folder: string) => `src/${folder}/${basename(folder)}.tsx`;
  return {
    since: Object.fromEntries(pieces.map((folder) => [folder, history.get(toFile(folder)) ?? ''])),
    screens: listScreens(),
  };
}
