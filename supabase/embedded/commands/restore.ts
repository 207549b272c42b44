import { bringUpToDate } from '../data/reshape.ts';
import { getDataDir, runCommand, typedPath } from './commandLine.ts';
import { restore } from '../data/dataArchive.ts';

await runCommand('npm run restore -- FICHIER.tar.gz', async (argument) => {
  const reported: string[] = [];
  let homeless: string[] = [];
  const replaced = await restore(getDataDir(process.env), typedPath(argument), async (dataDir) => {
    homeless = await bringUpToDate(dataDir, { log: (line) => reported.push(line) });
  });
  return [
    ...reported,
    [
      'Données restaurées.',
      ...(replaced ? [`Celles d’avant sont pour trente jours dans ${replaced}`] : []),
      ...(homeless.length > 0
        ? [`N’ont plus de place, et ne sont que dans la sauvegarde\u00A0: ${homeless.join(', ')}`]
        : []),
    ].join(' '),
  ].join('\n');
});
