import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getClient, createFixtures, people } from '../../tests/world.ts';
import { type Backend, createBackend } from '../backend.ts';
import { findStep } from '../worker/factors.ts';
import { withService } from '../commands/changeRole.ts';
import { removeFactors } from '../commands/lostFactors.ts';

process.env['LITE_AUTH_BCRYPT_COST'] = '4';

let backend: Backend;

beforeAll(async () => {
  backend = await createBackend({
    seed: null,
    discretion: 0,
    rateLimits: { verify: { requests: 1000, seconds: 1 } },
  });
  await createFixtures(backend);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.sql('delete from auth.mfa_factors where true');
  await backend.sql(`delete from public.site_contents where key = 'internal/security'`);
});

const password = 'porte-voix-test';

async function signIn(name: keyof typeof people) {
  const client = getClient(backend);
  const { data, error } = await client.auth.signInWithPassword({
    email: `${name}@porte-voix.test`,
    password,
  });
  if (error) throw error;
  return { client, user: data.user };
}

const codeFor = (secret: string, moment = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment });

/** The code that the device shows next: the present one has served to add it. */
const nextCodeFor = (secret: string) => codeFor(secret, Date.now() + 30_000);

async function addDevice(client: SupabaseClient, friendlyName = 'Téléphone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const { error: refused } = await client.auth.mfa.challengeAndVerify({
    factorId: data.id,
    code: codeFor(data.totp.secret),
  });
  if (refused) throw refused;
  return { id: data.id, secret: data.totp.secret };
}

