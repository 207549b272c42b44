import type { SupabaseClient } from '@supabase/supabase-js';
import { mediaTypeOf, storageKeyOf } from '#data/media/media.ts';
import { objectKeysOf } from '#data/media/picture.ts';
import { preparePicture } from './sharpPicture.ts';

const pageSize = 100;

/** As for what the browser sends: behind a key, nothing changes. */
const cacheControl = '31536000';

/**
 * Gives the pictures of the library that have none their sizes and variants, and takes out of their files what the camera
 * knew (product 8.8). Needs the service key. A picture that can't be read is left as it is and named.
 *
 * @returns what was done, in a French sentence.
 */
export async function makeVariants(service: SupabaseClient): Promise<string> {
  let done = 0;
  const failures: string[] = [];
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { data } = await service
      .from('media_library')
      .select('id,title,file_path')
      .is('width', null)
      .like('mime_type', 'image/%')
      .gt('id', last)
      .order('id')
      .limit(pageSize)
      .throwOnError();
    for (const { id, title, file_path } of data as { id: string; title: string; file_path: string }[]) {
      last = id;
      try {
        await prepareMedium(service, id, storageKeyOf(file_path));
        done += 1;
      } catch (error) {
        failures.push(`${title} (${error instanceof Error ? error.message : String(error)})`);
      }
    }
    if (data.length < pageSize) break;
  }
  const told = `${done} image(s) préparée(s).`;
  return failures.length > 0 ? `${told}\nLaissées telles quelles\u00A0: ${failures.join('; ')}` : told;
}

/** The row comes last: an attempt that stopped before is made again, and writes over what it left. */
async function prepareMedium(service: SupabaseClient, id: string, key: string) {
  const bucket = service.storage.from('media');
  const { data, error } = await bucket.download(key);
  if (error) throw error;
  const given = new Uint8Array(await data.arrayBuffer());
  const picture = await preparePicture(given);
  const variants = picture.variants.map(({ end }) => end).join(' ') || null;
  const isSame = Buffer.compare(picture.bytes, given) === 0;
  const files = [isSame ? null : picture.bytes, ...picture.variants.map(({ bytes }) => bytes)];
  for (const [index, name] of objectKeysOf(key, variants).entries()) {
    const file = files[index];
    const contentType = mediaTypeOf(name) ?? '';
    if (!file) continue;
    const sent = await bucket.upload(name, file, { contentType, cacheControl, upsert: true });
    if (sent.error) throw sent.error;
  }
  const { width, height, bytes } = picture;
  await service
    .from('media_library')
    .update({ width, height, variants, file_size: bytes.length })
    .eq('id', id)
    .throwOnError();
}
