import { createMerging } from '#documents/data/merge.ts';
import { type ArticleInput, articleSchema } from './article.schema.ts';

export type ArticleField = keyof ArticleInput;

/** The fields of an article, in the order of its form. */
export const articleFields = articleSchema.keyof().options;

/**
 * Comparing and merging articles, field by field. Tags are a set: each is added or taken away by itself. A date belongs to its status:
 * what is online by now isn't scheduled over in silence.
 */
export const articleMerging = createMerging<ArticleInput>({
  kind: 'group',
  parts: {
    ...Object.fromEntries(articleFields.map((field) => [field, { kind: 'value' }])),
    publish_at: { kind: 'value', follows: 'status' },
    tag_ids: { kind: 'set' },
  },
});

/** The fields that differ between two texts. */
export const changedFields = (from: ArticleInput, to: ArticleInput) =>
  articleMerging.listChanges(from, to) as ArticleField[];

/** Some fields of a text. */
export function pickFields(input: ArticleInput, fields: readonly ArticleField[]): Partial<ArticleInput> {
  const picked: Partial<ArticleInput> = {};
  for (const field of fields) copyField(picked, input, field);
  return picked;
}

function copyField<Field extends ArticleField>(
  to: Partial<ArticleInput>,
  from: Pick<ArticleInput, Field>,
  field: Field,
) {
  to[field] = from[field];
}
