import type { SupabaseClient } from '@supabase/supabase-js';
import type { Tables } from '#generated/database.types.ts';
import { findMediaType, toStorageKey } from '#features/media/data/media.ts';
import { listObjectKeys, planSocialFile, withSocialFile } from '#features/media/data/picture.ts';
import { makeSocialVariant, preparePicture } from './sharpPicture.ts';

const pageSize = 100;

/** As for what the browser sends: behind a key, nothing changes. */
const cacheControl = '31536000';

/**
 * Gives the pictures of the library that lack them their sizes and variants, and takes out of their files what the camera
 * knew (product: preparing pictures). Needs the service key. A picture that can't be read is left as it is and named.
 *
 * @returns what was done, in a French sentence.
 */
export async function makeVariants(service: SupabaseClient): Promise<string> {
  let done = 0;
  const failures: string[] = [];
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { data } = await service
      .from('media_library')
      .select('id,title,file_path,width,height,focal_x,focal_y,variants')
      .like('mime_type', 'image/%')
      .gt('id', last)
      .order('id')
      .limit(pageSize)
      .throwOnError();
    for (const medium of data as Medium[]) {
      const { id, title, width } = medium;
      last = id;
      if (width !== null && hasSocialFile(medium)) continue;
      try {
        await (width === null ? prepareMedium : addSocialVariant)(service, medium);
        done += 1;
      } catch (error) {
        failures.push(`${title} (${error instanceof Error ? error.message : String(error)})`);
      }
    }
    if (data.length < pageSize) break;
  }
  const reported = `${done} image(s) préparée(s).`;
  return failures.length > 0
    ? `${reported}\nLaissées telles quelles\u00A0: ${failures.join('; ')}`
    : reported;
}

type Medium = Pick<
  Tables<'media_library'>,
  'id' | 'title' | 'file_path' | 'width' | 'height' | 'focal_x' | 'focal_y' | 'variants'
>;

/** Whether there is one for social networks that keeps in sight what has to be. */
const hasSocialFile = ({ width, height, variants, ...focalPoint }: Medium) =>
  variants?.split(' ').at(-1) ===
  planSocialFile({ width: width ?? 1, height: height ?? 1, ...focalPoint }).end;

/** The row comes last: an attempt that stopped before is made again, and writes over what it left. */
async function prepareMedium(service: SupabaseClient, { id, file_path }: Medium) {
  const key = toStorageKey(file_path);
  const given = await download(service, key);
  const picture = await preparePicture(given);
  const variants = picture.variants.map(({ end }) => end).join(' ') || null;
  const isSame = Buffer.compare(picture.bytes, given) === 0;
  const files = [isSame ? null : picture.bytes, ...picture.variants.map(({ bytes }) => bytes)];
  for (const [index, name] of listObjectKeys(key, variants).entries()) {
    const file = files[index];
    if (file) await upload(service, name, file);
  }
  const { width, height, bytes } = picture;
  await service
    .from('media_library')
    .update({ width, height, variants, file_size: bytes.length })
    .eq('id', id)
    .throwOnError();
}

/** A picture that was prepared before there was one for social networks, or before somebody said what counts in it. */
async function addSocialVariant(service: SupabaseClient, { id, file_path, variants, ...focalPoint }: Medium) {
  const key = toStorageKey(file_path);
  const { end, bytes } = await makeSocialVariant(await download(service, key), focalPoint);
  await upload(service, listObjectKeys(key, end)[1] ?? '', bytes);
  await service
    .from('media_library')
    .update({ variants: withSocialFile(variants, end) })
    .eq('id', id)
    .throwOnError();
}

async function download(service: SupabaseClient, key: string) {
  const { data, error } = await service.storage.from('media').download(key);
  if (error) throw error;
  return new Uint8Array(await data.arrayBuffer());
}

async function upload(service: SupabaseClient, key: string, file: Uint8Array<ArrayBuffer>) {
  const contentType = findMediaType(key) ?? '';
  const sent = await service.storage
    .from('media')
    .upload(key, file, { contentType, cacheControl, upsert: true });
  if (sent.error) throw sent.error;
}
