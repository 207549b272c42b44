import { fileURLToPath } from 'node:url';
import { dataDirOf, runCommand, typedPath } from './commandLine.ts';
import { backUp } from '../data/dataArchive.ts';
import { readMigrations } from '../data/migrate.ts';

await runCommand('npm run backup -- FICHIER.tar.gz', async (argument) => {
  const file = typedPath(argument);
  const migrations = await readMigrations(fileURLToPath(new URL('../../migrations', import.meta.url)));
  await backUp(dataDirOf(process.env), file, migrations.at(-1)?.version);
  return `Sauvegarde écrite dans ${file}`;
});
