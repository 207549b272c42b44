import { useEffect, useState } from 'react';
import { openEditors } from '#data/openEditors.ts';
import { useAuth } from '#data/session/useAuth.ts';
import type { DocumentStore } from './documentStore.ts';
import { deviceDrafts, type Draft, type DraftPlace, recoverableDrafts } from './draftStore.ts';
import { isForThis } from './Editor.ts';

/** The drafts that were left on this device and belong to an editor, and what can be done with them. */
export function useRecoveredDrafts<Text>(store: DocumentStore<Text>) {
  const [drafts, setDrafts] = useState<Draft[]>([]);
  const look = () => void findDrafts(store).then(setDrafts);
  useEffect(() => void findDrafts(store).then(setDrafts), [store]);

  return {
    drafts: drafts.filter((draft) => isForThis(store.state(), draft)),
    /** Gives false when the device has no room for what is typed already. */
    recover: (draft: Draft) => {
      const isRecovered = store.recover(draft);
      look();
      return isRecovered;
    },
    /** Removes a draft from the device; returns a function that puts it back. */
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

/** All drafts of the person who is signed in that closed editors have left on this device. */
export function useAllLeftDrafts(): Draft[] {
  const personId = useAuth().user?.id ?? '';
  const [drafts, setDrafts] = useState<Draft[]>([]);
  useEffect(() => {
    void openEditors().then((open) =>
      setDrafts(deviceDrafts.of(personId).filter(({ editorId }) => !open.has(editorId))),
    );
  }, [personId]);
  return drafts;
}

/** The drafts that closed editors have left in a place, the latest first. */
export async function findLeftDrafts(place: DraftPlace) {
  const open = await openEditors();
  return recoverableDrafts(deviceDrafts, place, (editorId) => open.has(editorId));
}

/** The drafts left for this editor. One that equals the server's text is removed on the way; one that can't be read stays unlisted. */
async function findDrafts<Text>({ texts, personId, state, layDraft }: DocumentStore<Text>) {
  const { document, version, server } = state();
  const left = await findLeftDrafts({ personId, document, isNew: version === null });
  const drafts: Draft[] = [];
  for (const draft of left) {
    const text = layDraft(draft);
    if (text !== null && texts.parts.listChanges(server, text).length === 0) deviceDrafts.remove(draft);
    else if (text !== null) drafts.push(draft);
  }
  return drafts;
}
