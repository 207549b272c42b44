import { describe, expect, test } from 'vitest';
import { isLostAddress, toLostAddress } from '#features/pages/data/pageSlug.ts';
import { openWorld } from './openWorld.ts';
import { asRole } from './world.ts';

const fixtures = openWorld();

/** Calls as a visitor from the nth network, with a browser of that name. */
const asVisitor = (statement: string, network = 1, agent = 'X11') =>
  fixtures.exec(`
    ${asRole('anon')}
    select set_config('request.headers',
      '{"x-forwarded-for": "203.0.113.${network}", "user-agent": "Mozilla/5.0 (${agent}) Firefox/143.0"}', true);
    ${statement};`);

const search = (query: string, network?: number, agent?: string) =>
  asVisitor(`select public.record_missed_search('${query}')`, network, agent);
const open = (path: string, network?: number) =>
  asVisitor(`select public.record_missed_page('${path}')`, network);

const counted = async () =>
  (
    await fixtures.sql<{ line: string }>(
      `select substr(kind, 8) || ' ' || subject || ' ' || sum(count) as line from private.daily_totals group by kind, subject order by 1`,
    )
  ).map(({ line }) => line);

const read = async () => {
  const { data } = await fixtures.as.moderator
    .rpc('read_statistics', { first_day: '2026-01-01', last_day: '2026-12-31' })
    .throwOnError();
  return data as { missed_searches: object[]; missed_pages: object[] };
};

describe('a search that finds nothing', () => {
  test('counts each word once a day for a network, whatever browsers it invents', async () => {
    for (const agent of ['X11', 'iPhone', 'Windows']) await search('Téléprompteur', 1, agent);
    await search('  téléprompteur ', 2);
    expect(await counted()).toEqual(['search teleprompteur 2']);
  });

  test('counts the words that the site doesn’t have, not those that it has', async () => {
    await search('publié téléprompteur');
    expect(await counted()).toEqual(['search teleprompteur 1']);
  });

  test.each(['publié', 'zoe@exemple.ca', '418 555 0142', '', 'x'.repeat(300), '"', 'zz'])(
    'is none for %j',
    async (query) => {
      await search(query);
      expect(await counted()).toEqual([]);
    },
  );
});

describe('an address that leads nowhere', () => {
  test('counts once a day for a network', async () => {
    for (const network of [1, 1, 2]) await open('/nos-prix/', network);
    await open('/fr/services/balado.html', 3);
    await open('/?p=12&utm_source=infolettre', 4);
    expect(await counted()).toEqual(['page /?p=12 1', 'page /fr/services/balado.html 1', 'page /nos-prix 2']);
  });

  test.each([
    '/about',
    '/blog/publie',
    '/admin/articles',
    '/inscription/abc',
    '/apercu',
    '/favicon.ico',
    '/nos-prix?courriel=zoe@exemple.ca',
    '/?utm_source=infolettre',
    '/zoe@exemple.ca',
    '/rappel/4185550142',
    '/lien/5b000000-0000-4000-8000-000000000001',
    '/jeton/0123456789abcdef',
    '/%C3',
    '/jeton/AbCdEfGhIjKl1mNoPqRs',
    '/a/b/c/d/e/f',
    `/${'a'.repeat(400)}`,
    '',
  ])('is none for %j', async (path) => {
    await open(path);
    expect(await counted()).toEqual([]);
  });
});

test('no network brings more than sixteen names a day, no dozen uses up the day, and all of them bring three hundred', async () => {
  for (let network = 1; network <= 12; network += 1) {
    for (let number = 0; number < 100; number += 1)
      await open(`/ancienne-${network}-${number}`, 100 + network);
    if (network === 1) expect((await counted()).length).toBeLessThanOrEqual(16);
  }
  const own = (await counted()).length;
  expect(own).toBeGreaterThan(32);
  expect(own).toBeLessThan(160);
  await open('/de-quelqu-un', 9);
  expect(await counted()).toContain('page /de-quelqu-un 1');
  await fixtures.exec(`insert into private.daily_totals (day, kind, subject)
    select day, 'missed_page', '/x-' || number from (select max(day) as day from private.daily_totals) as today, generate_series(1, 300) as number`);
  await open('/nouvelle', 2);
  await open('/x-7', 3);
  const kept = await counted();
  expect(kept).not.toContain('page /nouvelle 1');
  expect(kept).toContain('page /x-7 2');
});

