import type { Database, Json } from '../database.types.ts';
import { supabase } from '../supabase.ts';

type Functions = Database['public']['Functions'];
type Listed = Functions['list_contents']['Returns'][number];
type Name = 'first_name' | 'last_name';

/** A content of the site that somebody has changed. The generated types don't know what can be empty. */
export type Content = Pick<Listed, 'key' | 'version' | 'saved_at'> & {
  /** What waits to be published; null when nothing does. */
  draft: Json;
  /** What visitors read; null when it is the code's copy. */
  published: Json;
  published_at: string | null;
} & Record<Name, string | null>;

/** All contents that were ever changed, as far as the person may edit them. Editors and above. */
export async function fetchContents(): Promise<Content[]> {
  const { data } = await supabase().rpc('list_contents', {}).throwOnError();
  return data;
}

/** One content, or null when nobody has ever changed it. Editors and above; admins for settings. */
export async function fetchContent(key: string): Promise<Content | null> {
  const { data } = await supabase().rpc('list_contents', { content_key: key }).throwOnError();
  return data[0] ?? null;
}

/** A content to be saved, and the version that it starts from: 0 when nobody has ever changed it. */
export type ContentSave = { key: string; value: Json; version: number; note?: string };

const toArguments = ({ key, value, version, note }: ContentSave) => ({
  content_key: key,
  content_value: value,
  seen_version: version,
  ...(note && { note }),
});

/**
 * Saves a draft and gives its version. Fails as `conflict` when somebody has saved since; sent again after an answer that
 * was lost, it is written once. Editors and above; admins for settings.
 */
export async function saveContent(save: ContentSave): Promise<number> {
  const { data } = await supabase().rpc('save_content', toArguments(save)).throwOnError();
  return data;
}

/** Saves a content and shows it to visitors: as `saveContent` else. */
export async function publishContent(save: ContentSave): Promise<number> {
  const { data } = await supabase().rpc('publish_content', toArguments(save)).throwOnError();
  return data;
}

/** Shows visitors the code's copy again, without a draft: fails as `saveContent` does. */
export async function revertContent({ key, version }: Pick<ContentSave, 'key' | 'version'>): Promise<number> {
  const { data } = await supabase()
    .rpc('revert_content', { content_key: key, seen_version: version })
    .throwOnError();
  return data;
}

/** A version that is wanted back, and the one that the screen shows. */
export type ContentRestoration = { key: string; number: number; version: number };

/** Makes a version the draft of today: fails as `saveContent` does, and as `notFound` when it has no text of its own. */
export async function restoreContent({ key, number, version }: ContentRestoration): Promise<number> {
  const { data } = await supabase()
    .rpc('restore_content', { content_key: key, revision: number, seen_version: version })
    .throwOnError();
  return data;
}
