import { type ContentMedia, layMedia } from '#features/media/data/contentMedia.ts';
import type { AddressedKind } from './addressedKind.ts';

/**
 * A published document as its page shows it, with what the library knows of its files; null where hardly anything of it fits its
 * schema any more. Schemas come only when there is something to check.
 */
export async function readDocument<Content extends object>(
  loadKind: () => Promise<AddressedKind<Content>>,
  value: unknown,
  { media }: { media?: ContentMedia },
): Promise<Content | null> {
  const [{ readAddressed }, kind] = await Promise.all([import('./addressedKind.ts'), loadKind()]);
  const content = readAddressed(kind, value);
  return content && layMedia(content, media);
}
