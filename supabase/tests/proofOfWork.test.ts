import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pbkdf2Sync } from 'node:crypto';
import { makeProof } from '../embedded/testing/makeProof.ts';
import { formatProof, type ProofChallenge } from '../../src/features/requests/data/proofOfWork.ts';
import { createTestedBackend } from './testedBackend.ts';
import { asRole, getClient } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;

beforeAll(async () => {
  backend = await createTestedBackend();
  // Whatever a visitor may call asks for the proof so; the pool of this backend has several sessions.
  await backend.exec(`
    create function public.prove() returns void language sql security definer as 'select private.check_proof()';
    grant execute on function public.prove() to anon`);
});
afterEach(() =>
  backend.exec(`truncate private.lead_senders, private.daily_marks; delete from public.leads where true;`),
);
afterAll(() => backend.close());

const network = '203.0.113.7';

/** What runs as a visitor with these headers; gives what it answers, or the SQLSTATE of what refused it. */
async function visit<Row>(headers: Record<string, string>, statement: string): Promise<Row | string> {
  await backend.exec('create table if not exists public.answered (value jsonb)');
  try {
    await backend.exec(`
      delete from public.answered where true;
      grant insert on public.answered to anon;
      ${asRole('anon')}
      select set_config('request.headers', '${JSON.stringify(headers)}', true);
      ${statement};`);
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
  const [row] = await backend.sql<{ value: Row }>('select value from public.answered');
  return row?.value ?? 'done';
}

const ask = async (address = network) =>
  (await visit<ProofChallenge>(
    { 'x-forwarded-for': address },
    'insert into public.answered select public.create_challenge()',
  )) as ProofChallenge;

const message = `insert into public.leads (email, message) values ('a@exemple.test', 'Bonjour')`;
const send = (proof: string | null, address = network) =>
  visit({ 'x-forwarded-for': address, ...(proof !== null && { 'x-proof': proof }) }, message);

/** As if a network had sent so many today: from three on, a proof is asked for. */
const sentBefore = (count: number, address = network) =>
  backend.exec(`
    select private.salt_of_the_day();
    insert into private.lead_senders (address_hash, sent_at)
    select sha256(private.salt_of_the_day() || convert_to('${address}/32', 'UTF8')), now() - interval '1 hour'
    from generate_series(1, ${count})`);

test('a key is derived as everywhere else', async () => {
  const secret = Buffer.from('000102030405060708090a0b0c0d0e0f00000fa0', 'hex');
  const salt = secret.subarray(0, 16);
  const [row] = await backend.sql<{ key: string }>(
    `select encode(private.derive_key_prefix('\\x${secret.toString('hex')}', '\\x${salt.toString('hex')}', 1000), 'hex') as key`,
  );
  expect(row?.key).toBe(pbkdf2Sync(secret, salt, 1000, 8, 'sha256').toString('hex'));
});

test('an ordinary visitor is asked for nothing; the fourth request of a network’s day is', async () => {
  for (let sent = 0; sent < 3; sent += 1) expect(await send(null)).toBe('done');
  expect(await send(null)).toBe('PT428');
  expect(await send(null, '203.0.113.8')).toBe('done');
});

test('the work of a browser opens the way for one message', async () => {
  await sentBefore(3);
  const proof = await makeProof(await ask());
  expect(await send(proof)).toBe('done');
  expect(await send(proof)).toBe('PT428');
});

test('a message that is refused for another reason leaves its proof good', async () => {
  await sentBefore(3);
  const proof = await makeProof(await ask());
  const refused = `insert into public.leads (email, message) values ('pas un courriel', 'Bonjour')`;
  expect(await visit({ 'x-forwarded-for': network, 'x-proof': proof }, refused)).toBe('23514');
  expect(await send(proof)).toBe('done');
});

describe('no fourth message arrives', () => {
  beforeEach(() => sentBefore(3));

  test('without proof, or with something else in its place', async () => {
    for (const proof of [
      null,
      '',
      'x',
      'a.b.c.d.e',
      `${'0'.repeat(32)}.24000.1.1.${'0'.repeat(64)}`,
      '9'.repeat(9000),
    ])
      expect(await send(proof)).toBe('PT428');
  });

  test('with a counter that nobody has found', async () => {
    const challenge = await ask();
    const [, , , counter] = (await makeProof(challenge)).split('.');
    expect(await send(formatProof(challenge, Number(counter) + 1))).toBe('PT428');
    expect(await send(formatProof(challenge, 2_147_483_648))).toBe('PT428');
    expect(await send(formatProof(challenge, 9_999_999))).toBe('PT428');
  });

  test('with a challenge that somebody has changed', async () => {
    const challenge = await ask();
    const [nonce, tries, end, counter, signature] = (await makeProof(challenge)).split('.');
    for (const changed of [
      [nonce?.replace(/^./, (digit) => (digit === '0' ? '1' : '0')), tries, end, counter, signature],
      [nonce, '9999999', end, counter, signature],
      [nonce, tries, Number(end) + 1, counter, signature],
      [nonce, tries, end, `0${counter}`, signature],
      [nonce, tries, end, counter, `${signature?.slice(1)}0`],
    ].map((parts) => parts.join('.')))
      // A zero before the counter is the same number; the proof is used once all the same.
      expect([changed, await send(changed)]).toEqual([
        changed,
        changed.includes(`.0${counter}.`) ? 'done' : 'PT428',
      ]);
    expect(await send([nonce, tries, end, counter, signature].join('.'))).toBe('PT428');
  });

  test('with the proof of another network', async () => {
    await sentBefore(3, '203.0.113.8');
    const proof = await makeProof(await ask('203.0.113.8'));
    expect(await send(proof)).toBe('PT428');
    expect(await send(proof, '203.0.113.8')).toBe('done');
  });

  test('with a proof of yesterday, or older than ten minutes', async () => {
    const challenge = await ask();
    const proof = await makeProof(challenge);
    const [, , end] = proof.split('.');
    const now = Date.now() / 1000;
    expect(Number(end)).toBeGreaterThan(now + 590);
    expect(Number(end)).toBeLessThan(now + 601);
    // Ended a second ago, signed by the database itself.
    const [nonce, tries, , counter] = proof.split('.');
    const old = [nonce, tries, Math.floor(now) - 1].join('.');
    const signature = await visit<string>(
      { 'x-forwarded-for': network },
      `reset session authorization; insert into public.answered
       select to_jsonb(private.sign_proof('${old}', ${counter}))`,
    );
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    expect(await send(`${old}.${counter}.${signature}`)).toBe('PT428');
    await backend.exec('update private.daily_salt set day = day - 1 where true');
    await sentBefore(3);
    expect(await send(proof)).toBe('PT428');
  });

  test('with a proof from before the last messages, for which little was asked', async () => {
    const before = await ask();
    await sentBefore(3);
    expect(await send(await makeProof(before))).toBe('PT428');
    expect(await send(await makeProof(await ask()))).toBe('done');
  });
});

/** As if a hundred had written, each from a network of its own. */
const manyCome = () =>
  backend.exec(`insert into private.lead_senders (address_hash, sent_at)
    select uuid_send(gen_random_uuid()), now() - interval '1 minute' from generate_series(1, 100)`);

test('the database derives a key of few rounds for whoever asks', async () => {
  expect((await ask()).parameters.cost).toBeLessThanOrEqual(64);
});

describe('the work', () => {
  const getTries = async (address = network) => Number((await ask(address)).challenge.split('.')[1]);

  test('doubles with each three messages of a network, up to sixteen times', async () => {
    const tries: number[] = [];
    for (let sent = 0; sent < 18; sent += 3) {
      await sentBefore(3);
      tries.push(await getTries());
    }
    expect(tries).toEqual([24_000, 48_000, 96_000, 192_000, 384_000, 384_000]);
    expect(await getTries('203.0.113.9')).toBe(24_000);
  });

  test('is four times as much, and everybody’s, while a hundred came from everybody in ten minutes', async () => {
    await manyCome();
    expect(await getTries()).toBe(96_000);
    expect(await send(null)).toBe('PT428');
    await backend.exec(
      `update private.lead_senders set sent_at = sent_at - interval '10 minutes' where true`,
    );
    expect(await send(null)).toBe('done');
  });
});

test('of ten requests at once with the same proof one passes', async () => {
  await manyCome();
  const client = getClient(backend);
  const { data } = await client.rpc('create_challenge').throwOnError();
  const proof = await makeProof(data as ProofChallenge);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.rpc('prove').setHeader('x-proof', proof)),
  );
  expect(answers.filter(({ error }) => !error)).toHaveLength(1);
  expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(Array<string>(9).fill('PT428'));
});
