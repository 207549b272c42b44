import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../backend.ts';
import { getClient, createExampleBackend, getMember, getProof } from './exampleBackend.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await createExampleBackend();
});
afterAll(() => backend.close());

const password = 'mot de passe';
const mailsTo = (email: string) => backend.inbox.filter((mail) => mail.to === email);
/** The page that a link leads to. */
const getPage = (link = '') => link.split('#')[0];
/** What a program that looks for what is harmful does with a link before a person does. */
const scan = async (link = '') => {
  for (const method of ['HEAD', 'GET'])
    await backend.fetch(new Request(link, { method })).catch(() => undefined);
  const { type, token_hash } = getProof(link);
  const old = new URLSearchParams({ type, token: token_hash, token_hash }).toString();
  expect((await backend.fetch(new Request(`${backend.url}/auth/v1/verify?${old}`))).status).toBe(404);
};

describe('sign-up', () => {
  it('waits for the confirmation, which a person asks for, once', async () => {
    const client = getClient(backend);
    const email = 'nouvelle@exemple.test';
    const { data } = await client.auth.signUp({ email, password });
    expect(data.session).toBeNull();
    const link = mailsTo(email)[0]?.link;
    expect(getPage(link)).toBe('http://localhost:4173/');
    await scan(link);
    expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'email_not_confirmed',
    );
    // Only for what it was sent for.
    for (const type of ['invite', 'recovery'] as const)
      expect((await getClient(backend).auth.verifyOtp({ ...getProof(link), type })).error?.code).toBe(
        'otp_expired',
      );
    expect((await getClient(backend).auth.verifyOtp(getProof(link))).data.user?.email).toBe(email);
    expect((await getClient(backend).auth.verifyOtp(getProof(link))).error?.code).toBe('otp_expired');
    expect((await getClient(backend).auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('leads back to where the page asked, on the same origin only', async () => {
    const ask = async (email: string, emailRedirectTo: string) => {
      await getClient(backend).auth.signUp({ email, password, options: { emailRedirectTo } });
      return mailsTo(email)[0]?.link;
    };
    expect(getPage(await ask('a@exemple.test', 'http://localhost:4173/auth'))).toBe(
      'http://localhost:4173/auth',
    );
    for (const [index, target] of [
      'https://pirate.example/',
      'http://localhost:9999/',
      'http://localhost:4173@pirate.example/',
      '//pirate.example',
      'javascript:alert(1)',
    ].entries())
      expect(getPage(await ask(`b${index}@exemple.test`, target))).toBe('http://localhost:4173/');
  });

  it('says the same of a taken address as of a free one', async () => {
    const answerTo = async (email: string) => {
      const response = await backend.fetch(
        new Request(`${backend.url}/auth/v1/signup`, {
          method: 'POST',
          headers: { apikey: backend.publishableKey },
          body: JSON.stringify({ email, password, data: { first_name: 'Ève' } }),
        }),
      );
      const shape = JSON.stringify(await response.json())
        .replaceAll(email, 'adresse')
        .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
        .replaceAll(/\d{4}-\d\d-\d\dT[^"]+/g, 'date');
      return [response.status, [...response.headers.keys()], shape];
    };
    const email = 'prise@exemple.test';
    await backend.sql(
      `insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, now())`,
      [email],
    );
    expect(await answerTo(email)).toEqual(await answerTo('libre@exemple.test'));
    expect(mailsTo(email)).toEqual([]);
    const [users] = await backend.sql<{ count: number }>(
      `select count(*) from auth.users where email like '%invalid'`,
    );
    expect(users).toEqual({ count: 0 });
  });

  it.each(['a$&b@exemple.test', "a$'b@exemple.test"])('says the same of %s, taken or free', async (email) => {
    const ask = async () => {
      const response = await backend.fetch(
        new Request(`${backend.url}/auth/v1/signup`, {
          method: 'POST',
          headers: { apikey: backend.publishableKey },
          body: JSON.stringify({ email, password }),
        }),
      );
      return ((await response.json()) as { email: string }).email;
    };
    await backend.sql(
      `insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, now())`,
      [email],
    );
    expect(await ask()).toBe(email);
  });

  it('leaves the link of an invitation as it is', async () => {
    const email = 'invitee@exemple.test';
    const invited = await backend.fetch(
      new Request(`${backend.url}/auth/v1/invite`, {
        method: 'POST',
        headers: { apikey: backend.serviceKey },
        body: JSON.stringify({ email }),
      }),
    );
    const { action_link: link } = (await invited.json()) as { action_link: string };
    const stranger = getClient(backend);
    expect((await stranger.auth.signUp({ email, password })).error).toBeNull();
    expect(mailsTo(email)).toHaveLength(1);
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash');
    const accepted = await backend.fetch(
      new Request(`${backend.url}/auth/v1/verify`, {
        method: 'POST',
        headers: { apikey: backend.publishableKey },
        body: JSON.stringify({ type: 'invite', token_hash: token }),
      }),
    );
    expect(accepted.status).toBe(200);
  });

  it('keeps a kilobyte of what somebody says of themselves', async () => {
    const { auth } = getClient(backend);
    const signUp = (length: number) =>
      auth.signUp({
        email: `${length}@exemple.test`,
        password,
        options: { data: { x: 'é'.repeat(length / 2) } },
      });
    expect((await signUp(1000)).error).toBeNull();
    expect((await signUp(1100)).error?.status).toBe(400);
    const member = await getMember(backend, 'bavarde@exemple.test');
    expect((await member.auth.updateUser({ data: { x: 'x'.repeat(61_000) } })).error?.status).toBe(400);
  });

  it('sends a new link to who has not confirmed', async () => {
    const unlimited = await createExampleBackend({ rateLimits: { mail: { requests: 9, seconds: 60 } } });
    const email = 'oubli@exemple.test';
    const { auth } = getClient(unlimited);
    await auth.signUp({ email, password });
    await auth.signUp({ email, password });
    expect((await auth.signUp({ email, password })).error).toBeNull();
    expect(unlimited.inbox).toHaveLength(3);
    const proofs = unlimited.inbox.map(({ link }) => getProof(link));
    const outcomes: (string | undefined)[] = [];
    for (const proof of proofs) outcomes.push((await auth.verifyOtp(proof)).error?.code);
    expect(outcomes).toEqual(['otp_expired', 'otp_expired', undefined]);
    await unlimited.close();
  });

  it('leaves nothing behind when a trigger refuses, and no secret in the log', async () => {
    await backend.exec(`
      create function public.no_spam() returns trigger language plpgsql as $$
        begin if new.email like 'spam%' then raise exception 'non'; end if; return new; end $$;
      create trigger no_spam after insert on auth.users for each row execute function public.no_spam();`);
    // What the thread of the database logs comes out here.
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const response = await backend.fetch(
      new Request(`${backend.url}/auth/v1/signup`, {
        method: 'POST',
        headers: { apikey: backend.publishableKey },
        body: JSON.stringify({ email: 'spam@exemple.test', password }),
      }),
    );
    expect(await response.json()).toMatchObject({ code: 500, error_code: 'unexpected_failure' });
    const logged = log.mock.calls.map(([chunk]) => String(chunk)).join('');
    log.mockRestore();
    expect(logged).toContain('non');
    expect(logged).not.toMatch(/\$2b\$|insert into/);
    expect(await backend.sql(`select from auth.users where email like 'spam%'`)).toEqual([]);
    expect(mailsTo('spam@exemple.test')).toEqual([]);
  });
});

describe('sign-in', () => {
  it('answers a wrong password, a stranger and an unconfirmed account alike', async () => {
    await getMember(backend, 'connue@exemple.test');
    await getClient(backend).auth.signUp({ email: 'attente@exemple.test', password });
    for (const email of ['connue@exemple.test', 'inconnue@exemple.test', 'attente@exemple.test']) {
      const { error } = await getClient(backend).auth.signInWithPassword({ email, password: 'mauvais' });
      expect([error?.status, error?.code, error?.message]).toEqual([
        400,
        'invalid_credentials',
        'Invalid login credentials',
      ]);
    }
  });
});

describe('password reset', () => {
  it('sends a link that opens a session, and the new password ends all others', async () => {
    const email = 'perdue@exemple.test';
    const elsewhere = await getMember(backend, email);
    const redirectTo = 'http://localhost:4173/auth/nouveau-mot-de-passe';
    const client = getClient(backend);
    await client.auth.resetPasswordForEmail(email, { redirectTo });
    const link = mailsTo(email).at(-1)?.link;
    expect(getPage(link)).toBe(redirectTo);
    await scan(link);
    expect((await getClient(backend).auth.verifyOtp({ ...getProof(link), type: 'signup' })).error?.code).toBe(
      'otp_expired',
    );
    expect((await client.auth.verifyOtp(getProof(link))).data.user?.email).toBe(email);
    expect((await getClient(backend).auth.verifyOtp(getProof(link))).error?.code).toBe('otp_expired');
    expect((await client.auth.updateUser({ password: 'tout nouveau' })).error).toBeNull();
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await getClient(backend).auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
  });

  it('tells nobody whether an address has an account', async () => {
    const { error } = await getClient(backend).auth.resetPasswordForEmail('personne@exemple.test');
    expect(error).toBeNull();
    expect(mailsTo('personne@exemple.test')).toEqual([]);
  });
});

describe('rate limits', () => {
  it('stop guessing passwords from one address, and only that address', async () => {
    const guess = async (address: string) => {
      const { error } = await getClient(backend, address).auth.signInWithPassword({
        email: 'connue@exemple.test',
        password: 'essai',
      });
      return error?.code;
    };
    const guesses: (string | undefined)[] = [];
    for (let round = 0; round < 31; round += 1) guesses.push(await guess('203.0.113.7'));
    expect(guesses.slice(0, 30).every((code) => code === 'invalid_credentials')).toBe(true);
    expect(guesses[30]).toBe('over_request_rate_limit');
    expect(await guess('203.0.113.8')).toBe('invalid_credentials');
  });

  it('let one e-mail a minute leave for a mailbox, known or not', async () => {
    await getMember(backend, 'inondee@exemple.test');
    for (const email of ['inondee@exemple.test', 'fantome@exemple.test']) {
      const { auth } = getClient(backend);
      await auth.resetPasswordForEmail(email);
      const { error } = await auth.resetPasswordForEmail(email);
      expect([error?.status, error?.code]).toEqual([429, 'over_email_send_rate_limit']);
    }
  });

  it('do not punish a refused sign-up', async () => {
    const { auth } = getClient(backend);
    const email = 'hesitante@exemple.test';
    expect((await auth.signUp({ email, password: 'court' })).error?.code).toBe('weak_password');
    expect((await auth.signUp({ email, password })).error).toBeNull();
  });
});
