import { describe, expect, test } from 'vitest';
import { paths } from '../../src/paths.ts';
import { pagePaths } from '../../src/publicPages.ts';
import { openWorld } from './openWorld.ts';
import { asRole } from './world.ts';

const fixtures = openWorld();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

type Call = { address?: string; agent?: string | null; path?: string; referrer?: string; campaign?: string };

const literal = (value: string | undefined) => (value === undefined ? 'null' : `'${value}'`);

/** Calls as a visitor from an address, with a browser. */
const asVisitor = (statement: string, { address = '203.0.113.7', agent = firefox }: Call = {}) =>
  fixtures.exec(`
    ${asRole('anon')}
    select set_config('request.headers',
      '${JSON.stringify({ 'x-forwarded-for': address, origin: 'https://porte-voix.example', ...(agent !== null && { 'user-agent': agent }) })}', true);
    ${statement};`);

const visit = (call: Call = {}) =>
  asVisitor(
    `select public.record_visit('${call.path ?? '/about'}', ${literal(call.referrer)}, ${literal(call.campaign)})`,
    call,
  );

const totals = async () => {
  const [row] = await fixtures.sql<{ visits: number; readers: number }>(
    `select coalesce(sum(count) filter (where kind = 'page'), 0)::integer as visits,
      coalesce(sum(count) filter (where kind in ('campaign', 'source')), 0)::integer as readers from private.daily_totals`,
  );
  return row;
};

const sources = async () =>
  (
    await fixtures.sql<{ line: string }>(
      `select subject || case kind when 'campaign' then ' (campaign)' else '' end || ' ' || count as line
      from private.daily_totals where kind in ('campaign', 'source') order by 1`,
    )
  ).map(({ line }) => line);

describe('a visit', () => {
  test('counts once a page and day for a reader, however often it is called', async () => {
    for (let turn = 0; turn < 5; turn += 1) await visit();
    await visit({ path: '/' });
    await visit({ path: '/about/' });
    expect(await totals()).toEqual({ visits: 2, readers: 1 });
    await visit({ address: '203.0.113.8' });
    expect(await totals()).toEqual({ visits: 3, readers: 2 });
  });

  test('is forged at most sixteen times by one address, whatever browsers it invents', async () => {
    for (let number = 0; number < 200; number += 1) await visit({ agent: `Mozilla/5.0 (X11; ${number})` });
    const { visits = 0 } = (await totals()) ?? {};
    expect(visits).toBeGreaterThan(8);
    expect(visits).toBeLessThanOrEqual(16);
  });

  test('without an address is that of one reader', async () => {
    for (const agent of [firefox, 'Mozilla/5.0 (iPhone)']) await visit({ address: 'x', agent });
    expect(await totals()).toEqual({ visits: 1, readers: 1 });
  });

  test.each([
    null,
    '',
    'curl/8.1',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
  ])('of the robot %s is left out', async (agent) => {
    await visit({ agent });
    await asVisitor('select public.record_calculation()', { agent });
    expect(await totals()).toEqual({ visits: 0, readers: 0 });
    expect(await fixtures.sql('select kind from private.daily_totals')).toEqual([]);
  });

  test('by a telephone whose name ends like a robot’s counts', async () => {
    await visit({ agent: 'Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36' });
    expect(await totals()).toEqual({ visits: 1, readers: 1 });
  });

  test.each([
    '/nulle-part',
    '/admin',
    '/apercu',
    '/inscription',
    '/reservation',
    '/blog/inconnu',
    '//about',
    '',
    '/blog/publie?x',
  ])('of %j, which the site doesn’t have, is none', async (path) => {
    await visit({ path });
    expect(await totals()).toEqual({ visits: 0, readers: 0 });
  });

  test('counts on every page of the site', async () => {
    const { notFound, ...pages } = pagePaths;
    const { auth, passwordReset, portfolio, preview, sitePreview, registration, booking } = paths;
    const others = [notFound, auth, passwordReset, portfolio, preview, sitePreview, registration, booking];
    const own = Object.values(pages);
    for (const path of own) await visit({ path });
    expect(await totals()).toEqual({ visits: own.length, readers: 1 });
    for (const path of others) await visit({ path });
    expect((await totals())?.visits).toBe(own.length);
  });
});

