import { fileURLToPath } from 'node:url';
import { getDataDir, runCommand, typedPath } from './commandLine.ts';
import { backUp } from '../data/dataArchive.ts';
import { readMigrations } from '../data/migrate.ts';
import { StartupError } from '../startupError.ts';

await runCommand('npm run backup -- FICHIER.tar.gz', async (argument) => {
  const file = typedPath(argument);
  const migrations = await readMigrations(fileURLToPath(new URL('../../migrations', import.meta.url)));
  // Interrupted, it leaves nothing behind.
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => stop.abort(new StartupError('La sauvegarde a été interrompue.')));
  await backUp(getDataDir(process.env), file, {
    migration: migrations.at(-1)?.version,
    signal: stop.signal,
  });
  return `Sauvegarde écrite dans ${file}`;
});
