import { createClient } from '@supabase/supabase-js';
import { connection, fetchInTime } from '../connection.ts';
import { makeToken } from '../makeToken.ts';

/**
 * Proves that an address is that of whoever signed up. The session which this opens is closed at once, and never
 * reaches the browser's own: by a link that somebody else sends, nobody is signed in under another name.
 */
export async function confirmEmail(token: string) {
  const { url, key } = connection();
  const { auth } = createClient(url, key, {
    // A key of its own each time: the client warns of two that share one.
    auth: { persistSession: false, autoRefreshToken: false, storageKey: makeToken() },
    global: { fetch: fetchInTime },
  });
  const { error } = await auth.verifyOtp({ type: 'signup', token_hash: token });
  // Whoever confirms has nothing to do about a session that stays open: it ends by itself.
  if (!error) await auth.signOut({ scope: 'local' });
  return { error };
}
