import { expect, test } from 'vitest';
import { openWorld } from './openWorld.ts';
import { readTexts } from './readTexts.ts';
import { rows } from './world.ts';

const fixtures = openWorld({ restores: false });

type Found = { kind: string; id: string; title: string; path: string | null; excerpt: string[] | null };

type Role = 'subscriber' | 'moderator' | 'editor' | 'admin';

async function find(query: string, actor: Role = 'editor'): Promise<Found[]> {
  const { data } = await fixtures.as[actor].rpc('search_desk', { query }).throwOnError();
  return data as Found[];
}

test('follows what becomes of a draft, and shows the words that it says', async () => {
  const { draft } = rows.articles;
  const write = (statement: string) => fixtures.exec(statement);
  await write(
    `update public.articles set content = 'Une phrase. La **zibeline** dort en été, et le reste du temps.' where id = '${draft}'`,
  );
  await readTexts(fixtures);
  expect(await find('zibelines')).toMatchObject([
    {
      kind: 'article',
      id: draft,
      title: 'Brouillon',
      path: null,
      excerpt: expect.arrayContaining(['zibeline']),
    },
  ]);
  expect(await find('zibelines', 'moderator')).toEqual([]);
  await write(`update public.articles set status = 'published', published_at = now() where id = '${draft}'`);
  expect(await find('zibelines')).toMatchObject([
    { kind: 'article', path: '/blog/brouillon', excerpt: expect.arrayContaining(['zibeline']) },
  ]);
  await write(`delete from public.articles where id = '${draft}'`);
  expect(await find('zibelines')).toEqual([]);
  await fixtures.restore();
});

test('finds anew what any part of a draft says', async () => {
  await fixtures.exec(
    `update public.articles set meta_description = 'Le quetzal, en bref.' where id = '${rows.articles.draft}'`,
  );
  expect(await find('quetzal')).toMatchObject([{ kind: 'article', id: rows.articles.draft }]);
  await fixtures.restore();
});

test('finds a request by a name without its accents, and what is spelled alike where nothing is called so', async () => {
  await fixtures.exec(
    `update public.leads set first_name = 'Hélène', last_name = 'Tremblay' where id = '${rows.leads.open}'`,
  );
  for (const query of ['helene trem', 'Tramblay'])
    expect(await find(query, 'moderator')).toMatchObject([{ kind: 'request', title: 'Hélène Tremblay' }]);
  await fixtures.restore();
});

test('finds for each role what it reads, spelled right or not, and for the others as little as where there is nothing', async () => {
  await fixtures.exec(`update public.leads set first_name = 'Zibeline', last_name = '' where id = '${rows.leads.open}';
    update public.articles set title = 'Quetzal' where id = '${rows.articles.draft}';
    update private.accounts set first_name = 'Axolotl', last_name = '' where role = 'subscriber'`);
  const roles: Role[] = ['subscriber', 'moderator', 'editor', 'admin'];
  const kinds = async (query: string) =>
    Promise.all(roles.map(async (role) => [...new Set((await find(query, role)).map(({ kind }) => kind))]));
  for (const query of ['Zibeline', 'Zibellinne'])
    expect(await kinds(query)).toEqual([[], ['request'], ['request'], ['request']]);
  for (const query of ['Quetzal', 'Quetzzal'])
    expect(await kinds(query)).toEqual([[], [], ['article'], ['article']]);
  for (const query of ['Axolotl', 'Axollotl']) expect(await kinds(query)).toEqual([[], [], [], ['person']]);
  await fixtures.restore();
});

test('finds who bears a name before what tells of them', async () => {
  await fixtures.exec(
    `delete from public.site_contents where key = 'about/team'; select private.index_everything()`,
  );
  expect((await find('catherine morin')).slice(0, 2)).toMatchObject([
    { id: 'about/team', excerpt: ['', 'Catherine', ' ', 'Morin', ''] },
    { id: 'about/story', excerpt: expect.arrayContaining(['Catherine', 'Morin']) },
  ]);
  await fixtures.restore();
});

test('finds a sentence that the code says in its section, until staff save another one', async () => {
  await fixtures.exec('select private.index_everything()');
  const sentence = '"du premier appel au bilan"';
  expect(await find(sentence)).toMatchObject([
    { kind: 'section', id: 'home/servicesShowcase', excerpt: expect.arrayContaining(['premier']) },
  ]);
  await fixtures.as.editor
    .rpc('save_document', {
      document: 'home/servicesShowcase',
      value: { title: 'Une zibeline' },
      seen_version: 0,
    })
    .throwOnError();
  expect(await find(sentence)).not.toContainEqual(expect.objectContaining({ id: 'home/servicesShowcase' }));
  expect(await find('zibeline')).toMatchObject([{ kind: 'section', id: 'home/servicesShowcase' }]);
  await fixtures.restore();
});
