import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import * as fileSystem from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type Backend, createBackend } from '../../supabase/embedded/backend.ts';
import { change, seed } from './articleChanges.ts';
import { type ExportOptions, exportSite, publishSite } from './exportSite.ts';

vi.mock('node:fs/promises', { spy: true });

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend({ seed: null });
  await backend.exec(seed);
});
afterAll(() => backend.close());

const runs = Number(process.env.FRESHNESS_RUNS ?? 12);
vi.setConfig({ testTimeout: runs * 20_000 });

/** An export of its own, with a browser's build of one file. */
function newExport(build = 'this build'): ExportOptions {
  const root = mkdtempSync(join(tmpdir(), 'porte-voix-export-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = join(root, 'build');
  mkdirSync(join(files, 'assets'), { recursive: true });
  writeFileSync(join(files, 'assets/app-a1b2.js'), 'app()');
  return { files, dir: join(root, 'dist'), records: join(root, 'records'), build, backend: backend.fetch };
}

/** Every file of an export with its content. */
const filesOf = ({ dir }: ExportOptions) =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [`/${relative(dir, file)}`, readFileSync(file).toString('latin1')]),
  );

/** The process ends at its nth file: it is as it was before, and nothing comes after. */
async function publishAndEndAt(site: ExportOptions, file: number) {
  let renamed = 0;
  vi.mocked(fileSystem.rename).mockImplementation(async (from, to) => {
    renamed += 1;
    if (renamed >= file) throw new Error('The process ended.');
    const { rename } = await vi.importActual<typeof fileSystem>('node:fs/promises');
    await rename(from, to);
  });
  await publishSite(site).catch(() => undefined);
  vi.mocked(fileSystem.rename).mockReset();
}

it('leaves the bytes of a whole export after any change, also where it was ended before', async () => {
  const site = newExport();
  await exportSite(site);
  const transaction = fc.array(change, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(transaction, { minLength: 1, maxLength: 3 }),
      fc.nat(12),
      async (steps, end) => {
        for (const [index, changes] of steps.entries()) {
          for (const sql of changes) await backend.exec(sql);
          if (index > 0) await publishAndEndAt(site, end);
        }
        const before = filesOf(site);
        const { isWhole, written, removed } = await publishSite(site);
        expect(isWhole).toBe(false);
        const whole = newExport();
        await exportSite(whole);
        const [now, then] = [filesOf(site), filesOf(whole)];
        expect(now).toEqual(then);
        const touched = Object.keys({ ...before, ...now }).filter((file) => before[file] !== now[file]);
        expect([...written, ...removed].toSorted()).toEqual(touched.toSorted());
      },
    ),
    { numRuns: runs },
  );
});

/** Leaves three published articles of which one has no category, and contents as the code has them. */
const restart = () =>
  backend.exec(`
    delete from public.site_contents;
    delete from public.articles;
    insert into public.articles (title, slug, status, published_at, category_id)
    select 'Titre ' || slug, slug, 'published', now() - n * interval '1 day', category::uuid
    from (values (1, 'un', 'ca000000-0000-4000-8000-000000000001'), (2, 'deux', 'ca000000-0000-4000-8000-000000000001'),
      (3, 'trois', null)) as wanted (n, slug, category);`);

it('renders only what a change touches, and asks for nothing else', async () => {
  await restart();
  const site = newExport();
  await exportSite(site);
  await backend.exec(`update public.articles set content = 'Corrigé' where slug = 'un'`);
  const asked: string[] = [];
  const counted = async (request: Request) => {
    asked.push(decodeURIComponent(new URL(request.url).search));
    return backend.fetch(request);
  };
  const { written } = await publishSite({ ...site, backend: counted });
  // The other one of its category says how long it takes to read, as do the list and those without a category.
  expect(written.toSorted()).toEqual([
    '/blog.html',
    '/blog/deux.html',
    '/blog/feed.xml',
    '/blog/trois.html',
    '/blog/un.html',
  ]);
  const articles = asked.flatMap(
    (search) => /slug=(?:eq\.|in\.\()([^&)]+)/.exec(search)?.[1]?.split(',') ?? [],
  );
  expect(articles.toSorted()).toEqual(['deux', 'trois', 'un']);
  expect(await publishSite(site)).toEqual({ isWhole: false, written: [], removed: [] });
});

it('leads from where an article was to where it is, and leaves nothing of one that was taken back', async () => {
  await restart();
  const site = newExport();
  await exportSite(site);
  await backend.exec(`update public.articles set slug = 'eins' where slug = 'un'`);
  await backend.exec(`update public.articles set status = 'draft' where slug = 'deux'`);
  const { removed } = await publishSite(site);
  expect(removed).toEqual(
    expect.arrayContaining(['/blog/deux.html', '/og/blog/deux.png', '/og/blog/un.png']),
  );
  const files = filesOf(site);
  expect(files['/_redirects']).toContain('/blog/un /blog/eins 301\n');
  expect(files['/blog/un.html']).toContain('url=/blog/eins');
  expect(Object.keys(files).filter((file) => /blog\/deux|Titre deux/.test(file + files[file]))).toEqual([]);
  await backend.exec(`update public.articles set slug = 'ein' where slug = 'eins'`);
  await publishSite(site);
  expect(filesOf(site)['/_redirects']).toContain('/blog/eins /blog/ein 301\n/blog/un /blog/ein 301\n');
});

it.each([
  ['another build', async (site: ExportOptions) => ({ ...site, build: 'another build' })],
  [
    'another database',
    async (site: ExportOptions) => {
      const record = JSON.parse(readFileSync(join(site.records, 'record.json'), 'utf8')) as { last: object };
      const text = JSON.stringify({
        ...record,
        last: { ...record.last, changed_at: '2001-01-01T00:00:00+00:00' },
      });
      writeFileSync(join(site.records, 'record.json'), text);
      return site;
    },
  ],
])('writes everything anew over an export of %s, and removes the rest', async (_what, other) => {
  await restart();
  const site = newExport();
  await exportSite(site);
  writeFileSync(join(site.dir, 'leftover.html'), '');
  const { isWhole, removed } = await publishSite(await other(site));
  expect([isWhole, removed]).toEqual([true, ['/leftover.html']]);
});

it('rejects what can’t be rendered, and makes up for it the next time', async () => {
  await restart();
  const site = newExport();
  await exportSite(site);
  await backend.exec(`update public.articles set title = 'Changé' where slug = 'un'`);
  const failing = async (request: Request) =>
    request.url.includes('category_id=') ? Response.json({}, { status: 500 }) : backend.fetch(request);
  await expect(publishSite({ ...site, backend: failing })).rejects.toThrow();
  await publishSite(site);
  const whole = newExport();
  await exportSite(whole);
  expect(filesOf(site)).toEqual(filesOf(whole));
});
