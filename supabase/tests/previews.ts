import type { SupabaseClient } from '@supabase/supabase-js';
import { toDocument } from './versions.ts';
import { previewTokens, rows, type Fixtures } from './world.ts';

const { draft } = rows.articles;

/** What the draft's link shows of it, as everybody who has the link sees it. */
export async function readPreview(client: SupabaseClient, token: string = previewTokens.living) {
  const { data } = await client.rpc('read_preview', { token }).maybeSingle().throwOnError();
  return data as {
    name: string | null;
    documents: { document: string; withdraws: boolean; value: Record<string, unknown> }[];
    content_hash: string;
    ends_at: string;
  } | null;
}

/** Approves what a link leads to: the content of the moment, unless told otherwise. */
export async function approve(
  client: SupabaseClient,
  link: keyof typeof previewTokens,
  contentHash?: string,
  values: { id?: string; name?: string; comment?: string } = {},
) {
  return client.rpc('approve_preview', {
    token: previewTokens[link],
    id: '70000000-0000-4000-8000-000000000002',
    content_hash:
      contentHash ??
      (await readPreview(client, previewTokens[link === 'page' || link === 'release' ? link : 'living']))
        ?.content_hash,
    name: 'Marie Roy',
    ...values,
  });
}

type Previews = {
  links: { id: string }[];
  approvals: { id: string; is_current: boolean }[];
};

/** What an editor sees of the previews of an article or a content: unless told, the draft's. */
export async function getPreviews(
  fixtures: Fixtures,
  shared: { release_id: string } | { document: string } = { document: toDocument(draft) },
): Promise<Previews> {
  const { data } = await fixtures.as.editor.rpc('list_previews', shared).single().throwOnError();
  return data as Previews;
}

/** Leaves a note by a link. */
export const addNote = (
  client: SupabaseClient,
  link: keyof typeof previewTokens,
  document: string,
  values: Record<string, unknown> = {},
) =>
  client.rpc('add_preview_note', {
    token: previewTokens[link],
    id: '40000000-0000-4000-8000-000000000099',
    document,
    place: 'content',
    words: 'Un mot',
    name: 'Marie Roy',
    note: 'Un autre mot?',
    ...values,
  });
