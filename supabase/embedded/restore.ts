import { createBackend } from './backend.ts';
import { dataDirOf, runCommand, typedPath } from './commandLine.ts';
import { restore } from './dataArchive.ts';

await runCommand('npm run restore -- FICHIER.tar.gz', async (argument) => {
  const replaced = await restore(dataDirOf(process.env), typedPath(argument), async (dataDir) => {
    await (await createBackend({ dataDir })).close();
  });
  return `Données restaurées.${replaced ? ` Celles d’avant sont dans ${replaced}` : ''}`;
});
