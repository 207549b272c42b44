import { bringUpToDate } from '../data/reshape.ts';
import { dataDirOf, runCommand, typedPath } from './commandLine.ts';
import { restore } from '../data/dataArchive.ts';

await runCommand('npm run restore -- FICHIER.tar.gz', async (argument) => {
  const told: string[] = [];
  let homeless: string[] = [];
  const replaced = await restore(dataDirOf(process.env), typedPath(argument), async (dataDir) => {
    homeless = await bringUpToDate(dataDir, { log: (line) => told.push(line) });
  });
  return [
    ...told,
    [
      'Données restaurées.',
      ...(replaced ? [`Celles d’avant sont pour trente jours dans ${replaced}`] : []),
      ...(homeless.length > 0
        ? [`N’ont plus de place, et ne sont que dans la sauvegarde\u00A0: ${homeless.join(', ')}`]
        : []),
    ].join(' '),
  ].join('\n');
});
