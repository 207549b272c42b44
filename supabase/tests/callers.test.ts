import { describe, expect, test } from 'vitest';
import { openWorld } from './openWorld.ts';
import { asRole, rows } from './world.ts';

const fixtures = openWorld();

type Headers = Record<string, string>;
const from = (address: string): Headers => ({ 'x-forwarded-for': `${address}, 10.0.0.1` });

/** Runs a visitor's statement with the headers of a request. Gives the SQLSTATE of what refused it. */
async function visit(headers: Headers | null, statement: string): Promise<string | undefined> {
  const script = `
    ${asRole('anon')}
    select set_config('request.headers', '${headers ? JSON.stringify(headers) : ''}', true);
    ${statement};`;
  return fixtures.exec(script).then(
    () => undefined,
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'no code'),
  );
}

describe('contact messages', () => {
  const message = `insert into public.leads (email, message) values ('a@exemple.test', 'Bonjour')`;
  const send = (headers: Headers | null) => visit(headers, message);
  const sendMany = async (headers: Headers | null, count: number) => {
    for (let sent = 0; sent < count; sent += 1) expect(await send(headers)).toBeUndefined();
  };
  /** As if this many had come from elsewhere a minute ago. */
  const others = (count: number) =>
    fixtures.exec(`insert into private.lead_senders (address_hash, sent_at)
      select uuid_send(gen_random_uuid()), now() - interval '1 minute' from generate_series(1, ${count})`);

  test('stop at five an address in ten minutes, whatever e-mail they name', async () => {
    await sendMany(from('203.0.113.7'), 5);
    expect(await send(from('203.0.113.7'))).toBe('PT429');
    expect(await send(from('203.0.113.8'))).toBeUndefined();
    await fixtures.exec(`update private.lead_senders set sent_at = sent_at - interval '11 minutes'`);
    expect(await send(from('203.0.113.7'))).toBeUndefined();
  });

  test.each([
    ['of version 6: its network of 64 bits', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
    ['of version 4 in the guise of 6', '::ffff:203.0.113.7', '203.0.113.7', '::FFFF:203.0.113.8'],
  ])('know an address %s', async (_what, address, same, other) => {
    await sendMany(from(address), 5);
    expect(await send(from(same))).toBe('PT429');
    expect(await send(from(other))).toBeUndefined();
  });

  test('believe the hosted gateway before what a client may have written', async () => {
    const gateway = (forged: string) => ({ 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': forged });
    for (const forged of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5'])
      expect(await send(gateway(forged))).toBeUndefined();
    expect(await send(gateway('192.0.2.6'))).toBe('PT429');
  });

  test('stop at twenty an address in a day', async () => {
    await sendMany(from('203.0.113.7'), 1);
    await fixtures.exec(`insert into private.lead_senders (address_hash, sent_at)
      select address_hash, now() - interval '1 hour' from private.lead_senders, generate_series(1, 19)`);
    expect(await send(from('203.0.113.7'))).toBe('PT429');
    expect(await send(from('203.0.113.8'))).toBeUndefined();
  });

  test('leave each address one while everybody writes, and never none', async () => {
    await others(100);
    await sendMany(from('203.0.113.7'), 1);
    expect(await send(from('203.0.113.7'))).toBe('PT429');
    await others(1000);
    expect(await send(from('203.0.113.8'))).toBeUndefined();
  });

  test('of callers without an address stop at a hundred, which take nothing from those who have one', async () => {
    await sendMany(null, 1);
    await fixtures.exec(`insert into private.lead_senders (address_hash, sent_at)
      select address_hash, sent_at from private.lead_senders, generate_series(1, 99)`);
    expect(await send(null)).toBe('PT429');
    expect(await send(from('pas une adresse'))).toBe('PT429');
    expect(await send(from('203.0.113.7'))).toBeUndefined();
  });

  test('don’t count what a wrong clock has left in the future, or in another day', async () => {
    await sendMany(from('203.0.113.7'), 5);
    await fixtures.exec(`update private.lead_senders set sent_at = now() + interval '3 hours'`);
    await sendMany(from('203.0.113.7'), 5);
    expect(await send(from('203.0.113.7'))).toBe('PT429');
    await fixtures.exec('update private.daily_salt set day = day + 400');
    expect(await send(from('203.0.113.7'))).toBeUndefined();
  });

  test('count each, however many come in a request', async () => {
    const six = message + `, ('b@exemple.test', 'Bonjour')`.repeat(5);
    expect(await visit(from('203.0.113.7'), six)).toBe('PT429');
    expect(await fixtures.hasChanged()).toBe(false);
  });
});

describe('views', () => {
  const read = (headers: Headers | null) => visit(headers, `select public.record_article_view('publie')`);
  const views = async () => {
    const [article] = await fixtures.sql<{ views_count: number }>(
      `select views_count from public.articles where id = '${rows.articles.published}'`,
    );
    return article?.views_count;
  };
  const browser = (address: string, agent = 'Firefox') => ({ ...from(address), 'user-agent': agent });

  test('count a reader once a day', async () => {
    for (const _time of [1, 2, 3]) await read(browser('203.0.113.7'));
    expect(await views()).toBe(1);
    await read(browser('203.0.113.8'));
    expect(await views()).toBe(2);
    await fixtures.exec('update private.daily_salt set day = day - 1');
    await read(browser('203.0.113.7'));
    expect(await views()).toBe(3);
  });

  test('tell some of the people apart who share an address, but not as many as somebody makes up', async () => {
    for (let agent = 0; agent < 100; agent += 1) await read(browser('203.0.113.7', `Agent ${agent}`));
    expect(await views()).toBe(16);
  });

  test('take callers without an address for one reader', async () => {
    for (const agent of ['a', 'b', 'c']) await read({ 'user-agent': agent });
    await read(null);
    await read(from('pas une adresse'));
    expect(await views()).toBe(1);
  });

  test('leave nothing by which a reader could be found, and nothing at all the next day', async () => {
    await read(browser('203.0.113.7'));
    const stored = () =>
      fixtures.sql<{ mark: string; salt: string }>(
        `select encode(mark, 'hex') as mark, encode(salt, 'hex') as salt from private.daily_marks, private.daily_salt`,
      );
    const [before] = await stored();
    // Who has the salt can try all addresses: that is why it goes.
    const [recomputed] = await fixtures.sql<{ mark: string }>(
      `select encode(sha256(salt || convert_to(
        '203.0.113.7/32 ' || get_byte(sha256('Firefox'), 0) % 16 || ' article ${rows.articles.published}', 'UTF8'
      )), 'hex') as mark
       from private.daily_salt`,
    );
    expect(before?.mark).toBe(recomputed?.mark);
    await fixtures.exec('update private.daily_salt set day = day - 1');
    await read(browser('203.0.113.8'));
    const after = await stored();
    expect(after).toHaveLength(1);
    expect(after[0]?.salt).not.toBe(before?.salt);
    expect(after[0]?.mark).not.toBe(before?.mark);
  });

  test('keep two hundred thousand marks a day at most, and none for what isn’t published', async () => {
    await visit(browser('203.0.113.7'), `select public.record_article_view('brouillon')`);
    expect(await fixtures.sql('select mark from private.daily_marks')).toEqual([]);
    await fixtures.exec(
      `insert into private.daily_marks select uuid_send(gen_random_uuid()) from generate_series(1, 200000)`,
    );
    await read(browser('203.0.113.7'));
    expect(await views()).toBe(0);
  });
});
