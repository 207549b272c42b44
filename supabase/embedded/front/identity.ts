import { verify } from 'hono/jwt';
import type { LiteKeys } from '../worker/liteApp.ts';

/** Who a request comes from, as its key and token prove it. */
export type Identity =
  | { kind: 'visitor' }
  | { kind: 'person'; id: string; token: string }
  | { kind: 'service' };

/** Why nobody can be told from a request: the field's own words, in English as from a hosted project. */
export type Unidentified = { reason: 'key' | 'expired' | 'token' };

/**
 * Reads `apikey` and `Authorization`, and believes nothing that isn't signed. supabase-js repeats a visitor's or the
 * service's key as a token, which says nothing new.
 */
export async function identify(headers: Headers, keys: LiteKeys): Promise<Identity | Unidentified> {
  const key = headers.get('apikey');
  if (key !== keys.publishableKey && key !== keys.serviceKey) return { reason: 'key' };
  const authorization = headers.get('authorization');
  const isService = key === keys.serviceKey;
  if (authorization === null || authorization === `Bearer ${key}`)
    return { kind: isService ? 'service' : 'visitor' };
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization) ?? [];
  if (!token) return { reason: 'token' };
  try {
    const { sub, role } = await verify(token, keys.jwtSecret, 'HS256');
    if (typeof sub !== 'string' || role !== 'authenticated') return { reason: 'token' };
    return { kind: 'person', id: sub, token };
  } catch (error) {
    return { reason: error instanceof Error && error.name === 'JwtTokenExpired' ? 'expired' : 'token' };
  }
}
