import type { NoteSource } from '#admin/documents/DocumentNotes/index.ts';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { withoutMarks } from '#data/previews/noteWords.ts';
import { findProse } from '#typography/markdown.ts';
import { Prose } from '#typography/prose.ts';
import { fieldLabels } from './fieldLabels.ts';

/** What a page of an article shows of its fields. */
const fields = ['title', 'excerpt', 'content', 'featured_image_url'] as const;

const isField = (path: string): path is (typeof fields)[number] => fields.some((field) => field === path);

/** How notes are about an article: its fields, of which the content is Markdown. */
export const articleNotes: NoteSource<ArticleInput> = {
  listFields: (text) =>
    fields.map((path) => ({
      path,
      label: fieldLabels[path],
      read: path === 'content' ? withoutMarks(text.content) : text[path],
    })),
  read(text, path) {
    if (!isField(path)) return null;
    if (path === 'content') return { text: text.content, proses: findProse(text.content), isMarkdown: true };
    const prose = new Prose();
    prose.add(text[path], 0);
    return { text: text[path], proses: [prose], isMarkdown: false };
  },
  put: (text, path, value) =>
    isField(path) ? { ...text, [path]: path === 'title' ? value.replaceAll(/\s*\n\s*/g, ' ') : value } : text,
};
