import type { SupabaseClient } from '@supabase/supabase-js';

/** A document as a release shows it. */
export type ReleasedDocument = Record<'document' | 'state' | 'hash', string> & {
  title: string | null;
} & Record<'withdraws' | 'is_changed_since' | 'is_changed_since_approval', boolean>;

/** A release as somebody sees it who presses « Publier ». */
export async function seeRelease(client: SupabaseClient, id: string) {
  const { data } = await client.rpc('read_release', { wanted_id: id });
  const seen = data as { version: number; documents: ReleasedDocument[] } | null;
  const hashes = Object.fromEntries((seen?.documents ?? []).map(({ document, hash }) => [document, hash]));
  return { id, seen_version: seen?.version ?? 1, seen_documents: hashes };
}

/** Presses « Publier » on a release as it is. */
export const publishRelease = async (client: SupabaseClient, id: string) =>
  client.rpc('publish_release', await seeRelease(client, id));
