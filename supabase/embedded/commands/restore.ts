import { createBackend } from '../backend.ts';
import { dataDirOf, runCommand, typedPath } from './commandLine.ts';
import { restore } from '../data/dataArchive.ts';

await runCommand('npm run restore -- FICHIER.tar.gz', async (argument) => {
  const replaced = await restore(dataDirOf(process.env), typedPath(argument), async (dataDir) => {
    // What it writes is synced with the rest, before the restored data take their place.
    await (await createBackend({ dataDir, isDurable: false })).close();
  });
  return `Données restaurées.${replaced ? ` Celles d’avant sont dans ${replaced}` : ''}`;
});