test('is shown from five on, and ends: after a month below, after thirteen with the rest', async () => {
  await fixtures.exec(`insert into private.daily_totals (day, kind, subject, count) values
    ('2026-11-01', 'missed_search', 'drone', 3), ('2026-11-20', 'missed_search', 'drone', 2), ('2026-11-20', 'missed_search', 'rare', 4),
    ('2026-11-20', 'missed_page', '/nos-prix', 7), ('2026-11-20', 'missed_page', '/about', 9)`);
  expect(await read()).toMatchObject({
    missed_searches: [{ word: 'drone', count: 5 }],
    missed_pages: [{ path: '/nos-prix', count: 7 }],
  });
  await fixtures.exec(`update private.daily_totals set day = current_date - 31 where day = '2026-11-20';
    select private.apply_retention()`);
  expect(await counted()).toEqual(['page /about 9', 'page /nos-prix 7', 'search drone 5']);
  await fixtures.exec(
    `update private.daily_totals set day = day - 403 where true; select private.apply_retention()`,
  );
  expect(await counted()).toEqual([]);
});

describe('a redirection', () => {
  const lead = (path: string, target: string | null) =>
    fixtures.as.editor.rpc('redirect_address', { path, target });
  const logged = async (path: string) =>
    (
      await fixtures.sql(
        `select kind, target from public.page_changes where path = '${path}' order by number desc limit 1`,
      )
    )[0];
  /** Without the one that every test begins with. */
  const listed = async () => {
    const { data } = await fixtures.as.moderator.rpc('list_redirections').throwOnError();
    return (data as { path: string }[]).filter(({ path }) => path !== '/ancienne-adresse');
  };

  test('leads from an address without a page, and no more once it is taken back', async () => {
    expect((await lead('/nos-prix', '/services')).error).toBeNull();
    expect(await logged('/nos-prix')).toEqual({ kind: 'moved', target: '/services' });
    expect(await listed()).toEqual([
      { path: '/nos-prix', target: '/services', is_dead: false, visits: 0, last_visit: null },
    ]);
    await lead('/nos-prix', '/formations');
    expect(await logged('/nos-prix')).toEqual({ kind: 'moved', target: '/formations' });
    await lead('/nos-prix', null);
    expect([await logged('/nos-prix'), await listed()]).toEqual([{ kind: 'gone', target: null }, []]);
  });

  test.each([
    ['/about', '/services', 'Cette adresse mène déjà quelque part.'],
    ['/blog/publie', '/services', 'Cette adresse mène déjà quelque part.'],
    ['/nos-prix', '/nulle-part', 'Choisissez une page qui est en ligne.'],
    ['/nos-prix', 'https://exemple.ca', 'Choisissez une page qui est en ligne.'],
    ['/admin/x', '/services', 'Cette adresse ne peut pas mener ailleurs.'],
  ])('from %s to %s is refused', async (path, target, message) => {
    expect((await lead(path, target)).error?.message).toBe(message);
  });

  test('counts who came by it, and no robot', async () => {
    await lead('/nos-prix', '/services');
    for (const path of ['/nos-prix', '/Nos-Prix/']) await open(path);
    await asVisitor(`select public.record_missed_page('/nos-prix')`, 1, 'Googlebot');
    await lead('/nos-prix', '/formations');
    const [{ today } = { today: '' }] = await fixtures.sql<{ today: string }>(
      `select (now() at time zone 'America/Toronto')::date::text as today`,
    );
    expect(await listed()).toEqual([
      { path: '/nos-prix', target: '/formations', is_dead: false, visits: 2, last_visit: today },
    ]);
    expect(await counted()).toEqual([]);
  });

  test.each([
    ['/Nos-Tarifs', '/nos-tarifs'],
    ['/Tarifs%20%C3%89t%C3%A9/', '/tarifs été'],
    ['/tarifs e\u0301te\u0301', '/tarifs été'],
    ['/docs/Grille.pdf', '/docs/grille.pdf'],
    ['/blog/20190512-titre', '/blog/20190512-titre'],
    ['/?p=12', '/?p=12'],
    ['/Index.PHP/?ID=4%3ATitre&fbclid=IwAR0123456789abcdef', '/index.php?ID=4%3ATitre'],
  ])('from %s is kept as %s', async (path, kept) => {
    expect((await lead(path, '/services')).error).toBeNull();
    expect(await logged(kept)).toEqual({ kind: 'moved', target: '/services' });
    await open(path);
    expect(await counted()).toEqual([]);
    await lead(path, null);
    expect(await listed()).toEqual([]);
  });

  test.each([
    ['/?page_id=3', '/?page_id=3'],
    ['/INDEX.php?Option=com_content&id=4:titre', '/index.php?Option=com_content&id=4:titre'],
    ['/blog/?p=3&utm_campaign=Rentree', '/blog?p=3'],
    ['/?author=1', '/?author=1'],
    ['/?q=node/12', '/?q=node/12'],
    ['/Caf%C3%A9?titre=caf%C3%A9', '/café?titre=caf%C3%A9'],
    ['/?fbclid=IwAR1', null],
    ['/?', null],
    ['/', null],
    ['//exemple.ca/?p=12', null],
    ['https://exemple.ca/?p=12', null],
    ['/\\exemple.ca?p=12', null],
    ['/?p=12%0aLocation:x', null],
    ['/?p=12%0D', null],
    ['/?p=1%00', null],
    ['/?p=%', null],
    ['/index.php%3Fid=4', null],
    ['/?p=1?p=2', null],
    ['/?p=12#x', null],
    ['/?token=abc', null],
    ['/?a=1&RESET_TOKEN=abc', null],
    ['/?key=abc', null],
    ['/?PHPSESSID=abc', null],
    ['/?x=zoe%40exemple.ca', null],
    ['/?tel=41855', null],
    ['/?n=4185550142', null],
    ['/?x=0123456789abcdef', null],
    ['/?x=a1b2c3d4e5f6', null],
    ['/?x=aB3-dE_gH-jK_mN-pQ_sT', null],
    ['/?x=5b000000-0000-4000-8000-000000000001', null],
    [`/?p=${'1 '.repeat(3000)}`, null],
    [`/?x=${'a'.repeat(201)}`, null],
    ['/admin?p=12', null],
    ['/inscription?p=12', null],
  ])('%.60s is one as %s for the site and the database alike', async (sent, kept) => {
    const lost = toLostAddress(sent);
    expect(lost !== null && isLostAddress(lost) ? lost : null).toBe(kept);
    const [row] = await fixtures.sql<{ lost: string | null }>(
      `select case when private.is_lost_address(found) then found end as lost from private.to_lost_address($$${sent}$$) as found`,
    );
    expect(row?.lost).toBe(kept);
  });

  test('yields to a page that comes there, and is back once that is withdrawn', async () => {
    await lead('/blog/nouveau', '/blog');
    await fixtures.exec(
      `insert into public.articles (title, slug, status, published_at) values ('Nouveau', 'nouveau', 'published', now())`,
    );
    expect(await logged('/blog/nouveau')).toEqual({ kind: 'changed', target: null });
    await fixtures.exec(`update public.articles set status = 'draft' where slug = 'nouveau'`);
    expect(await logged('/blog/nouveau')).toEqual({ kind: 'moved', target: '/blog' });
  });

  test('leads to the end of what leads on: an address that is led elsewhere, a page that is renamed', async () => {
    await lead('/nos-prix', '/blog/publie');
    await fixtures.exec(`update public.articles set slug = 'renomme' where slug = 'publie'`);
    expect(await logged('/nos-prix')).toEqual({ kind: 'moved', target: '/blog/renomme' });
    await fixtures.exec(`update public.articles set status = 'draft' where slug = 'renomme'`);
    await lead('/blog/renomme', '/services');
    expect(await logged('/nos-prix')).toEqual({ kind: 'moved', target: '/services' });
    expect(await listed()).toEqual([
      { path: '/blog/renomme', target: '/services', is_dead: false, visits: 0, last_visit: null },
      { path: '/nos-prix', target: '/services', is_dead: false, visits: 0, last_visit: null },
    ]);
  });

  test('stays behind the page that came to its address, wherever it leads', async () => {
    await lead('/blog/nouveau', '/blog');
    await fixtures.exec(
      `insert into public.articles (title, slug, status, published_at) values ('Nouveau', 'nouveau', 'published', now())`,
    );
    await lead('/blog/nouveau', '/services');
    expect(await logged('/blog/nouveau')).toEqual({ kind: 'changed', target: null });
  });

  test('never leads in a circle', async () => {
    await lead('/blog/ici', '/blog/publie');
    await fixtures.exec(`insert into public.articles (title, slug, status, published_at) values ('Ici', 'ici', 'published', now());
      update public.articles set status = 'draft' where slug = 'publie'`);
    expect((await lead('/blog/publie', '/blog/ici')).error).toBeNull();
    await fixtures.exec(`update public.articles set status = 'draft' where slug = 'ici'`);
    expect(await logged('/blog/ici')).toEqual({ kind: 'gone', target: null });
  });
});
