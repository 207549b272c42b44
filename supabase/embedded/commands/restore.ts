import { createBackend } from '../backend.ts';
import { dataDirOf, runCommand, typedPath } from './commandLine.ts';
import { restore } from '../data/dataArchive.ts';

await runCommand('npm run restore -- FICHIER.tar.gz', async (argument) => {
  const told: string[] = [];
  const replaced = await restore(dataDirOf(process.env), typedPath(argument), async (dataDir) => {
    // What it writes is synced with the rest, before the restored data take their place.
    await (await createBackend({ dataDir, isDurable: false, log: (line) => told.push(line) })).close();
  });
  return `${told.map((line) => `${line}\n`).join('')}Données restaurées.${replaced ? ` Celles d’avant sont pour trente jours dans ${replaced}` : ''}`;
});