const level = async (client: SupabaseClient) => (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
const state = async (client: SupabaseClient) =>
  (await client.rpc('second_factor_state').throwOnError()).data as string;
const readsMessages = async (client: SupabaseClient) =>
  ((await client.from('leads').select('id')).data ?? []).length > 0;

const publishSecurity = (secondFactor: string, isSignUpOpen = true) =>
  backend.sql(
    `insert into public.site_contents (kind, key, value, version) values ('internal', 'internal/security', $1::jsonb, 1)
    on conflict (key) do update set value = excluded.value`,
    [JSON.stringify({ secondFactor, isSignUpOpen })],
  );

describe('codes', () => {
  // RFC 6238, appendix B, for SHA-1: the last six of its eight digits.
  it('are those of their half minute, and good in the one before and after', () => {
    const secret = Secret.fromUTF8('12345678901234567890').base32;
    const seconds = 1_234_567_890;
    const step = Math.floor(seconds / 30);
    expect(findStep(secret, '005924', seconds * 1000)).toBe(step);
    expect(findStep(secret, '005924', (seconds + 30) * 1000)).toBe(step);
    expect(findStep(secret, '005924', (seconds + 90) * 1000)).toBeNull();
  });
});

describe('a device', () => {
  it('is added with a code, shown as a picture and as text, and proves the session', async () => {
    const { client } = await signIn('editor');
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' });
    if (data?.type !== 'totp') throw new Error('No device');
    expect(data.totp.qr_code).toContain('<svg');
    expect(data.totp.uri).toMatch(/^otpauth:\/\/totp\/Porte-Voix:editor%40porte-voix\.test\?.*secret=/);
    const wrong = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: '000000' });
    expect(wrong.error?.code).toBe('mfa_verification_failed');
    expect(await level(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });

    const right = await client.auth.mfa.challengeAndVerify({
      factorId: data.id,
      code: codeFor(data.totp.secret),
    });
    expect(right.error).toBeNull();
    expect(await level(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(
      (await level(client))?.currentAuthenticationMethods.map((proof) => Object(proof).method).toSorted(),
    ).toEqual(['password', 'totp']);
    const { data: factors } = await client.auth.mfa.listFactors();
    expect(factors?.totp).toEqual([
      expect.objectContaining({ friendly_name: 'Téléphone', status: 'verified' }),
    ]);
    expect(JSON.stringify(factors)).not.toContain(data.totp.secret);
    // Renewing the token changes nothing.
    await client.auth.refreshSession();
    expect(await level(client)).toMatchObject({ currentLevel: 'aal2' });
  });

  it('ends the sessions that have not given it', async () => {
    const { client: elsewhere } = await signIn('editor');
    const { client } = await signIn('editor');
    await addDevice(client);
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  it('can’t be added or removed by whoever knows the password alone', async () => {
    const { client } = await signIn('editor');
    const { id } = await addDevice(client);
    const { client: thief } = await signIn('editor');
    expect((await thief.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('insufficient_aal');
    expect((await thief.auth.mfa.unenroll({ factorId: id })).error?.code).toBe('insufficient_aal');
    const { client: stranger } = await signIn('moderator');
    expect((await stranger.auth.mfa.unenroll({ factorId: id })).error?.code).toBe('mfa_factor_not_found');
    expect((await stranger.auth.mfa.challenge({ factorId: id })).error?.code).toBe('mfa_factor_not_found');
  });

  it('is asked for a new password, too', async () => {
    const { client } = await signIn('editor');
    const { id, secret } = await addDevice(client);
    const { client: thief } = await signIn('editor');
    const refused = await thief.auth.updateUser({ password: 'un tout autre mot' });
    expect(refused.error?.code).toBe('insufficient_aal');
    await thief.auth.mfa.challengeAndVerify({ factorId: id, code: nextCodeFor(secret) });
    expect((await thief.auth.updateUser({ password: 'un tout autre mot' })).error).toBeNull();
    expect((await thief.auth.updateUser({ password })).error).toBeNull();
  });

  it('may be one of two with different names, and gone leaves the session as it was before', async () => {
    const { client } = await signIn('editor');
    const first = await addDevice(client);
    expect(
      (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' })).error?.code,
    ).toBe('mfa_factor_name_conflict');
    const second = await addDevice(client, 'Tablette');
    expect((await client.auth.mfa.unenroll({ factorId: first.id })).error).toBeNull();
    expect(await state(client)).toBe('proved');
    await client.auth.mfa.unenroll({ factorId: second.id });
    await client.auth.refreshSession();
    expect(await state(client)).toBe('none');
  });

  it('answers a challenge once, for five minutes', async () => {
    const { client } = await signIn('editor');
    const { id, secret } = await addDevice(client);
    const { client: next } = await signIn('editor');
    const { data: challenge } = await next.auth.mfa.challenge({ factorId: id });
    const answer = { factorId: id, challengeId: challenge?.id ?? '', code: nextCodeFor(secret) };
    await backend.sql(`update auth.mfa_challenges set created_at = now() - interval '6 minutes' where true`);
    expect((await next.auth.mfa.verify(answer)).error?.code).toBe('mfa_challenge_expired');
    await backend.sql(`update auth.mfa_challenges set created_at = now() where true`);
    expect((await next.auth.mfa.verify(answer)).error).toBeNull();
    expect((await next.auth.mfa.verify(answer)).error?.code).toBe('mfa_challenge_expired');
  });
});

describe('a code', () => {
  const prove = async (client: SupabaseClient, factorId: string, code: string) =>
    (await client.auth.mfa.challengeAndVerify({ factorId, code })).error?.code;
  const fail = async (client: SupabaseClient, factorId: string, times: number) => {
    const codes = [];
    for (let time = 0; time < times; time += 1) codes.push(await prove(client, factorId, '000000'));
    return codes;
  };
  const wait = (minutes: number) =>
    backend.sql(
      `update auth.mfa_factors set paused_until = paused_until - make_interval(secs => $1) where true`,
      [minutes * 60],
    );

  it('opens one session, and none by those before it', async () => {
    const { client } = await signIn('editor');
    const { id, secret } = await addDevice(client);
    const { client: own } = await signIn('editor');
    const { client: thief } = await signIn('editor');
    expect(await prove(thief, id, codeFor(secret))).toBe('mfa_verification_failed');
    expect(await prove(own, id, nextCodeFor(secret))).toBeUndefined();
    expect(await prove(thief, id, nextCodeFor(secret))).toBe('mfa_verification_failed');
    expect(await state(thief)).not.toBe('proved');
  });

  it('that a wrong clock took keeps no later one away', async () => {
    const { client } = await signIn('editor');
    const { id, secret } = await addDevice(client);
    await backend.sql('update auth.mfa_factors set last_step = last_step + 115200 where true');
    expect(await prove(client, id, codeFor(secret))).toBeUndefined();
  });

  it('is tried five times on a challenge', async () => {
    const { client } = await signIn('editor');
    const { id, secret } = await addDevice(client);
    const { data } = await client.auth.mfa.challenge({ factorId: id });
    const answer = { factorId: id, challengeId: data?.id ?? '' };
    for (let time = 0; time < 5; time += 1) {
      const { error } = await client.auth.mfa.verify({ ...answer, code: '000000' });
      expect(error?.code).toBe('mfa_verification_failed');
    }
    await wait(1);
    const { error } = await client.auth.mfa.verify({ ...answer, code: nextCodeFor(secret) });
    expect(error?.code).toBe('mfa_challenge_expired');
  });

  it('is tried five times on a device, then after a minute, after two, and so on, from wherever', async () => {
    const { client } = await signIn('editor');
    const { id, secret } = await addDevice(client);
    for (const minutes of [1, 2, 4]) {
      const { client: other } = await signIn('editor');
      expect(await fail(other, id, 6)).toEqual([
        ...Array.from({ length: 5 }, () => 'mfa_verification_failed'),
        'over_request_rate_limit',
      ]);
      expect(await prove(other, id, nextCodeFor(secret))).toBe('over_request_rate_limit');
      await wait(minutes - 0.5);
      expect(await prove(other, id, '000000')).toBe('over_request_rate_limit');
      await wait(0.5);
    }
    const { client: own } = await signIn('editor');
    expect(await prove(own, id, nextCodeFor(secret))).toBeUndefined();
    const [device] = await backend.sql('select failures, paused_until from auth.mfa_factors');
    expect(device).toEqual({ failures: 0, paused_until: null });
  });
});

describe('the password alone', () => {
  it.each(['others', 'global'] as const)('ends no session that a code has proved: %s', async (scope) => {
    const { client } = await signIn('editor');
    await addDevice(client);
    const { client: other } = await signIn('editor');
    const { client: thief } = await signIn('editor');
    expect((await thief.auth.signOut({ scope })).error).toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect((await thief.auth.refreshSession()).error === null).toBe(scope === 'others');
  });

  it('and a code end the others', async () => {
    const { client } = await signIn('editor');
    const { id, secret } = await addDevice(client);
    const { client: next } = await signIn('editor');
    await next.auth.mfa.challengeAndVerify({ factorId: id, code: nextCodeFor(secret) });
    expect((await next.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await next.auth.refreshSession()).error).toBeNull();
  });
});

describe('the database', () => {
  it.each([
    ['nobody', { editor: 'none', admin: 'none' }],
    ['admins', { editor: 'none', admin: 'missing' }],
    ['editors', { editor: 'missing', admin: 'missing' }],
  ])('asks a device of %s, as the settings say', async (secondFactor, states) => {
    await publishSecurity(secondFactor);
    for (const [name, expected] of Object.entries(states)) {
      const { client } = await signIn(name as 'editor' | 'admin');
      expect(await state(client)).toBe(expected);
      expect(await readsMessages(client)).toBe(expected === 'none');
    }
    // Adding one is always possible.
    const { client } = await signIn('admin');
    await addDevice(client);
    expect(await readsMessages(client)).toBe(true);
  });
});

describe('a fresh proof', () => {
  const age = async (client: SupabaseClient, minutes: number) => {
    await backend.sql(
      `update auth.mfa_amr_claims set updated_at = now() - make_interval(mins => $1) where true`,
      [minutes],
    );
    await client.auth.refreshSession();
  };

  it.each<[string, (client: SupabaseClient) => PromiseLike<{ error: { code: string } | null }>]>([
    ['a role', (client) => client.rpc('set_profile_role', { user_id: people.colleague, role: 'moderator' })],
    ['an export', (client) => client.rpc('export_personal_data', { email: 'personne@exemple.test' })],
    ['an erasure', (client) => client.rpc('erase_personal_data', { email: 'personne@exemple.test' })],
    [
      'an invitation',
      (client) => client.rpc('announce_invitation', { email: 'nouvelle@exemple.test', role: 'editor' }),
    ],
    [
      'a removal',
      (client) => client.rpc('announce_account_change', { account_id: people.colleague, change: 'removed' }),
    ],
  ])('is asked for %s', async (_what, act) => {
    const { client } = await signIn('admin');
    await age(client, 11);
    expect((await act(client)).error?.code).toBe('PT428');
    await client.auth.signInWithPassword({ email: 'admin@porte-voix.test', password });
    expect((await act(client)).error).toBeNull();
  });

  it('may be a code', async () => {
    const { client } = await signIn('admin');
    const { id, secret } = await addDevice(client);
    await age(client, 11);
    const read = () => client.rpc('export_personal_data', { email: 'personne@exemple.test' });
    expect((await read()).error?.code).toBe('PT428');
    await client.auth.mfa.challengeAndVerify({ factorId: id, code: nextCodeFor(secret) });
    expect((await read()).error).toBeNull();
  });
});

describe('a lost device', () => {
  it('is removed by an admin, which the journal says', async () => {
    const { client: editor } = await signIn('editor');
    await addDevice(editor);
    const { client: admin } = await signIn('admin');
    const { data } = await admin.auth.getSession();
    const ask = (body: object) =>
      backend.fetch(
        new Request(`${backend.url}/functions/v1/manage-users`, {
          method: 'POST',
          headers: { apikey: backend.publishableKey, authorization: `Bearer ${data.session?.access_token}` },
          body: JSON.stringify(body),
        }),
      );
    expect((await ask({ action: 'remove_factors', account_id: people.editor })).status).toBe(200);
    const { client: next } = await signIn('editor');
    expect(await state(next)).toBe('none');
    const { data: lines } = await admin
      .from('listed_account_changes')
      .select()
      .order('number', { ascending: false })
      .throwOnError();
    expect((lines as object[])[0]).toMatchObject({
      kind: 'factors_removed',
      account_id: people.editor,
      actor_id: people.admin,
    });
    expect((await ask({ action: 'remove_factors', account_id: people.admin })).status).toBe(403);
  });
});

describe('the last admin’s lost device', () => {
  it('is removed by a command with the service key', async () => {
    const { client } = await signIn('admin');
    await addDevice(client);
    const environment = { SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: backend.serviceKey };
    const remove = (address: string) =>
      withService(
        environment,
        (service) => removeFactors(service, address),
        (input, init) => backend.fetch(new Request(input, init)),
      );
    expect(await remove('admin@porte-voix.test')).toBe(
      'Le second facteur de admin@porte-voix.test est retiré : son mot de passe suffit.',
    );
    expect(await remove('admin@porte-voix.test')).toBe('admin@porte-voix.test n’a pas de second facteur.');
    await expect(remove('personne@porte-voix.test')).rejects.toThrow('Aucun compte ne porte l’adresse');
    const { client: next } = await signIn('admin');
    expect(await state(next)).toBe('none');
  });
});

describe('signing up', () => {
  it('can be closed, and invitations go on', async () => {
    const { client } = await signIn('admin');
    await publishSecurity('nobody', false);
    const visitor = getClient(backend);
    expect((await visitor.rpc('sign_up_is_open')).data).toBe(false);
    const refused = await visitor.auth.signUp({
      email: 'inconnue@exemple.test',
      password: 'un long mot de passe',
    });
    expect(refused.error?.status).toBe(500);
    const { data } = await client.auth.getSession();
    const invited = await backend.fetch(
      new Request(`${backend.url}/functions/v1/manage-users`, {
        method: 'POST',
        headers: { apikey: backend.publishableKey, authorization: `Bearer ${data.session?.access_token}` },
        body: JSON.stringify({ action: 'invite', email: 'invitee@exemple.test', role: 'editor' }),
      }),
    );
    expect(invited.status).toBe(200);
  });
});
