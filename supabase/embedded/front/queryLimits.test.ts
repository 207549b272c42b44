import { expect, it } from 'vitest';
import { excessOfBody, excessOfQuery, faultOfBody } from './queryLimits.ts';

const nested = (levels: number): string => (levels === 0 ? 'id' : `r${levels}(${nested(levels - 1)})`);
const excess = (query: string) => excessOfQuery(new URLSearchParams(query), 'articles');

it.each([
  'select=*,categories(name,color),profiles(first_name),article_tags(tags(name))&order=created_at.desc&limit=50',
  `select=${nested(4)}`,
  'or=(title.ilike.*match.*,excerpt.ilike."*a.match.b*")&status=eq.draft',
  'title=eq.match.(x)',
  'title=ilike.*imatch.*',
  'or=(title.ilike."*des mots*",slug.ilike."*des mots*",title.ilike."*fts*")',
  'select=article_tags(tags(name)),tags(name),author:profiles!articles_author_id_fkey(first_name)',
  'article_tags.tag_id=eq.1&content->>key=eq.1',
])('takes %s', (query) => {
  // A text that only looks like an operator, within a condition of several, is refused rather than parsed.
  const isDoubtful = query.includes('a.match.b');
  expect(excess(query)).toBe(isDoubtful ? 'a regular expression' : undefined);
});

it.each([
  [`select=${nested(5)}`, 'levels'],
  [`select=${Array.from({ length: 21 }, (_, n) => `a${n}:tags(id)`).join(',')}`, 'relations'],
  ['select=id,categories(id,articles(id))', 'within itself'],
  ['select=a:categories!x(id,b:articles!y!inner(id))', 'within itself'],
  ['select=categories(id,...articles(id))', 'within itself'],
  ['select=categories(id, articles (id))', 'within itself'],
  ['select=categories(id,"articles"(id))', 'within itself'],
  ['select=category_id(id)', 'within itself'],
  ['select=x:articles_author_id_fkey(id)', 'within itself'],
  ['content=fts.a', 'regular expression'],
  ['content=not.wfts(french).a', 'regular expression'],
  ['or=(id.is.null,content.plfts.a)', 'regular expression'],
  [`title=like.${'*a'.repeat(41)}`, 'stars'],
  [`or=(id.is.null,title.ilike.${'%a'.repeat(41)})`, 'stars'],
  [`title=ilike(any).{${'a'.repeat(2000)}}`, 'characters'],
  ['%25=eq.1', 'illegible'],
  ['content=match.(.*)(.*)\\1\\2q', 'regular expression'],
  ['content=not.imatch.x', 'regular expression'],
  ['content=not.not.match.x', 'regular expression'],
  ['content=match(any).{a,b}', 'regular expression'],
  ['or=(id.is.null,content.match.x)', 'regular expression'],
  ['and=(or(content.not.imatch(all).{x},id.is.null))', 'regular expression'],
  ['articles.content=match.x', 'regular expression'],
  ['articles.or=(content.match.x)', 'regular expression'],
  [Array.from({ length: 101 }, (_, n) => `id=neq.${n}`).join('&'), 'filters'],
  [`or=(${Array.from({ length: 101 }, (_, n) => `id.eq.${n}`).join(',')})`, 'filters'],
])('refuses %s', (query, reason) => {
  expect(excess(query)).toContain(reason);
});

it('looks at a body however deep it is', () => {
  const nest = (levels: number): unknown =>
    Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'x');
  expect(faultOfBody(nest(60))).toBeUndefined();
  expect(faultOfBody(nest(100_000))).toContain('levels');
  for (const text of ['\0', '\uD800', 'a\uDC00'])
    for (const body of [text, { a: [{ b: text }] }, { [text]: 1 }])
      expect(faultOfBody(body)).toContain('illegible');
  expect(faultOfBody({ a: 'é😀\n', b: null, c: [1, true] })).toBeUndefined();
});

it('counts the rows and values of a body', () => {
  const rows = (length: number, columns = 1) =>
    Array.from({ length }, () => Object.fromEntries(Array.from({ length: columns }, (_, n) => [`c${n}`, n])));
  expect(excessOfBody(rows(1000))).toBeUndefined();
  expect(excessOfBody(rows(1001))).toContain('rows');
  expect(excessOfBody(rows(1000, 21))).toContain('values');
  expect(excessOfBody({ title: 'x' })).toBeUndefined();
  for (const body of [null, 'x', 1, [null], ['x']]) expect(excessOfBody(body)).toContain('rows');
});
