import { expect, it } from 'vitest';
import { excessOfBody, excessOfQuery } from './queryLimits.ts';

const nested = (levels: number): string => (levels === 0 ? 'id' : `articles(${nested(levels - 1)})`);
const excess = (query: string) => excessOfQuery(new URLSearchParams(query));

it.each([
  'select=*,categories(name,color),profiles(first_name),article_tags(tags(name))&order=created_at.desc&limit=50',
  `select=${nested(4)}`,
  'or=(title.ilike.*match.*,excerpt.ilike."*a.match.b*")&status=eq.draft',
  'title=eq.match.(x)',
  'title=ilike.*imatch.*',
])('takes %s', (query) => {
  // A text that only looks like an operator, within a condition of several, is refused rather than parsed.
  const isDoubtful = query.includes('a.match.b');
  expect(excess(query)).toBe(isDoubtful ? 'a regular expression' : undefined);
});

it.each([
  [`select=${nested(5)}`, 'levels'],
  [`select=${Array.from({ length: 21 }, (_, n) => `a${n}:articles(id)`).join(',')}`, 'relations'],
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

it('counts the rows and values of a body', () => {
  const rows = (length: number, columns = 1) =>
    Array.from({ length }, () => Object.fromEntries(Array.from({ length: columns }, (_, n) => [`c${n}`, n])));
  expect(excessOfBody(rows(1000))).toBeUndefined();
  expect(excessOfBody(rows(1001))).toContain('rows');
  expect(excessOfBody(rows(1000, 21))).toContain('values');
  expect(excessOfBody({ title: 'x' })).toBeUndefined();
});
