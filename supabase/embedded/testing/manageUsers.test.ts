import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '#paths.ts';
import { createManageUsers, invitationPage } from '../../functions/manage-users/handler.ts';
import { getClient, people, signIn } from '../../tests/world.ts';
import { createFixtures, type Fixtures } from '../../tests/world.ts';
import { type Backend, createBackend } from '../backend.ts';

process.env['LITE_AUTH_BCRYPT_COST'] = '4';

let backend: Backend;
let fixtures: Fixtures;

beforeAll(async () => {
  backend = await createBackend({ seed: null, discretion: 0 });
  fixtures = await createFixtures(backend);
});
afterAll(() => backend.close());

const getToken = async (client: SupabaseClient) =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

/** Asks the function; its answer's status and body. */
async function ask(client: SupabaseClient, body: unknown, init: RequestInit = {}) {
  const response = await backend.fetch(
    new Request(`${backend.url}/functions/v1/manage-users`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${await getToken(client)}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    }),
  );
  const text = await response.text();
  expect(text).not.toContain(backend.serviceKey);
  return { status: response.status, ...(JSON.parse(text) as { link?: string; message?: string }) };
}

async function journal() {
  const { data } = await fixtures.as.admin
    .from('listed_account_changes')
    .select()
    .order('number', { ascending: false })
    .throwOnError();
  return (data as { kind: string; account_id: string; actor_id: string; new_role: string }[])[0];
}

const facts = (link = '') => new URLSearchParams(new URL(link).hash.slice(1));
const accept = (link?: string) => {
  const client = getClient(backend);
  const opened = client.auth.verifyOtp({ type: 'invite', token_hash: facts(link).get('token_hash') ?? '' });
  return { client, opened };
};

it('leads invitations to the page where a password is chosen', () => {
  expect(invitationPage).toBe(paths.passwordReset);
});

describe('an invitation', () => {
  it('gives the role to whoever opens its link, and is written down', async () => {
    const email = 'invitee@exemple.test';
    const { status, link } = await ask(fixtures.as.admin, {
      action: 'invite',
      email: ` ${email} `,
      role: 'editor',
    });
    expect(status).toBe(200);
    expect(link?.startsWith(`${backend.url}${paths.passwordReset}#type=invite&token_hash=`)).toBe(true);
    expect(backend.inbox.at(-1)).toMatchObject({ to: email, link });
    expect(await journal()).toMatchObject({ kind: 'invited', actor_id: people.admin, new_role: 'editor' });

    const { client, opened } = accept(link);
    expect((await opened).error).toBeNull();
    expect((await client.auth.updateUser({ password: 'un mot de passe' })).error).toBeNull();
    const session = await getClient(backend).auth.signInWithPassword({ email, password: 'un mot de passe' });
    const { data } = await client
      .from('profiles')
      .select('role')
      .eq('user_id', session.data.user?.id)
      .single();
    expect(data).toEqual({ role: 'editor' });
    // Used once.
    expect((await accept(link).opened).error?.code).toBe('otp_expired');
    expect(await ask(fixtures.as.admin, { action: 'invite', email, role: 'editor' })).toMatchObject({
      status: 409,
      message: 'Cette personne a déjà un compte\u00A0: changez plutôt son rôle.',
    });
  });

  it('can be sent again to whoever hasn’t accepted, a minute later, and shuts out whoever signed up before', async () => {
    const email = 'usurpee@exemple.test';
    const password = 'mot de passe';
    await getClient(backend).auth.signUp({ email, password });
    // The confirmation of a sign-up is none of an invitation.
    expect((await accept(backend.inbox.at(-1)?.link).opened).error?.code).toBe('otp_expired');
    const { link } = await ask(fixtures.as.admin, { action: 'invite', email, role: 'admin' });
    expect(await ask(fixtures.as.admin, { action: 'invite', email, role: 'admin' })).toMatchObject({
      status: 429,
    });
    // Nor the other way round: nobody opens it without a password to choose.
    const asSignUp = { type: 'signup', token_hash: facts(link).get('token_hash') ?? '' } as const;
    expect((await getClient(backend).auth.verifyOtp(asSignUp)).error?.code).toBe('otp_expired');
    expect((await accept(link).opened).error).toBeNull();
    const { error } = await getClient(backend).auth.signInWithPassword({ email, password });
    expect(error?.code).toBe('invalid_credentials');
  });

  it('whose link is an hour old opens nothing', async () => {
    const email = 'tardive@exemple.test';
    const { link } = await ask(fixtures.as.admin, { action: 'invite', email, role: 'editor' });
    await backend.sql(
      `update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = $1`,
      [email],
    );
    expect((await accept(link).opened).error?.code).toBe('otp_expired');
  });
});

describe('a suspension', () => {
  it('ends sessions at once, is undone, and both are written down', async () => {
    const editor = await signIn(fixtures, 'colleague');
    const listed = async () => (await editor.rpc('list_calendar')).error?.code;
    expect(await listed()).toBeUndefined();
    expect(await ask(fixtures.as.admin, { action: 'suspend', account_id: people.colleague })).toEqual({
      status: 200,
    });
    expect(await listed()).toBe('PT401');
    expect((await editor.auth.refreshSession()).error).not.toBeNull();
    expect(await journal()).toMatchObject({
      kind: 'suspended',
      account_id: people.colleague,
      actor_id: people.admin,
    });
    await expect(signIn(fixtures, 'colleague')).rejects.toMatchObject({ code: 'user_banned' });
    expect(await ask(fixtures.as.admin, { action: 'restore', account_id: people.colleague })).toEqual({
      status: 200,
    });
    expect(await journal()).toMatchObject({ kind: 'restored', actor_id: people.admin });
    expect((await (await signIn(fixtures, 'colleague')).rpc('list_calendar')).error).toBeNull();
  });
});

