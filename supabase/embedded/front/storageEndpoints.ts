import { z } from 'zod';
import { type Endpoint, endpoint, text } from './endpoint.ts';

// A word that @supabase/lite takes for something else than a bucket isn't one here either.
const bucket = '(?!(?:public|sign|upload|info|list|copy|move|authenticated)(?:/|$))[a-z0-9-]+';
const file = String.raw`(?=.{1,1024}$)[\w.-]+(?:/[\w.-]+)*`;

/** Where files are sent in parts. */
export const resumablePath = '/storage/v1/upload/resumable';

/** Files: to read, to send at once or in parts, to list, to move and to remove. */
export const storageEndpoints: readonly Endpoint[] = [
  endpoint('GET HEAD', `/storage/v1/object/public/${bucket}/${file}`, { for: 'anyone' }),
  endpoint('GET', `/storage/v1/object/(?:info/)?${bucket}/${file}`, { for: 'key' }),
  endpoint('POST', '/storage/v1/object/(?:copy|move)', {
    for: 'key',
    body: z.object({
      bucketId: text,
      sourceKey: text,
      destinationKey: text,
      destinationBucket: text.optional(),
    }),
  }),
  endpoint('POST', `/storage/v1/object/list/${bucket}`, {
    for: 'key',
    body: z.object({
      prefix: text,
      limit: z.number().int().min(1).max(1000).optional(),
      offset: z.number().int().min(0).optional(),
      sortBy: z.object({ column: text, order: text }).optional(),
      search: text.optional(),
    }),
  }),
  endpoint('DELETE', `/storage/v1/object/${bucket}`, {
    for: 'key',
    body: z.object({ prefixes: z.array(text).max(1000) }),
  }),
  endpoint('POST PUT', `/storage/v1/object/${bucket}/${file}`, { for: 'person', body: 'file' }),
  endpoint('POST', resumablePath, { for: 'person', answeredBy: 'resumableUploads' }),
  endpoint('HEAD PATCH DELETE', `${resumablePath}/[0-9a-f]{32}`, {
    for: 'person',
    answeredBy: 'resumableUploads',
  }),
];
