import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { exportSite } from './exportSite.ts';

/** A backend with published articles, and with what has become of their addresses. */
function createBackend(
  slugs: string[],
  changes: { path: string; kind: string; target: string | null }[] = [],
) {
  const articles = slugs.map((slug) => ({
    id: slug,
    slug,
    title: `Titre ${slug}`,
    content: 'Un texte.',
    created_at: '2026-11-20T15:00:00Z',
    article_tags: [],
  }));
  return async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/rpc/catch_up_page_changes')) return Response.json(changes.length);
    if (pathname.endsWith('/page_changes')) {
      const from = Number(searchParams.get('number')?.replace('gte.', ''));
      return Response.json(
        changes
          .map((change, index) => ({ ...change, number: index + 1 }))
          .filter(({ number }) => number >= from),
      );
    }
    const requested = /^in\.\((.*)\)$/.exec(searchParams.get('slug') ?? '')?.[1]?.split(',');
    const rows = pathname.endsWith('/articles')
      ? articles.filter(({ slug }) => requested?.includes(slug) ?? true)
      : [];
    return Response.json(rows, { headers: { 'Content-Range': `0-0/${rows.length}` } });
  };
}

/** A folder to export to, with a browser's build of one file. */
function newExport() {
  const root = mkdtempSync(join(tmpdir(), 'porte-voix-export-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'build/assets'), { recursive: true });
  writeFileSync(join(root, 'build/assets/app-a1b2.js'), 'app()');
  return { files: join(root, 'build'), dir: join(root, 'dist'), drafts: join(root, 'export') };
}

/** Every file below a folder with its content. */
const readFiles = (dir: string) =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(dir, file)}`, readFileSync(file, 'latin1')]),
  );

it('writes every page, and leads on from where articles have been', async () => {
  const site = newExport();
  const moved = [
    { path: '/blog/avant', kind: 'moved', target: '/blog/un' },
    { path: '/blog/parti', kind: 'moved', target: '/blog/avant' },
    { path: '/blog/parti', kind: 'gone', target: null },
  ];
  await exportSite({ ...site, backend: createBackend(['un'], moved) });
  const files = readFiles(site.dir);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      '/index.html',
      '/blog/un.html',
      '/og/blog/un.png',
      '/opensearch.xml',
      '/_headers',
      '/assets/app-a1b2.js',
    ]),
  );
  expect(files['/blog/un.html']).toContain('Titre un');
  expect(files['/blog/avant.html']).toContain('url=/blog/un');
  expect(files['/_redirects']).toContain('/blog/avant /blog/un 301\n');
  expect(files).not.toHaveProperty(['/blog/parti.html']);
});

it('leaves the former site whole when it fails, and nothing of it when it succeeds', async () => {
  const site = newExport();
  await exportSite({ ...site, backend: createBackend(['un']) });
  const before = readFiles(site.dir);
  const sound = createBackend(['deux']);
  const failing = async (request: Request) =>
    request.url.includes('slug=in') ? Response.json({}, { status: 500 }) : sound(request);
  await expect(exportSite({ ...site, backend: failing })).rejects.toThrow();
  expect(readFiles(site.dir)).toEqual(before);
  await exportSite({ ...site, backend: sound });
  expect(Object.keys(readFiles(site.dir))).toContain('/blog/deux.html');
  expect(Object.keys(readFiles(site.dir))).not.toContain('/blog/un.html');
  expect(readdirSync(join(site.dir, '..')).toSorted()).toEqual(['build', 'dist']);
});

it('makes up for an export that was killed', async () => {
  const site = newExport();
  const backend = createBackend(['un']);
  await exportSite({ ...site, backend });
  const before = readFiles(site.dir);
  // While pages were written: what is there is no page of the next site.
  mkdirSync(join(site.drafts, 'next'), { recursive: true });
  writeFileSync(join(site.drafts, 'next/leftover.html'), '');
  await exportSite({ ...site, backend });
  expect(readFiles(site.dir)).toEqual(before);
  // While one folder took the other's place, and the next one fails.
  mkdirSync(site.drafts);
  renameSync(site.dir, join(site.drafts, 'former'));
  const failing = async () => Response.json({}, { status: 500 });
  await expect(exportSite({ ...site, backend: failing })).rejects.toThrow();
  expect(readFiles(site.dir)).toEqual(before);
});
