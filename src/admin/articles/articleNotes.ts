import { joinProses, type NoteSource } from '#admin/documents/DocumentNotes/index.ts';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { findShown } from '#typography/findProse.ts';
import { Prose } from '#typography/prose.ts';
import { fieldLabels } from './fieldLabels.ts';

/** What a page of an article shows of its fields. */
const fields = ['title', 'excerpt', 'content', 'featured_image_url'] as const;

const isField = (path: string): path is (typeof fields)[number] => fields.some((field) => field === path);

function readProses(text: ArticleInput, path: (typeof fields)[number]): Prose[] {
  if (path === 'content') return findShown(text.content);
  const prose = new Prose();
  prose.add(text[path], 0);
  return [prose];
}

/** How notes are about an article: its fields, of which the content is Markdown. */
export const articleNotes: NoteSource<ArticleInput> = {
  listFields: (text) =>
    fields.map((path) => ({
      path,
      label: fieldLabels[path],
      read: path === 'featured_image_url' ? null : joinProses(readProses(text, path)),
    })),
  read(text, path) {
    if (!isField(path)) return null;
    return { text: text[path], proses: readProses(text, path), isMarkdown: path === 'content' };
  },
  put: (text, path, value) =>
    isField(path) ? { ...text, [path]: path === 'title' ? value.replaceAll(/\s*\n\s*/g, ' ') : value } : text,
};
