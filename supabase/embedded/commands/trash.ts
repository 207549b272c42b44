import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { toStorageKey } from '#features/media/data/media.ts';
import type { Backend } from '../backend.ts';

const hourInMilliseconds = 3_600_000;
const dayInMilliseconds = 24 * hourInMilliseconds;
const pageSize = 1000;

/** What the files of one medium have in common. */
const toStem = (key: string) => /^[^.-]+/.exec(key)?.[0];

/**
 * Removes for good what was deleted too long ago to be put back, rows and files. Needs the service key.
 *
 * @returns how many files are gone.
 */
export async function emptyTrash(service: SupabaseClient, now = Date.now()): Promise<number> {
  const { data: stored } = await service.rpc('forget_old_deletions').throwOnError();
  const storedStems = new Set(
    (stored as { file_path: string }[]).map(({ file_path }) => toStem(toStorageKey(file_path))),
  );
  const bucket = service.storage.from('deleted-media');

  const over: string[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const { data: files, error } = await bucket.list('uploads', { limit: pageSize, offset });
    if (error) throw error;
    for (const { name, created_at } of files) {
      // A hosted project names the file within its folder, @supabase/lite with it.
      const key = `uploads/${name.replace(/^uploads\//, '')}`;
      // A deletion that is under way puts the file here before the row is deleted.
      const isNew = created_at !== null && now - Date.parse(created_at) < dayInMilliseconds;
      if (!isNew && !storedStems.has(toStem(key))) over.push(key);
    }
    if (files.length < pageSize) break;
  }
  for (let start = 0; start < over.length; start += pageSize) {
    const { error } = await bucket.remove(over.slice(start, start + pageSize));
    if (error) throw error;
  }
  return over.length;
}

/**
 * E-mails of the data folder, which tell of messages, are kept for as long as messages (product: end of messages), and what was set aside
 * for thirty days. Nothing happens as long as the clock isn't trusted.
 */
export async function forgetOldFiles(
  backend: Pick<Backend, 'sql' | 'forgetMailsBefore' | 'removeExpired'>,
): Promise<void> {
  const [row] = await backend.sql<{ oldest: string }>(
    'select now() - private.message_retention() as oldest where private.trusts_clock()',
  );
  if (!row) return;
  await backend.forgetMailsBefore(new Date(row.oldest));
  await backend.removeExpired();
}

/**
 * For a server that starts: empties the trash and forgets what is old, now and once a day. What stands in the way is told, and keeps
 * nobody from working.
 */
export async function emptyTrashDaily(backend: Backend, log: (line: string) => void): Promise<void> {
  const service = createClient(backend.url, backend.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
  const getReason = (error: unknown) => (error instanceof Error ? error.message : String(error));
  const empty = async () => {
    await emptyTrash(service).catch((error: unknown) => {
      log(`La corbeille n’a pas été vidée : ${getReason(error)}`);
    });
    await forgetOldFiles(backend).catch((error: unknown) => {
      log(`Les anciens courriels et fichiers n’ont pas été supprimés : ${getReason(error)}`);
    });
  };
  await empty();
  setInterval(() => void empty(), dayInMilliseconds).unref();
  // A date in doubt is believed once it has held through a day of running, of which this tells.
  const ask = () => void backend.sql('select private.trusts_clock()').catch(() => undefined);
  setInterval(ask, hourInMilliseconds).unref();
}
