/** `2026-11-20 16:22:00.5+00` as PostgREST writes it: `2026-11-20T16:22:00.5+00:00`. */
function toIsoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

/** PGlite's parsers for `timestamp` and `timestamptz`, which @supabase/lite passes on in PostgreSQL's own spelling. */
export const isoTimestampParsers = { 1114: toIsoTimestamp, 1184: toIsoTimestamp };
