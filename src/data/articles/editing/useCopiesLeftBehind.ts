import { useEffect, useState } from 'react';
import { copiesLeftBehind, type LocalCopy, localCopies } from './copies.ts';
import { changedByCopy, type Editing, isForThis, serverInput } from './editing.ts';
import { openEditors } from './liveEditors.ts';
import type { EditingSession } from './session.ts';

/** The texts that were left unsaved on this device and belong to an editor, and what can be done with them. */
export function useCopiesLeftBehind(session: EditingSession, view: Editing) {
  const [copies, setCopies] = useState<LocalCopy[]>([]);
  const look = () => void readCopies(session).then(setCopies);
  useEffect(() => void readCopies(session).then(setCopies), [session]);

  return {
    copies: copies.filter((copy) => isForThis(view, copy)),
    resume: (copy: LocalCopy) => {
      session.resume(copy);
      look();
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

/** What was left behind; a copy that the server has word for word is cleared on the way. */
async function readCopies({ personId, view }: EditingSession) {
  const open = await openEditors();
  const { id: articleId, version } = view();
  const place = { personId, articleId, isNewArticle: version === null };
  const left = copiesLeftBehind(localCopies, place, (editorId) => open.has(editorId));
  const isSaved = (copy: LocalCopy) => changedByCopy(copy, serverInput(view())).length === 0;
  for (const copy of left.filter(isSaved)) localCopies.remove(copy);
  return left.filter((copy) => !isSaved(copy));
}
