import { type ArticleInput, articleSchema } from '../article.schema.ts';

export type ArticleField = keyof ArticleInput;

/** The fields of an article, in the order of its form. */
export const articleFields = articleSchema.keyof().options;

type Value = ArticleInput[ArticleField];

const isSame = (one: Value, other: Value) =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((tag) => other.includes(tag))
    : one === other;

/** The fields that differ between two texts. */
export const changedFields = (from: ArticleInput, to: ArticleInput) =>
  articleFields.filter((field) => !isSame(from[field], to[field]));

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

export type MergeInput = {
  /**
   * What both may have started from. There are several when a save got no answer: whether it arrived is not known, and
   * only what holds in either case merges by itself.
   */
  ancestors: readonly ArticleInput[];
  mine: ArticleInput;
  theirs: ArticleInput;
  /** Fields that were set on purpose, even to what they were before: the status that a button stands for. */
  insisted?: readonly ArticleField[];
};

export type Merge = {
  /** Fields that one side changed, from that side; one's own where both did. */
  merged: ArticleInput;
  /** The other side's value of each field that both changed. */
  conflicts: Partial<ArticleInput>;
};

/** Puts two texts together field by field. Tags are a set: each is added or taken away by itself. */
export function mergeArticle({ ancestors, mine, theirs, insisted = [] }: MergeInput): Merge {
  const merged = { ...mine };
  const conflicts: Partial<ArticleInput> = {};
  for (const field of changedFields(theirs, mine)) {
    if (field === 'tag_ids') continue;
    const verdicts = ancestors.map((ancestor) => {
      // A date belongs to its status: what is online by now isn't scheduled over in silence.
      const isSameStatus = field !== 'publish_at' || ancestor.status === theirs.status;
      if (isSameStatus && isSame(ancestor[field], theirs[field])) return 'mine';
      return isSame(ancestor[field], mine[field]) && !insisted.includes(field) ? 'theirs' : 'both';
    });
    if (verdicts.every((verdict) => verdict === 'theirs')) copyField(merged, theirs, field);
    else if (verdicts.some((verdict) => verdict !== 'mine')) copyField(conflicts, theirs, field);
  }
  const [tags = mine.tag_ids, ...otherTags] = ancestors.map((ancestor) =>
    mergeTags(ancestor.tag_ids, mine.tag_ids, theirs.tag_ids),
  );
  if (otherTags.every((other) => isSame(other, tags))) merged.tag_ids = tags;
  else conflicts.tag_ids = theirs.tag_ids;
  return { merged, conflicts };
}

const mergeTags = (ancestor: string[], mine: string[], theirs: string[]) => [
  ...mine.filter((tag) => theirs.includes(tag) || !ancestor.includes(tag)),
  ...theirs.filter((tag) => !mine.includes(tag) && !ancestor.includes(tag)),
];
