import { z } from 'zod';
import { isEmail, normalizeEmail } from '#data/emailAddress.ts';
import { type Endpoint, endpoint, id, text } from './endpoint.ts';

/** The one spelling of an e-mail address: what is judged, limited, stored and looked up. */
const email = z
  .string()
  .max(254)
  .transform((text) => normalizeEmail(text.normalize('NFC')).toLowerCase())
  .pipe(z.string().refine(isEmail));

/** What an account says of itself: a name or two. It stays for as long as the account. */
const metadata = z
  .record(z.string(), z.unknown())
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= 1024, 'is longer than 1 KB');

const tokenBody = z.union([z.object({ email, password: text }), z.object({ refresh_token: text })]);

/** The authentication service, for people and for whoever has the service key. */
export const accountEndpoints: readonly Endpoint[] = [
  endpoint('POST', '/auth/v1/signup', {
    for: 'key',
    query: ['redirect_to'],
    body: z.object({
      email,
      password: text,
      data: metadata.nullish(),
    }),
    limit: 'signIn',
    mail: 'confirmation',
    hidesAccounts: 'always',
  }),
  endpoint('POST', '/auth/v1/token', {
    for: 'key',
    query: ['grant_type'],
    body: tokenBody,
    limit: (query) => (query.get('grant_type') === 'refresh_token' ? 'refresh' : 'signIn'),
    hidesAccounts: 'refusals',
  }),
  endpoint('POST', '/auth/v1/recover', {
    for: 'key',
    query: ['redirect_to'],
    body: z.object({ email }),
    limit: 'signIn',
    mail: 'recovery',
    hidesAccounts: 'always',
  }),
  // What is proved is proved by the page that a link leads to, not by the link itself.
  endpoint('POST', '/auth/v1/verify', {
    for: 'key',
    body: z.object({
      type: z.enum(['invite', 'signup', 'recovery']),
      token_hash: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    limit: 'verify',
  }),
  endpoint('POST', '/auth/v1/invite', {
    for: 'service',
    query: ['redirect_to'],
    body: z.object({ email }),
    mail: 'invitation',
  }),
  endpoint('POST', '/auth/v1/logout', { for: 'person', query: ['scope'] }),
  endpoint('GET', '/auth/v1/user', { for: 'person' }),
  endpoint('PUT', '/auth/v1/user', {
    for: 'person',
    // Without an e-mail address: @supabase/lite would change it on the word of the old mailbox alone.
    body: z.object({
      password: text.optional(),
      data: metadata.optional(),
      email: z.never().optional(),
    }),
  }),
  endpoint('POST', '/auth/v1/factors', {
    for: 'person',
    body: z.object({
      factor_type: z.literal('totp'),
      friendly_name: z.string().max(100).optional(),
      issuer: z.string().max(100).optional(),
    }),
    limit: 'verify',
  }),
  endpoint('POST', `/auth/v1/factors/${id}/challenge`, { for: 'person', limit: 'verify' }),
  endpoint('POST', `/auth/v1/factors/${id}/verify`, {
    for: 'person',
    body: z.object({ challenge_id: z.string().regex(new RegExp(`^${id}$`)), code: z.string().max(20) }),
    limit: 'verify',
  }),
  endpoint('DELETE', `/auth/v1/factors/${id}`, { for: 'person' }),
  endpoint('GET', '/auth/v1/admin/users', { for: 'service', query: ['page', 'per_page'] }),
  endpoint('DELETE', `/auth/v1/admin/users/${id}`, { for: 'service' }),
  endpoint('GET', `/auth/v1/admin/users/${id}/factors`, { for: 'service' }),
  endpoint('DELETE', `/auth/v1/admin/users/${id}/factors/${id}`, { for: 'service' }),
  endpoint('PUT', `/auth/v1/admin/users/${id}`, { for: 'service', body: z.object({ ban_duration: text }) }),
];
