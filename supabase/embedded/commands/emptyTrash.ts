import { createClient } from '@supabase/supabase-js';
import { runTask } from './commandLine.ts';
import { StartupError } from '../startupError.ts';
import { emptyTrash } from './trash.ts';

const usage =
  'SUPABASE_URL=https://… SUPABASE_SECRET_KEY=… npx node supabase/embedded/commands/emptyTrash.ts';

// For a hosted project, once a day. `npm start` empties the trash of its own data.
await runTask(async () => {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env;
  if (!url || !key) throw new StartupError(`Utilisation : ${usage}`);
  const service = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  return `${await emptyTrash(service)} fichier(s) supprimé(s) pour de bon.`;
});
