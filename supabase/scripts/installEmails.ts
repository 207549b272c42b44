// npm run emails:install — puts the e-mails of src/emails into the hosted project. `-- --dry-run` shows what would be sent,
// `-- --files` writes them to supabase/templates instead, where `supabase config push` and `supabase start` read them.
import { writeFile } from 'node:fs/promises';
import { readEnvFile, runTask } from '../embedded/commands/commandLine.ts';
import { StartupError } from '../embedded/startupError.ts';
import { hostedEmails, installEmails } from './hostedEmails.ts';

async function writeFiles(): Promise<string> {
  for (const [name, { html }] of Object.entries(hostedEmails))
    await writeFile(new URL(`../templates/${name}.html`, import.meta.url), html);
  return 'Les courriels sont écrits dans supabase/templates.';
}

await runTask(async () => {
  readEnvFile();
  const [option, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || ![undefined, '--dry-run', '--files'].includes(option))
    throw new StartupError('Utilisation : npm run emails:install [-- --dry-run | -- --files]');
  return option === '--files'
    ? writeFiles()
    : installEmails(process.env, { isDryRun: option === '--dry-run' });
});
