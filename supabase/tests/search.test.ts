import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyersQuestions, questions } from './searchQuestions.ts';
import { readTexts } from './readTexts.ts';
import { createTestedBackend } from './testedBackend.ts';
import { getClient } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;

beforeAll(async () => {
  backend = await createTestedBackend();
  await backend.exec(await readFile(new URL('../seed.sql', import.meta.url), 'utf8'));
  await readTexts(backend);
});
afterAll(() => backend.close());

type Found = {
  nearness: 'exact' | 'near' | 'none';
  corrected: string | null;
  total: number;
  kinds: Record<string, number>;
  results: { kind: string; title: string; path: string; excerpt: string[]; second: number | null }[];
};

/** What a visitor finds. */
async function search(query: string, onlyKind?: string): Promise<Found> {
  const { data } = await getClient(backend)
    .rpc('search', { query, ...(onlyKind && { only_kind: onlyKind }) })
    .throwOnError();
  return data as Found;
}

const pathsOf = async (query: string) => (await search(query)).results.map(({ path }) => path);

test('what people expect is among the first three for 57 of sixty questions', async () => {
  const ranks: { query: string; expected: string; rank: number }[] = [];
  for (const [query, expected] of questions)
    ranks.push({ query, expected, rank: (await pathsOf(query)).indexOf(expected) + 1 });
  console.log(ranks.map(({ query, expected, rank }) => `${rank || '–'}\t${query} → ${expected}`).join('\n'));
  expect(ranks).toHaveLength(60);
  const late = ranks.filter(({ rank }) => rank === 0 || rank > 3);
  expect(late.length, JSON.stringify(late)).toBeLessThanOrEqual(3);
});

test('who wants to buy or to find has the right page among the first three in nine of ten, and never a policy first', async () => {
  const policies = new Set(['/privacy-policy', '/terms-of-service', '/legal-notice']);
  const late: string[] = [];
  for (const [query, ...expected] of buyersQuestions) {
    const [first, ...others] = await pathsOf(query);
    if (![first, ...others.slice(0, 2)].some((path) => path && expected.includes(path))) late.push(query);
    if (first && policies.has(first)) expect(expected, query).toContain(first);
  }
  expect(buyersQuestions.length).toBeGreaterThanOrEqual(90);
  expect(late.length, late.join(', ')).toBeLessThanOrEqual(buyersQuestions.length / 10);
});

