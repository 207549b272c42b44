import { type ArticleInput, articleSchema, emptyArticle } from '../article.schema.ts';
import { z } from '../../zod.ts';
import { type DraftAddress, listDraftAddresses, formatDraftKeys } from './draftKeys.ts';
import { articleFields, changedFields, pickFields } from './merge.ts';

/** Unsaved text of one editor on one device, which the server doesn't have: not an article whose status is « draft ». */
export type Draft = DraftAddress & {
  /** When it was last edited, in milliseconds. */
  editedAt: number;
  /** The article didn't exist on the server yet. */
  isNew: boolean;
  /** The changed fields. */
  changes: Partial<ArticleInput>;
  /** What they were changed from; a field that is missing here meets every other version as a conflict. */
  base: Partial<ArticleInput>;
};

/** Where drafts are stored, beyond the life of the page. */
export type DraftStore = {
  /** Gives false when the device refuses to keep it: full, or forbidden. */
  keep: (draft: Draft) => boolean;
  remove: (address: DraftAddress) => void;
  /** Every draft of one person, the latest first. */
  of: (personId: string) => Draft[];
};

// The form's own bounds don't hold here: what is too long to be saved must not be lost either.
const fieldsSchema = z
  .object({
    ...Object.fromEntries(articleFields.map((field) => [field, z.string()])),
    featured_image_alt: z.string().nullable(),
    status: articleSchema.shape.status,
    tag_ids: z.array(z.string()),
  })
  .partial();

const draftSchema = z.object({ editedAt: z.number(), isNew: z.boolean(), changes: fieldsSchema });

/** Null when there is none, or one that something else wrote. */
function parse<Value>(schema: z.ZodType<Value>, text: string | null): Value | null {
  try {
    return schema.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Keeps drafts in a browser's storage, which writes at once: a page that dies in the next instant has lost nothing of
 * them.
 */
export function createDraftStore(storage: () => Storage): DraftStore {
  const writtenBases = new Map<string, Draft['base']>();

  const read = (address: DraftAddress): Draft | null => {
    const keys = formatDraftKeys(address);
    const draft = parse(draftSchema, storage().getItem(keys.draft));
    const base = parse(fieldsSchema, storage().getItem(keys.base)) ?? {};
    return draft && ({ ...address, ...draft, base } as Draft);
  };

  return {
    keep({ base, editedAt, isNew, changes, ...address }) {
      const keys = formatDraftKeys(address);
      try {
        if (writtenBases.get(keys.base) !== base) storage().setItem(keys.base, JSON.stringify(base));
        writtenBases.set(keys.base, base);
        storage().setItem(keys.draft, JSON.stringify({ editedAt, isNew, changes }));
        return true;
      } catch {
        return false;
      }
    },
    remove(address) {
      const keys = formatDraftKeys(address);
      writtenBases.delete(keys.base);
      try {
        storage().removeItem(keys.draft);
        storage().removeItem(keys.base);
      } catch {
        // A storage that can't be reached holds nothing to remove.
      }
    },
    of: (personId) =>
      listDraftAddresses(storage, personId)
        .map(read)
        .filter((draft) => draft !== null)
        .toSorted((one, other) => other.editedAt - one.editedAt),
  };
}

/** Where a draft may be offered: to its own person alone, on its own article, or where new articles are begun. */
export type DraftPlace = { personId: string; articleId: string; isNewArticle: boolean };

/** The drafts of editors that are gone, the latest first. */
export function recoverableDrafts(
  drafts: DraftStore,
  { personId, articleId, isNewArticle }: DraftPlace,
  isOpen: (editorId: string) => boolean,
) {
  return drafts
    .of(personId)
    .filter((draft) => draft.articleId === articleId || (isNewArticle && draft.isNew))
    .filter(({ editorId }) => !isOpen(editorId));
}

/** The title of an article as its draft has it. */
export const findTitle = ({ base, changes }: Draft) => changes.title ?? base.title ?? '';

/** The draft of a deleted article, as the draft of a new one. */
export function asNewArticle({ base, changes, ...draft }: Draft, articleId: string): Draft {
  const text = { ...emptyArticle, ...base, ...changes };
  return {
    ...draft,
    articleId,
    isNew: true,
    base: emptyArticle,
    changes: pickFields(text, changedFields(emptyArticle, text)),
  };
}

/** The drafts on this device. */
export const deviceDrafts = createDraftStore(() => localStorage);
