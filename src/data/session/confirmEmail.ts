import { connection, fetchInTime, readJson } from '../connection.ts';

/** The authentication service's own words for a refusal. */
type Refusal = { message: string; status: number; code: string | undefined };

async function ask(path: string, token: string | undefined, body?: object) {
  const { url, key } = connection();
  return fetchInTime(`${url}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: key,
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: body ? JSON.stringify(body) : null,
  });
}

/**
 * Proves that an address is that of whoever signed up. The session which this opens is closed at once, and never
 * reaches the browser's own: by a link that somebody else sends, nobody is signed in under another name.
 */
export async function confirmEmail(token: string): Promise<{ error: Refusal | null }> {
  const response = await ask('verify', undefined, { type: 'signup', token_hash: token });
  const answer = (await readJson(response)) as { access_token?: string; error_code?: string; msg?: string };
  if (!response.ok) {
    const { error_code: code, msg: message = '' } = answer;
    return { error: { message, status: response.status, code } };
  }
  // Whoever confirms has nothing to do about a session that stays open: it ends by itself.
  await ask('logout?scope=local', answer.access_token).catch(() => undefined);
  return { error: null };
}
