/** The namespace that Podcasting 2.0 gives the identifiers of podcasts. */
const namespace = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/**
 * The `podcast:guid` of a name: its UUIDv5. The name is by rule the first address of the feed; ours is the identifier of the
 * show's document, for the guid must outlive each address, and the domain too.
 */
export async function toPodcastGuid(name: string): Promise<string> {
  const prefix = namespace.replaceAll('-', '').match(/../g) ?? [];
  const bytes = [...prefix.map((byte) => Number.parseInt(byte, 16)), ...new TextEncoder().encode(name)];
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', new Uint8Array(bytes))).slice(0, 16);
  // Version 5, and the variant of RFC 9562.
  hash.set([((hash[6] ?? 0) & 0x0f) | 0x50], 6);
  hash.set([((hash[8] ?? 0) & 0x3f) | 0x80], 8);
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