describe('where readers come from', () => {
  test('is told by their first page of the day', async () => {
    await visit({ referrer: 'https://www.Google.com/' });
    await visit({ path: '/', referrer: 'https://example.org' });
    await visit({ address: '203.0.113.8', referrer: 'https://google.com', campaign: 'Infolettre-11' });
    await visit({ address: '203.0.113.9' });
    expect(await sources()).toEqual([' 1', 'google.com 1', 'infolettre-11 (campaign) 1']);
  });

  test('is not the site itself, whose address comes with the request', async () => {
    await fixtures.as.anonymous
      .rpc('record_visit', { path: '/', referrer: 'https://porte-voix.example/auth' })
      .setHeader('user-agent', firefox)
      .setHeader('origin', 'https://porte-voix.example');
    expect(await sources()).toEqual([' 1']);
  });

  test.each([
    ['rentrée-2026', 'rentrée-2026'],
    ['Rentre\u0301e-2026', 'rentrée-2026'],
    ['  ÉTÉ à Québec ', 'été à québec'],
    ['Cœur & raison + balado', 'cœur & raison + balado'],
    ['l’automne, 2e partie (bis)!', 'l’automne, 2e partie (bis)!'],
    ['x'.repeat(60), 'x'.repeat(50)],
  ])('is the campaign %j as %j', async (campaign, expected) => {
    await visit({ campaign });
    expect(await sources()).toEqual([`${expected} (campaign) 1`]);
  });

  test.each([
    ['javascript:example.org', 'zoe@exemple.ca'],
    ['https://localhost:4173/', '<script>'],
    ['https://porte-voix.example/about', '\u200B'],
    [`https://${'a'.repeat(200)}.ca`, '=1+1'],
  ])('is nowhere when it is no domain (%j) and no campaign (%j)', async (referrer, campaign) => {
    await visit({ referrer, campaign });
    expect(await sources()).toEqual([' 1']);
  });

  test('has three hundred names a day at most', async () => {
    await visit();
    await fixtures.exec(`insert into private.daily_totals
      select day, kind, 'site' || number || '.example', 1 from private.daily_totals, generate_series(1, 299) as number where kind = 'source'`);
    await visit({ address: '203.0.113.8', referrer: 'https://nouveau.example/' });
    await visit({ address: '203.0.113.9', referrer: 'https://site7.example/' });
    const listed = await sources();
    expect(listed).toContain('* 1');
    expect(listed).toContain('site7.example 2');
    expect(listed).not.toContain('nouveau.example 1');
  });
});

describe('what readers do', () => {
  const events = () =>
    fixtures.sql(
      `select kind as event, count from private.daily_totals where kind not in ('page', 'campaign', 'source') order by kind`,
    );

  test('counts: the calculator once a day for each, messages as they are sent', async () => {
    const calculate = (address: string) => asVisitor('select public.record_calculation()', { address });
    for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) await calculate(address);
    await asVisitor(`insert into public.leads (email, message) values ('a@exemple.test', 'Bonjour')`);
    expect(await events()).toEqual([
      { event: 'calculation', count: 2 },
      { event: 'lead', count: 1 },
    ]);
  });

  const byCampaign = () =>
    fixtures.sql(
      `select kind as event, subject as campaign, count from private.daily_totals order by kind, subject`,
    );

  test('counts by the campaign of its link, as visits do, and never by other words', async () => {
    await asVisitor(`select public.record_calculation('Infolettre 11')`);
    await asVisitor(`select public.record_calculation('zoe@exemple.ca')`, { address: '203.0.113.8' });
    await asVisitor(
      `insert into public.leads (email, message, campaign) values ('a@exemple.test', 'Bonjour', 'Infolettre 11')`,
    );
    expect(await byCampaign()).toEqual([
      { event: 'calculation', campaign: '', count: 1 },
      { event: 'calculation', campaign: 'infolettre 11', count: 1 },
      { event: 'lead', campaign: 'infolettre 11', count: 1 },
    ]);
  });

  test('counts a lead that was won for the day on which it came, and no more once it is taken back', async () => {
    await fixtures.exec(`insert into public.leads (email, message, campaign, created_at)
      values ('a@exemple.test', 'Bonjour', 'infolettre', '2026-10-01 12:00Z')`);
    const won = () =>
      fixtures.sql(
        `select day::text, subject as campaign, count from private.daily_totals where kind = 'won'`,
      );
    const move = (stage: string, closed: string) =>
      fixtures.exec(
        `update public.leads set stage = '${stage}', closed_at = ${closed} where email = 'a@exemple.test'`,
      );
    await move('won', 'now()');
    expect(await won()).toEqual([{ day: '2026-10-01', campaign: 'infolettre', count: 1 }]);
    await move('lost', 'now()');
    expect(await won()).toEqual([{ day: '2026-10-01', campaign: 'infolettre', count: 0 }]);
    await move('won', 'now()');
    expect(await won()).toEqual([{ day: '2026-10-01', campaign: 'infolettre', count: 1 }]);
  });

  test('leaves out what the database is given otherwise', async () => {
    await fixtures.exec(`insert into public.leads (email, message) values ('a@exemple.test', 'Bonjour')`);
    expect(await events()).toEqual([]);
  });
});

