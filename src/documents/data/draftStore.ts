import { z } from '#data/zod.ts';
import { findKind } from './documentKey.ts';
import { type DraftAddress, formatDraftKeys, listDraftAddresses } from './draftKeys.ts';

/** Unsaved text of one editor on one device, which the server doesn't have: not an article whose status is « draft ». */
export type Draft = DraftAddress & {
  /** When it was last edited, in milliseconds. */
  editedAt: number;
  /** The document didn't exist on the server yet. */
  isNew: boolean;
  /** The parts that were changed (`DocumentTexts.readDraft`). */
  changes: unknown;
  /** The text that was changed; null when it isn't stored. */
  base: unknown;
  /** What saves without an answer would have changed: the server may have one of them. */
  sent?: unknown[] | undefined;
};

/** Where drafts are stored, beyond the life of the page. */
export type DraftStore = {
  /** Gives false when the device refuses to keep it: full, or forbidden. */
  keep: (draft: Draft) => boolean;
  remove: (address: DraftAddress) => void;
  /** Every draft of one person, the latest first. */
  of: (personId: string) => Draft[];
};

const draftSchema = z.object({
  editedAt: z.number(),
  isNew: z.boolean(),
  changes: z.unknown(),
  sent: z.array(z.unknown()).optional(),
});

/** Null when there is none, or when it doesn't fit the schema. */
function parse<Value>(schema: z.ZodType<Value>, text: string | null): Value | null {
  try {
    return schema.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Keeps drafts in a browser's storage. Its writes are synchronous, so that a draft survives a page that ends right afterwards.
 */
export function createDraftStore(storage: () => Storage): DraftStore {
  const writtenBases = new Map<string, Draft['base']>();

  const read = (address: DraftAddress): Draft | null => {
    const keys = formatDraftKeys(address);
    const draft = parse(draftSchema, storage().getItem(keys.draft));
    const base = parse(z.unknown(), storage().getItem(keys.base));
    return draft && { ...address, ...draft, base };
  };

  return {
    keep({ base, editedAt, isNew, changes, sent, ...address }) {
      const keys = formatDraftKeys(address);
      try {
        if (writtenBases.get(keys.base) !== base) storage().setItem(keys.base, JSON.stringify(base));
        writtenBases.set(keys.base, base);
        storage().setItem(keys.draft, JSON.stringify({ editedAt, isNew, changes, sent }));
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

/** Where a draft may be offered: to its own person alone, on its own document, or where new ones are begun. */
export type DraftPlace = { personId: string; document: string; isNew: boolean };

/** Whether a draft is of that document, or where both are new one that it can go on with. */
export const belongsTo = (draft: Draft, { document, isNew }: Omit<DraftPlace, 'personId'>) =>
  draft.document === document || (isNew && draft.isNew && findKind(draft.document) === findKind(document));

/** The drafts of editors that are gone, the latest first. */
export function recoverableDrafts(
  drafts: DraftStore,
  { personId, ...place }: DraftPlace,
  isOpen: (editorId: string) => boolean,
) {
  return drafts
    .of(personId)
    .filter((draft) => belongsTo(draft, place))
    .filter(({ editorId }) => !isOpen(editorId));
}

/** The drafts on this device. */
export const deviceDrafts = createDraftStore(() => localStorage);
