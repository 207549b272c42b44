import { type ArticleInput, articleSchema, emptyArticle } from '../article.schema.ts';
import { z } from '../../zod.ts';
import { type CopyAddress, copyKeysOf, keyOf } from './draftKeys.ts';
import { articleFields, changedFields, pickFields } from './merge.ts';

/** What one editor on one device holds and the server doesn't have. */
export type LocalCopy = CopyAddress & {
  /** When it was last typed in, in milliseconds. */
  typedAt: number;
  /** The article didn't exist on the server yet. */
  isNew: boolean;
  typed: ArticleInput;
  /** What the changed fields were changed from. */
  from: Partial<ArticleInput>;
};

/** Where local copies are kept: a shelf that outlives the page. */
export type CopyShelf = {
  /** Gives false when the device refuses to keep it. */
  keep: (copy: LocalCopy) => boolean;
  remove: (copy: CopyAddress) => void;
  /** Every copy of one person, the latest first. */
  of: (personId: string) => LocalCopy[];
};

// The form's own bounds don't hold here: what is too long to be saved must not be lost either.
const typedSchema = z.object({
  ...Object.fromEntries(articleFields.map((field) => [field, z.string()])),
  status: articleSchema.shape.status,
  tag_ids: z.array(z.string()),
});

const copySchema = z.object({
  personId: z.string(),
  articleId: z.string(),
  editorId: z.string(),
  typedAt: z.number(),
  isNew: z.boolean(),
  typed: typedSchema,
  from: typedSchema.partial(),
});

function parseCopy(text: string | null): LocalCopy | null {
  try {
    return copySchema.parse(JSON.parse(text ?? 'null')) as LocalCopy;
  } catch {
    // Written by an older release, or by something else.
    return null;
  }
}

/** Keeps the copies in a browser's storage, synchronously: a page that dies in the next instant has lost nothing. */
export function createCopyShelf(storage: () => Storage): CopyShelf {
  return {
    keep(copy) {
      try {
        storage().setItem(keyOf(copy), JSON.stringify(copy));
        return true;
      } catch {
        return false;
      }
    },
    remove(copy) {
      try {
        storage().removeItem(keyOf(copy));
      } catch {
        // A storage that can't be reached holds nothing to remove.
      }
    },
    of: (personId) =>
      copyKeysOf(storage, personId)
        .map((key) => parseCopy(storage().getItem(key)))
        .filter((copy) => copy !== null)
        .toSorted((one, other) => other.typedAt - one.typedAt),
  };
}

/** Where a copy may be offered: to its own person alone, on its own article, or where new articles are begun. */
export type CopyPlace = { personId: string; articleId: string; isNewArticle: boolean };

/** The copies that were left behind by editors that are gone, the latest first. */
export function copiesLeftBehind(
  shelf: CopyShelf,
  { personId, articleId, isNewArticle }: CopyPlace,
  isOpen: (editorId: string) => boolean,
) {
  return shelf
    .of(personId)
    .filter((copy) => copy.articleId === articleId || (isNewArticle && copy.isNew))
    .filter(({ editorId }) => !isOpen(editorId));
}

/** What was typed in an article that is no more, as the text of a new one. */
export const asNewArticle = (copy: LocalCopy, articleId: string): LocalCopy => ({
  ...copy,
  articleId,
  isNew: true,
  from: pickFields(emptyArticle, changedFields(emptyArticle, copy.typed)),
});

/** The copies on this device. */
export const localCopies = createCopyShelf(() => localStorage);
