import { expect, it } from 'vitest';
import { excessOfBody, excessOfQuery, faultOfBody } from './queryLimits.ts';

const nested = (levels: number): string => (levels === 0 ? 'id' : `r${levels}(${nested(levels - 1)})`);
const names = (count: number) => Array.from({ length: count }, (_, n) => `c${n}`).join(',');
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
  // The same of two relations, and several parts of one document.
  'select=id,categories(id,name),tags(id,name)',
  'select=a:content->a,b:content->b,content->c->>d,count(),views_count.sum()',
  `select=${names(60)}&order=${names(10)}`,
  `columns="${names(100).replaceAll(',', '","')}"&on_conflict=id`,
  `id=in.(${names(2000)})`,
  `or=(${'and('.repeat(9)}id.eq.1${')'.repeat(10)}`,
  'select=a:profiles!author(first_name),b:profiles!editor(first_name)',
])('takes %s', (query) => {
  // A text that only looks like an operator, within a condition of several, is refused rather than parsed.
  const isDoubtful = query.includes('a.match.b');
  expect(excess(query)).toBe(isDoubtful ? 'a regular expression' : undefined);
});

it.each([
  [`select=${nested(5)}`, 'levels'],
  [`select=${Array.from({ length: 21 }, (_, n) => `a${n}:tags(id)`).join(',')}`, 'relations'],
  [`select=${names(61)}`, '60 columns'],
  [`select=id,article_tags(tags(${names(59)}))`, '60 columns'],
  [`select="${names(61)}"`, '60 columns'],
  [`columns=${names(101)}`, '100 columns'],
  [`on_conflict=${names(101)}`, '100 columns'],
  ['select=content,content', 'a column twice'],
  ['select=0:content,1:content', 'a column twice'],
  ['select=0:content,1:content::text', 'a column twice'],
  ['select=0:content,1:"content"', 'a column twice'],
  ['select=id,article_tags(articles2(0:content,id,1: content))', 'a column twice'],
  ['select=cover,c:cover', 'a column twice'],
  ['select=a:content->x,b:content->x', 'a column twice'],
  ['select=*,*', 'a column twice'],
  ['select=id,a:tags(id),b:tags(id)', 'a column twice'],
  ['select=id&select=content', 'a parameter twice'],
  ['order=id&order=content', 'a parameter twice'],
  [`select=content${'->a'.repeat(11)}`, 'a path'],
  [`content${'->a'.repeat(11)}=eq.1`, 'a path'],
  [`order=${names(11)}`, '10 orders'],
  [`order=${names(6)}&article_tags.order=${names(5)}`, '10 orders'],
  [`id=in.(${names(2001)})`, 'a list'],
  [`or=(${'and('.repeat(10)}id.eq.1${')'.repeat(11)}`, 'levels of conditions'],
  [Array.from({ length: 21 }, (_, n) => `c${n}=like.*a*`).join('&'), 'stars'],
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
  expect(excessOfBody(rows(1, 101))).toContain('fields');
  for (const body of [null, 'x', 1, [null], ['x']]) expect(excessOfBody(body)).toContain('rows');
});
