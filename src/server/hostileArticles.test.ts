import fc from 'fast-check';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tooMuchText } from '../markdownLimits.ts';
import { createSite } from './answer.ts';

/** A site with two articles, of which somebody rewrites one. */
function createFixtures() {
  const files = mkdtempSync(join(tmpdir(), 'porte-voix-files-'));
  onTestFinished(() => rmSync(files, { recursive: true }));
  mkdirSync(join(files, '.vite'));
  writeFileSync(join(files, '.vite/manifest.json'), '{}');
  let content = '';
  let change = 1;
  const articleAt = (slug: string) => ({
    id: slug,
    slug,
    title: slug,
    content: slug === 'autre' ? 'Un texte.' : content,
    created_at: '2026-11-20T15:00:00Z',
    article_tags: [],
  });
  const backend = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/rpc/catch_up_page_changes')) return Promise.resolve(Response.json(change));
    const slugs = (searchParams.get('slug') ?? 'eq.autre').replace('eq.', '');
    const rows = pathname.endsWith('/articles') ? [articleAt(slugs)] : [];
    return Promise.resolve(Response.json(rows, { headers: { 'Content-Range': `0-0/${rows.length}` } }));
  };
  const errors: unknown[] = [];
  const site = createSite({ files, backend, onError: (error) => errors.push(error) });
  return {
    errors,
    get: (path: string) => site.answer(new Request(`http://site.test${path}`)),
    save: async (text: string) => {
      content = text;
      change += 1;
      await site.refresh();
    },
  };
}

const unit = fc.oneof(
  fc.constantFrom(
    '*_',
    '*a ',
    '**a',
    '~~a',
    '>',
    '> ',
    '- ',
    '1. ',
    '-\n',
    '[',
    '![',
    '[a](',
    '](',
    '[a]',
    '[^a]',
    '[^a]: ',
    '`',
    '<',
    '<a ',
    '<!--',
    '&',
    '|',
    '|\n',
    '|a',
    'a|b\n-|-\n',
    '\n',
    ' ',
    '\t',
    '\\',
    '# a\n',
    '===\n',
    'a\n',
    'a\n===\n',
    '```\n',
    '    a\n',
    'www.a.b ',
    'a@b.c ',
    '- a\n  - b\n',
    '>\n\n',
    '[a]: /b\n',
    'mot ',
    '\r\n',
  ),
  fc.string({
    unit: fc.constantFrom(...Array.from('*_~`[]()<>!#-+1.|:&\\ \n\tab')),
    minLength: 1,
    maxLength: 8,
  }),
);
/** 100 KB of a few shapes, each repeated. */
const hostile = fc.array(fc.tuple(unit, fc.nat(100)), { minLength: 1, maxLength: 5 }).map((parts) => {
  const total = parts.reduce((sum, [, share]) => sum + share + 1, 0);
  return parts
    .map(([text, share]) => text.repeat(Math.ceil(((share + 1) / total) * (100_000 / text.length))))
    .join('\n\n')
    .slice(0, 100_000);
});

it('shows other pages at once, whatever an article says', { timeout: 3_600_000 }, async () => {
  const { get, save, errors } = createFixtures();
  const numRuns = Number(process.env.RUNS ?? 10);
  /** Milliseconds that another page takes at most while an article is saved and shown. */
  const slowestBeside = async (article: fc.Arbitrary<string>) => {
    let slowest = 0;
    await fc.assert(
      fc.asyncProperty(article, async (text) => {
        await save(text);
        const shown = get('/blog/hostile');
        for (const path of ['/contact', '/blog/autre']) {
          const start = performance.now();
          expect((await get(path)).status).toBe(200);
          slowest = Math.max(slowest, performance.now() - start);
        }
        expect((await shown).status).toBe(200);
      }),
      { numRuns, endOnFailure: true },
    );
    return slowest;
  };
  await slowestBeside(fc.constant('Un texte.'));
  // What other programs take of the machine, a harmless text waits for too.
  const usual = await slowestBeside(fc.string({ minLength: 1 }));
  expect(await slowestBeside(hostile)).toBeLessThan(250 + 3 * usual);
  expect(errors).toEqual([]);
});

it('shows readers a sentence in the place of a text that can’t be shown, around which the page is whole', async () => {
  const { get, save } = createFixtures();
  await save('>'.repeat(20_000));
  const response = await get('/blog/hostile');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(`<p>${tooMuchText}</p>`);
  expect(html).toContain('</footer>');
});