describe('a search', () => {
  test('marks the words in the sentence that says them, and names the second of a transcript', async () => {
    const { results } = await search('lundi matin');
    expect(results.find(({ kind }) => kind === 'episode')).toMatchObject({
      path: '/balados/la-releve/recruter-quand-personne-ne-postule',
      second: 11,
      excerpt: expect.arrayContaining(['lundi', 'matin']),
    });
  });

  test('leaves out what has a word after a minus, and finds words of a phrase side by side alone', async () => {
    expect(await pathsOf('trac')).toContain('/blog/le-trac-se-dirige');
    expect(await pathsOf('trac -remède')).not.toContain('/blog/le-trac-se-dirige');
    expect(await pathsOf('"matin lundi"')).not.toContain(
      '/balados/la-releve/recruter-quand-personne-ne-postule',
    );
    expect(await pathsOf('« lundi matin »')).toContain(
      '/balados/la-releve/recruter-quand-personne-ne-postule',
    );
  });

  test('says how a word is spelled that stands nowhere', async () => {
    expect(await search('podcsat')).toMatchObject({ nearness: 'near', corrected: 'podcast' });
    expect(await search('xqzwvk')).toMatchObject({ nearness: 'none', results: [] });
  });

  test.each(['1200', 'montreal', 'samedis soirs', 'valérie fortier', 'Comuniqué', 'seo quebec', 'mial'])(
    'corrects nothing of %s: a number, a short word, a name, or a word that it has',
    async (query) => {
      expect(await search(query)).toMatchObject({ corrected: null, misspelled: [] });
    },
  );

  test.each(['Jean-François Lévesque', 'Lévesque plomberie résidentielle'])(
    'shows no policy for %s, of which it says a word alone',
    async (query) => {
      expect((await pathsOf(query)).filter((path) => /policy|terms|legal/.test(path))).toEqual([]);
    },
  );

  test('says which of several words stands nowhere', async () => {
    expect(await search('calandrier editorial')).toMatchObject({
      corrected: 'calendrier editorial',
      misspelled: ['calandrier'],
    });
  });

  test('takes the company’s name in one word, and with a slip', async () => {
    expect(await search('portevoix')).toMatchObject({ nearness: 'exact' });
    expect(await search('portevois')).toMatchObject({ corrected: 'Porte-Voix' });
  });

  test.each(['par', 'est', 'son', 'l’en', 'prise de son'])(
    'of words that say little, « %s », takes them as they are, the last one as a beginning',
    async (query) => {
      expect((await search(query)).total).toBeGreaterThan(0);
    },
  );

  test('has prices as the pages write them, and e-mail by all its names', async () => {
    const { results } = await search('1 290 €');
    expect(results[0]).toMatchObject({ price: 1290 });
    for (const query of ['e-mail', 'mail', 'email', 'courriel'])
      expect(await pathsOf(query)).toContain('/contact');
  });

  test('shows sentences as they are read: no signs, no names of facts, no labels side by side', async () => {
    const excerpts = await Promise.all(
      ['téléphone', 'boréal', 'scène', 'porte-voix', 'micro', 'balado', 'formation'].map(async (query) =>
        (await search(query)).results.map(({ excerpt }) => excerpt.join('')),
      ),
    );
    for (const excerpt of excerpts.flat()) expect(excerpt).not.toMatch(/[{}*_`#]| : .* : |\]\(/);
  });

  test('gives one kind alone, and how many there are of the others', async () => {
    const { results, kinds } = await search('balado', 'article');
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['article']));
    expect(kinds).toMatchObject({ article: expect.any(Number), service: expect.any(Number) });
  });

  test.each([
    ['nothing', ''],
    ['words that say nothing', 'de la le et'],
    ['signs', String.raw`&|!():* ''\ <-> "'"`],
    ['an open quotation', '"trac'],
    ['patterns', '%_%\\%'],
    ['only what it is not', '-trac'],
    ['one hundred words', 'a b c d e '.repeat(20)],
    ['two hundred letters', 'é'.repeat(200)],
  ])('of %s is answered', async (_, query) => {
    expect(await search(query)).toMatchObject({ results: expect.any(Array) });
  });

  test.each([10_000, 201])('of %i letters is refused with a sentence', async (length) => {
    const { error } = await getClient(backend).rpc('search', {
      query: 'mot '.repeat(length).slice(0, length - 1) + 'x',
    });
    expect(error).toMatchObject({
      code: 'PT400',
      message: 'Votre recherche est trop longue : 200 caractères au plus.',
    });
  });
});

describe('what can be found', () => {
  const write = (statement: string) => backend.exec(statement);

  test('is gone and back in the transaction that takes it back', async () => {
    const path = '/blog/le-trac-se-dirige';
    await write(`update public.articles set status = 'archived' where slug = 'le-trac-se-dirige'`);
    expect(await pathsOf('trac')).not.toContain(path);
    await write(`update public.articles set status = 'published' where slug = 'le-trac-se-dirige'`);
    expect(await pathsOf('trac')).toContain(path);
  });

  test('has no drafts and nothing that is planned until its time comes', async () => {
    expect(await pathsOf('table ronde de six personnes')).not.toContain(
      '/blog/animer-une-table-ronde-de-six-personnes',
    );
    await write(`update public.articles set status = 'published', published_at = now() + interval '1 day'
      where slug = 'animer-une-table-ronde-de-six-personnes'`);
    expect(await pathsOf('table ronde de six personnes')).not.toContain(
      '/blog/animer-une-table-ronde-de-six-personnes',
    );
    await write(
      `update public.articles set status = 'draft', published_at = null where slug = 'animer-une-table-ronde-de-six-personnes'`,
    );
  });

  test('follows the texts of sections and courses that staff publish, and goes back to those of the code', async () => {
    const publish = (key: string, value: object) =>
      write(
        `insert into public.site_contents (key, value, version) values ('${key}', '${JSON.stringify(value)}', 1)`,
      );
    await publish('about/story', { title: 'Une histoire de zibeline' });
    expect(await pathsOf('zibeline')).toEqual(['/about']);
    await publish('formations/courseCatalogue', {
      courses: [
        { id: 'zythologie', title: 'Zythologie', description: 'Boire.' },
        { id: 'cachee', title: 'Zythologie cachée', isHidden: true },
      ],
    });
    expect(await pathsOf('zythologie')).toEqual(['/formations#zythologie', '/formations']);
    expect(await pathsOf('media training')).not.toContain('/formations#media-training');
    await write(
      `delete from public.site_contents where key in ('about/story', 'formations/courseCatalogue')`,
    );
    expect(await pathsOf('zibeline')).toEqual([]);
    expect(await pathsOf('media training')).toContain('/formations#media-training');
  });

  test('follows the facts that texts name, and the trade’s other names for things', async () => {
    await write(`insert into public.site_contents (kind, key, value, version)
      select 'setting', key, case key when 'settings/company' then jsonb_set(value, '{name}', '"Zibeline"')
        else '{"groups": [{"id": "un", "words": "balado, zythophone", "isBuying": false}]}' end, 1
      from private.section_texts where key in ('settings/company', 'settings/synonyms')`);
    expect(await pathsOf('zibeline')).toContain('/services');
    expect(await pathsOf('zythophone')).toContain('/balados/la-releve');
    await write(`delete from public.site_contents where key in ('settings/company', 'settings/synonyms')`);
    expect(await pathsOf('zibeline')).toEqual([]);
    expect(await pathsOf('zythophone')).toEqual([]);
  });

  test('of many articles at once is made right after', async () => {
    await write(`insert into public.articles (title, slug, content, status, published_at)
      select 'Titre ' || number, 'ensemble-' || number, 'Une **zibeline** de plus.', 'published', now()
      from generate_series(1, 100) as number`);
    await readTexts(backend);
    expect(await search('zibeline')).toMatchObject({ total: 100 });
    await write(`update public.articles set title = 'Ornithorynque' where slug like 'ensemble-%'`);
    await readTexts(backend);
    expect(await search('ornithorynque')).toMatchObject({ total: 100 });
    await write(`delete from public.articles where slug like 'ensemble-%'`);
  });

  test('keeps of a text in Markdown what it says today, and nothing once it is deleted', async () => {
    const kept = () =>
      backend.sql(`select blocks from private.search_entries where document = (
      select 'article/' || id from public.articles where slug = 'zibelines'
      union select 'article/' || record_id from private.deleted_records where record ->> 'slug' = 'zibelines')`);
    await write(`insert into public.articles (title, slug, content, status, published_at)
      values ('Zibelines', 'zibelines', 'Une **zibeline** dort.', 'published', now())`);
    await readTexts(backend);
    expect(await kept()).toEqual([{ blocks: ['Une zibeline dort.'] }]);
    await write(`update public.articles set content = 'La *zibeline* court.' where slug = 'zibelines'`);
    await readTexts(backend);
    expect(await kept()).toEqual([{ blocks: ['La zibeline court.'] }]);
    await write(`delete from public.articles where slug = 'zibelines'`);
    expect(await kept()).toEqual([]);
  });

  test('has no session that is cancelled, and none that takes no one any more', async () => {
    const sessions = async () => (await search('media training', 'session')).results.length;
    const before = await sessions();
    expect(before).toBeGreaterThan(0);
    await write(`update private.course_sessions set state = 'cancelled' where true`);
    expect(await sessions()).toBe(0);
    await write(
      `update private.course_sessions set state = 'open', register_until = now() - interval '1 hour' where true`,
    );
    expect(await sessions()).toBe(0);
  });

  test('keeps a text of more different words than a vector holds, and saves it', async () => {
    await write(`update public.articles
      set content = (select string_agg('mot' || number || repeat('é', 8), ' ') from generate_series(1, 20000) as number)
      where slug = 'ecrire-pour-l-oreille'`);
    expect(await pathsOf('mot12éééééééé')).toContain('/blog/ecrire-pour-l-oreille');
  });
});
