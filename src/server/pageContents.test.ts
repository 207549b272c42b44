// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { connectTo } from '#data/connection.ts';
import { getField } from '#documents/contents/field.ts';
import { sections } from '#documents/contents/registry.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { z } from '#data/zod.ts';
import { renderPage } from './renderPage.tsx';

/** What is published instead of the code's copies, by key; nothing that can be requested when undefined. */
let published: Record<string, unknown> | undefined;

const article = {
  id: 'a1',
  slug: 'premier',
  title: 'Premier',
  content: 'Un texte.',
  created_at: '2026-11-20T15:00:00Z',
  article_tags: [],
};

connectTo({
  fetch: (input) => {
    const { pathname, searchParams } = new URL(new Request(input).url);
    if (pathname.endsWith('/articles')) {
      return Promise.resolve(Response.json([article], { headers: { 'Content-Range': '0-0/1' } }));
    }
    if (!/\/(?:site_contents|pages|projects|shows|episodes)$/.test(pathname))
      return Promise.resolve(Response.json([]));
    if (!published) return Promise.resolve(Response.json({ message: 'down' }, { status: 500 }));
    const requested = [...(searchParams.get('key') ?? '').matchAll(/"([^"]+)"/g)].map(([, key = '']) => key);
    const rows = requested.flatMap((key) =>
      published && key in published ? [{ key, value: published[key] }] : [],
    );
    return Promise.resolve(Response.json(rows));
  },
});

/** The document at an address, while this is published. */
async function documentAt(path: string, contents: Record<string, unknown> | undefined) {
  published = contents;
  const page = await renderPage(path);
  if (page instanceof Response) throw new Error(`${path} leads elsewhere.`);
  return page.html;
}

/** The document at an address as the code says it, which many of them are compared with. */
const untouchedAt = new Map<string, Promise<string>>();
function getUntouched(path: string) {
  const known = untouchedAt.get(path) ?? documentAt(path, {});
  untouchedAt.set(path, known);
  return known;
}

/** What a document shows and says about itself, and what it hands to the app. */
const shownIn = (html: string) => html.slice(0, html.indexOf('<script type="application/json"'));
const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
    loaderData: Record<string, unknown>;
  };

const toAddress = ({ path }: { path: string }) => path.replace(':slug', article.slug);
/** Settings are read by all pages; `settings.test.ts` says what of them is read where. */
const ofPages = sections.filter(({ group }) => group && group !== 'settings');
const pages = [...new Set(sections.flatMap((section) => section.pages.map(toAddress)))];
/** Where a section shows; what stands around every page, on the first. */
const shownOn = (section: EditableSection) =>
  section.pages.length > 0 ? section.pages.map(toAddress) : ['/'];
const aSection = /"[a-z]\w*\/\w+":/;

/** A content whose every text and number is another one. */
function reworded(schema: z.ZodType, value: unknown, words: () => string): unknown {
  const field = getField(schema);
  if (field.kind === 'line' || field.kind === 'text') return words();
  if (field.kind === 'number') return value === field.max ? field.min : field.max;
  if (field.kind === 'list') return (value as unknown[]).map((item) => reworded(field.item, item, words));
  if (field.kind !== 'group') return value;
  const parts = Object.entries(value as Record<string, unknown>).map(([name, part]) => {
    const own = field.fields[name];
    return [name, own ? reworded(own, part, words) : part];
  });
  return Object.fromEntries(parts);
}

describe.each(pages)('%s', (path) => {
  it('is to the byte what the code says as long as nothing is published, and when nobody can be requested', async () => {
    const untouched = await getUntouched(path);
    expect(JSON.stringify(dataIn(untouched).loaderData)).not.toMatch(aSection);
    // Without its list, that of the shows says that they can't be had.
    if (path === '/balados') await expect(documentAt(path, undefined)).rejects.toThrow();
    else expect(await documentAt(path, undefined)).toBe(untouched);
  });

  it('shows the same when the code’s own copies are published', async () => {
    const untouched = await getUntouched(path);
    const copies = Object.fromEntries(sections.map(({ key, content }) => [key, content]));
    const html = await documentAt(path, copies);
    expect(shownIn(html)).toBe(shownIn(untouched));
    expect(JSON.stringify(dataIn(html).loaderData)).toMatch(aSection);
  });
});

describe.each(ofPages.map((section) => [section.key, section] as const))('%s', (key, section) => {
  it.each(shownOn(section))('is read at %s as it is published', async (path) => {
    let count = 0;
    const words = () => `§${(count += 1)}`;
    const value = section.schema.parse(reworded(section.schema, section.content, words));
    const untouched = shownIn(await getUntouched(path));
    const shown = shownIn(await documentAt(path, { [key]: value }));
    expect(count).toBeGreaterThan(0);
    // Of a catalogue, some pages show the prices alone.
    expect(shown).not.toBe(untouched);
  });
});

it.each(['home/hero', 'layout/header', 'settings/company'])(
  '%s is what the code says when what is published doesn’t fit, which is told',
  async (key) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await documentAt('/', { [key]: { of: 'another release' } })).toBe(await getUntouched('/'));
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(key));
    warn.mockRestore();
  },
);

it('is requested for once by each page, whatever its sections, and twice by what stands around it', async () => {
  published = {};
  for (const path of pages) {
    const requested: string[] = [];
    const undo = connectTo({
      fetch: (input) => {
        const { pathname } = new URL(new Request(input).url);
        requested.push(pathname);
        return Promise.resolve(Response.json(pathname.endsWith('/articles') ? [article] : []));
      },
    });
    await renderPage(path);
    undo();
    expect(
      requested.filter((address) => /\/(?:site_contents|pages)$/.test(address)),
      path,
    ).toHaveLength(3);
  }
});
