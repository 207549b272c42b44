import { dataDirOf, runCommand, typedPath } from './commandLine.ts';
import { backUp } from './dataArchive.ts';

await runCommand('npm run backup -- FICHIER.tar.gz', async (argument) => {
  const file = typedPath(argument);
  await backUp(dataDirOf(process.env), file);
  return `Sauvegarde écrite dans ${file}`;
});
