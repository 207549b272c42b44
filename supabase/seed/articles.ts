import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Enums, TablesInsert } from '../../src/generated/database.types.ts';
import { accounts, categories, tags } from './content.ts';
import { seedMedia } from './media.ts';

/** An article and the tags that it carries. */
export type SeedArticle = { row: TablesInsert<'articles'>; tagIds: string[] };

const folder = join(import.meta.dirname, 'articles');

const statuses = ['draft', 'published', 'archived'] as const satisfies Enums<'article_status'>[];
const authors = ['editor', 'admin'] as const satisfies (keyof typeof accounts)[];

/** The one of `known` that a file names, or an error that says where to look. */
function pickOne<T extends string>(known: readonly T[], value: string | undefined, file: string): T {
  const found = known.find((candidate) => candidate === value);
  if (!found) throw new Error(`${file}: « ${value} » is none of ${known.join(', ')}.`);
  return found;
}

function getId(rows: { id: string; slug: string }[], slug: string | undefined, file: string): string {
  const found = rows.find((row) => row.slug === slug);
  if (!found) throw new Error(`${file}: no category or tag has the slug « ${slug} ».`);
  return found.id;
}

/** Reads one Markdown file: `key: value` lines between two `---`, then the content. The file's name is the slug. */
function readArticle(file: string, index: number): SeedArticle {
  const [, header = '', content = ''] =
    /^---\n(.*?)\n---\n\n(.*)$/s.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  const fields = new Map(
    header.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  const toDate = (field: string) => (fields.has(field) ? `${fields.get(field)}:00Z` : null);
  const cover = seedMedia[Number(fields.get('cover')) - 1]?.row.file_path ?? null;
  return {
    row: {
      id: `e0000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      title: fields.get('title') ?? '',
      slug: file.replace(/\.md$/, ''),
      content,
      excerpt: fields.get('excerpt') ?? null,
      featured_image_url: cover,
      meta_title: fields.get('meta_title') ?? null,
      meta_description: fields.get('meta_description') ?? null,
      og_image_url: cover,
      status: pickOne(statuses, fields.get('status'), file),
      category_id: getId(categories, fields.get('category'), file),
      author_id: accounts[pickOne(authors, fields.get('author'), file)].userId,
      published_at: toDate('published'),
      views_count: Number(fields.get('views')),
      created_at: toDate('created') ?? undefined,
      updated_at: toDate('published') ?? toDate('created') ?? undefined,
    },
    tagIds: (fields.get('tags') ?? '').split(', ').map((slug) => getId(tags, slug, file)),
  };
}

/** The articles of supabase/seed/articles. */
export function readArticles(): SeedArticle[] {
  return readdirSync(folder).toSorted().map(readArticle);
}
