import { describe, expect, it } from 'vitest';
import { type ArticleInput, emptyArticle } from '#features/articles/data/article.schema.ts';
import { readArticles } from '../../../../supabase/seed/articles.ts';
import { findFaults as findFaultsIn, inOrder } from '#documents/admin/checks/findFaults.ts';
import { listParts } from '#documents/contents/contentParts.ts';
import type { SiteMap } from '#documents/admin/checks/links.ts';
import { articleSection } from './article.kind.ts';
import { findArticleFaults } from './articleFaults.ts';
import { plantedFaults, siteMap, soundArticle } from './testing/plantedFaults.ts';

/** What is found in an article. */
const findFaults = (text: ArticleInput, site: SiteMap) =>
  inOrder(
    [...findArticleFaults(text), ...findFaultsIn(articleSection, text, site)],
    listParts(articleSection.schema, text),
  );

/** The places of a rule's findings, as the words that stand there. */
const getPlaces = (text: ArticleInput, rule: string) =>
  findFaults(text, siteMap)
    .filter((finding) => finding.rule === rule)
    .map(({ field, range }) =>
      range ? String(text[field as keyof ArticleInput]).slice(range.start, range.end) : '',
    );

const rulesFound = (text: ArticleInput) => findFaults(text, siteMap).map(({ rule }) => rule);

it('finds nothing in a sound article', () => {
  expect(findFaults(soundArticle, siteMap)).toEqual([]);
});

it('is held against sixty faults and more, each an article of its own', () => {
  expect(plantedFaults.length).toBeGreaterThanOrEqual(60);
});

describe.each(plantedFaults)('$rule', ({ rule, change, at = '' }) => {
  it('is found at its place', () => {
    const places = getPlaces({ ...soundArticle, ...change }, rule);
    expect(places).toHaveLength(1);
    expect(places[0]?.startsWith(at)).toBe(true);
  });
});

const seeded = readArticles().map(({ row, tagIds }) => ({
  ...emptyArticle,
  ...(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as object),
  title: row.title,
  tag_ids: tagIds,
}));

it.each(seeded)('invents nothing in the seeded article « $title »', (article) => {
  expect(findFaults(article, siteMap)).toEqual([]);
});

it('takes what an author may well write for what it is', () => {
  const content = [
    'Deux \\*\\*étoiles\\*\\* et \\[un crochet\\](dit-on), le renvoi [1] et `**du code**`.',
    '- [ ] à faire\n- [x] fait',
    '[Le fil](/blog/feed.xml), [la liste](/blog?page=2), [ce même texte](/blog/preparer-sa-premiere-entrevue), [le bilan](/storage/v1/object/public/media/bilan.pdf)',
    '[![La cabine](/storage/v1/object/public/media/s.jpg)](/contact)',
    '[CBC](https://www.cbc.ca/), [une adresse longue](https://fr.wikipedia.org/wiki/Voix_(instrument))',
    '![Le studio][studio]\n\n[studio]: /storage/v1/object/public/media/studio.png',
    '| | Lundi |\n| --- | --- |\n| Matin | Studio |',
    'Le #1 des balados, à 100$US, `<br>` compris.'.replace('100$US', 'nous'),
    '**Retenez ceci.** Le reste suivra.',
  ].join('\n\n');
  expect(rulesFound({ ...soundArticle, content: `## Début\n\n${content}` })).toEqual([]);
});

it('leaves links to articles alone when nobody could say what is there', () => {
  const text = { ...soundArticle, content: '[le trac, en long](/blog/brouillon)' };
  expect(findFaults(text, { ...siteMap, articles: null })).toEqual([]);
});

it('tells errors first, then from top to bottom', () => {
  const content = 'Prêt ?\n\n[](https://exemple.ca)\n\n<u>x</u>\n\n[ici](/contact)';
  expect(rulesFound({ ...soundArticle, excerpt: '', content })).toEqual([
    'emptyLink',
    'rawHtml',
    'noExcerpt',
    'typography',
    'vagueLink',
  ]);
});
