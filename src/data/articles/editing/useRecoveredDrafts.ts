import { useEffect, useState } from 'react';
import { copiesLeftBehind, type CopyPlace, type LocalCopy, localCopies } from './draftStore.ts';
import { changedByCopy, type Editing, isForThis, serverInput } from './editorReducer.ts';
import { openEditors } from './openEditors.ts';
import type { EditingSession } from './articleStore.ts';

/** The texts that were left unsaved on this device and belong to an editor, and what can be done with them. */
export function useCopiesLeftBehind(session: EditingSession, view: Editing) {
  const [copies, setCopies] = useState<LocalCopy[]>([]);
  const look = () => void copiesFor(session).then(setCopies);
  useEffect(() => void copiesFor(session).then(setCopies), [session]);

  return {
    copies: copies.filter((copy) => isForThis(view, copy)),
    /** Gives false when the device has no room for what is typed already. */
    resume: (copy: LocalCopy) => {
      const isResumed = session.resume(copy);
      look();
      return isResumed;
    },
    /** Takes a copy off the device; what it gives back puts it there again. */
    dismiss: (copy: LocalCopy) => {
      localCopies.remove(copy);
      look();
      return () => {
        localCopies.keep(copy);
        look();
      };
    },
  };
}

/** The texts that were left unsaved on an article that is no more. */
export function useCopiesOfLostArticle(personId: string, articleId: string) {
  const [copies, setCopies] = useState<LocalCopy[]>([]);
  useEffect(() => {
    void readCopies({ personId, articleId, isNewArticle: false }).then(setCopies);
  }, [personId, articleId]);
  return copies;
}

async function readCopies(place: CopyPlace) {
  const open = await openEditors();
  return copiesLeftBehind(localCopies, place, (editorId) => open.has(editorId));
}

/** What was left behind; a copy that the server has word for word is cleared on the way. */
async function copiesFor({ personId, view }: EditingSession) {
  const { id: articleId, version } = view();
  const left = await readCopies({ personId, articleId, isNewArticle: version === null });
  const isSaved = (copy: LocalCopy) => changedByCopy(copy, serverInput(view())).length === 0;
  for (const copy of left.filter(isSaved)) localCopies.remove(copy);
  return left.filter((copy) => !isSaved(copy));
}
