import { dataDirOf, runCommand, typedPath } from './commandLine.ts';
import { restore } from './dataArchive.ts';

await runCommand('npm run restore -- FICHIER.tar.gz', async (argument) => {
  const replaced = await restore(dataDirOf(process.env), typedPath(argument));
  return `Données restaurées.${replaced ? ` Celles d’avant sont dans ${replaced}` : ''}`;
});