test('a day later nothing leads back to anybody, and the same reader counts anew', async () => {
  await visit({ referrer: 'https://exemple.ca/' });
  const salts = () =>
    fixtures.sql<{ salt: string }>(`select encode(salt, 'hex') as salt from private.daily_salt`);
  const before = await salts();
  await fixtures.exec(`update private.daily_salt set day = day - 1; update private.daily_totals set day = day - 1;
    select private.apply_retention();`);
  expect(await fixtures.sql('select mark from private.daily_marks')).toEqual([]);
  expect(await salts()).not.toEqual(before);
  await visit();
  expect(await totals()).toEqual({ visits: 2, readers: 2 });
  // What stays has a day, a name and a number: no address, no browser, no hour.
  const stored = await fixtures.sql<{ line: string }>(
    `select to_jsonb(counted)::text as line from private.daily_totals as counted
    union all select encode(mark, 'escape') from private.daily_marks`,
  );
  expect(stored.map(({ line }) => line).join()).not.toMatch(/203\.0|Firefox|:\d\d:/);
});

describe('statistics', () => {
  const fill = () =>
    fixtures.exec(`
      insert into private.daily_totals values
        ('2026-11-09', 'page', '/', 4), ('2026-11-10', 'page', '/', 7), ('2026-11-10', 'page', '/about', 2), ('2026-11-12', 'page', '/', 9),
        ('2026-11-09', 'source', 'google.com', 3), ('2026-11-10', 'source', '', 5),
        ('2026-11-11', 'campaign', 'infolettre', 2), ('2026-11-07', 'campaign', 'infolettre', 9),
        ('2026-11-11', 'lead', 'infolettre', 2), ('2026-11-08', 'lead', '', 1), ('2026-11-10', 'calculation', '', 4),
        ('2026-11-11', 'won', 'infolettre', 1), ('2026-11-11', 'estimate', 'infolettre', 1);`);
  const read = (first_day: string, last_day: string) =>
    fixtures.as.moderator.rpc('read_statistics', { first_day, last_day });

  test('are those of a period, beside as many days before it', async () => {
    await fill();
    expect((await read('2026-11-10', '2026-11-11')).data).toEqual({
      days: [
        { day: '2026-11-08', visits: 0, visitors: 0 },
        { day: '2026-11-09', visits: 4, visitors: 3 },
        { day: '2026-11-10', visits: 9, visitors: 5 },
        { day: '2026-11-11', visits: 0, visitors: 2 },
      ],
      pages: [
        { path: '/', visits: 7, before: 4 },
        { path: '/about', visits: 2, before: 0 },
      ],
      sources: [
        { source: '', is_campaign: false, visitors: 5, before: 0 },
        { source: 'infolettre', is_campaign: true, visitors: 2, before: 0 },
        { source: 'google.com', is_campaign: false, visitors: 0, before: 3 },
      ],
      events: [
        { event: 'won', count: 1, before: 0 },
        { event: 'lead', count: 2, before: 1 },
        { event: 'estimate', count: 1, before: 0 },
        { event: 'calculation', count: 4, before: 0 },
      ],
      missed_pages: [],
      missed_searches: [],
      funnel: [
        { month: '2026-11', campaign: '', visitors: 5, calculations: 4, estimates: 0, leads: 0, won: 0 },
        {
          month: '2026-11',
          campaign: 'infolettre',
          visitors: 2,
          calculations: 0,
          estimates: 1,
          leads: 2,
          won: 1,
        },
      ],
    });
  });

  test.each([
    ['2026-11-11', '2026-11-10'],
    ['2025-01-01', '2026-11-10'],
  ])('are refused from %s to %s', async (first, last) => {
    expect((await read(first, last)).error?.code).toBe('PT400');
  });

  test('stand in tables that nobody reaches', async () => {
    for (const table of ['daily_totals', 'daily_marks'])
      expect(await fixtures.affected('admin', `perform from private.${table}`)).toBe('denied');
  });
});