describe('a removal', () => {
  it('hands on what the person wrote, and leaves nothing of them', async () => {
    const order = {
      action: 'remove',
      account_id: people.publishedAuthor,
      transfer_to: people.colleague,
    };
    expect(await ask(fixtures.as.admin, order)).toEqual({ status: 200 });
    expect(await journal()).toMatchObject({ kind: 'removed', actor_id: people.admin });
    const [left] = await backend.sql<{ author_id: string; people: string }>(
      `select author_id, (select count(*) from auth.users where id = $1)
        + (select count(*) from private.accounts where user_id = $1)
        + (select count(*) from auth.identities where user_id = $1) as people
       from public.articles where slug = 'publie'`,
      [people.publishedAuthor],
    );
    expect(left).toMatchObject({ author_id: people.colleague, people: 0 });
    expect(await ask(fixtures.as.admin, order)).toMatchObject({ status: 404 });
  });
});

describe('is refused', () => {
  const about = (action: string, id: string) => ({ action, account_id: id });

  it('to a visitor, and to a session that is over', async () => {
    expect(await ask(fixtures.as.anonymous, about('suspend', people.stranger))).toMatchObject({
      status: 401,
    });
    const client = await signIn(fixtures, 'admin');
    await backend.sql('delete from auth.sessions where id = $1', [
      (await client.auth.getClaims()).data?.claims.session_id,
    ]);
    expect(await ask(client, about('suspend', people.stranger))).toMatchObject({ status: 401 });
  });

  it.each([
    ['no JSON', '{', 400],
    ['nothing to do', {}, 400],
    ['an id that is none', about('remove', '../users'), 400],
    ['an unknown action', about('promote', people.stranger), 400],
    ['an unknown role', { action: 'invite', email: 'a@exemple.test', role: 'owner' }, 400],
    ['a long body', { action: 'x'.repeat(70_000) }, 413],
    ['nobody', about('suspend', '70000000-0000-4000-8000-000000000009'), 404],
  ])('with %s', async (_what, body, status) => {
    expect(await ask(fixtures.as.admin, body)).toMatchObject({ status });
  });

  it('by another method', async () => {
    expect((await ask(fixtures.as.admin, undefined, { method: 'PUT', body: '{}' })).status).toBe(404);
  });
});

describe('by itself, as Deno serves it', () => {
  const serviceKey = 'sb_secret_jamais';
  const token = 'Bearer a.b.c';
  const hosted = (answers: Response[]) => {
    const fetch = vi.fn((_input: string, _init: RequestInit) =>
      Promise.resolve(answers.shift() ?? new Response(null, { status: 204 })),
    );
    const handler = createManageUsers({
      apiUrl: 'https://projet.exemple',
      publishableKey: 'sb_publishable',
      serviceKey,
      siteUrl: 'https://site.exemple',
      fetch,
    });
    const send = (init: RequestInit) => handler(new Request('https://projet.exemple/f', init));
    const suspend = (authorization = token) =>
      send({
        method: 'POST',
        headers: { authorization },
        body: JSON.stringify({ action: 'suspend', account_id: people.stranger }),
      });
    return { fetch, send, suspend };
  };

  it('lets another origin ask first', async () => {
    const { status, headers } = await hosted([]).send({ method: 'OPTIONS' });
    expect([status, headers.get('access-control-allow-methods')]).toEqual([204, 'POST']);
  });

  it('takes no other method, no other token, and nothing long', async () => {
    const { send, suspend, fetch } = hosted([]);
    expect((await send({ method: 'GET' })).status).toBe(405);
    expect((await suspend(`Bearer ${serviceKey}`)).status).toBe(401);
    const long = { method: 'POST', headers: { authorization: token }, body: ' '.repeat(5000) };
    expect((await send(long)).status).toBe(413);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('asks the database with the caller’s token first, and then alone uses the service key', async () => {
    const { suspend, fetch } = hosted([]);
    expect((await suspend()).status).toBe(200);
    const getHeaders = (call: number) => new Headers(fetch.mock.calls[call]?.[1].headers);
    expect(getHeaders(0).get('authorization')).toBe(token);
    expect(getHeaders(0).get('apikey')).toBe('sb_publishable');
    expect(getHeaders(1).get('apikey')).toBe(serviceKey);
    const refused = hosted([Response.json({ code: '42501', message: 'secret' }, { status: 403 })]);
    expect((await refused.suspend()).status).toBe(403);
    expect(refused.fetch).toHaveBeenCalledOnce();
  });

  it.each([
    ['the database is broken', [new Response('secret', { status: 500 })], 502],
    ['the account service is broken', [new Response(), new Response('secret', { status: 500 })], 502],
    ['the account service refuses', [new Response(), new Response('secret', { status: 422 })], 400],
    ['the session is over', [new Response('secret', { status: 401 })], 401],
  ])('says in French, and nothing more, that %s', async (_what, answers, status) => {
    const response = await hosted(answers).suspend();
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/secret/);
  });

  it('says as much when nothing answers', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const handler = createManageUsers({
      apiUrl: '',
      publishableKey: '',
      serviceKey,
      siteUrl: '',
      fetch: () => Promise.reject(new Error(serviceKey)),
    });
    const response = await handler(
      new Request('https://x', {
        method: 'POST',
        headers: { authorization: token },
        body: JSON.stringify({ action: 'suspend', account_id: people.stranger }),
      }),
    );
    expect([response.status, await response.text()]).toEqual([502, expect.not.stringContaining(serviceKey)]);
    expect(JSON.stringify(log.mock.calls)).not.toContain(serviceKey);
    log.mockRestore();
  });
});
