import { useEffect, useState } from 'react';
import type { ArticleStore } from './articleStore.ts';
import { deviceDrafts, type Draft, type DraftPlace, recoverableDrafts } from './draftStore.ts';
import { changedByDraft, isForThis, serverInput } from './editorReducer.ts';
import { openEditors } from '../../openEditors.ts';

/** The drafts that were left on this device and belong to an editor, and what can be done with them. */
export function useRecoveredDrafts(store: ArticleStore) {
  const [drafts, setDrafts] = useState<Draft[]>([]);
  const look = () => void draftsFor(store).then(setDrafts);
  useEffect(() => void draftsFor(store).then(setDrafts), [store]);

  return {
    drafts: drafts.filter((draft) => isForThis(store.state(), draft)),
    /** Gives false when the device has no room for what is typed already. */
    recover: (draft: Draft) => {
      const isRecovered = store.recover(draft);
      look();
      return isRecovered;
    },
    /** Takes a draft off the device; what it gives back puts it there again. */
    dismiss: (draft: Draft) => {
      deviceDrafts.remove(draft);
      look();
      return () => {
        deviceDrafts.keep(draft);
        look();
      };
    },
  };
}

/** The drafts that were left of an article that is deleted. */
export function useDraftsOfDeletedArticle(personId: string, articleId: string) {
  const [drafts, setDrafts] = useState<Draft[]>([]);
  useEffect(() => {
    void readDrafts({ personId, articleId, isNewArticle: false }).then(setDrafts);
  }, [personId, articleId]);
  return drafts;
}

async function readDrafts(place: DraftPlace) {
  const open = await openEditors();
  return recoverableDrafts(deviceDrafts, place, (editorId) => open.has(editorId));
}

/** What was left behind; a draft that the server has word for word is cleared on the way. */
async function draftsFor({ personId, state }: ArticleStore) {
  const { id: articleId, version } = state();
  const left = await readDrafts({ personId, articleId, isNewArticle: version === null });
  const isSaved = (draft: Draft) => changedByDraft(draft, serverInput(state())).length === 0;
  for (const draft of left.filter(isSaved)) deviceDrafts.remove(draft);
  return left.filter((draft) => !isSaved(draft));
}
