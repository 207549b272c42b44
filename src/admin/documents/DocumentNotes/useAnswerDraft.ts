import { useState } from 'react';
import { deviceDrafts } from '#data/documents/draftStore.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { z } from '#data/zod.ts';

const schema = z.object({ answer: z.string() });

/**
 * An answer to a note that was typed and not sent, among the person's drafts on this device: `found` is what was there at first,
 * null without any, and once it is sent or given up.
 */
export function useAnswerDraft(noteId: string) {
  const { user } = useAuth();
  const address = { personId: user?.id ?? '', document: `note/${noteId}`, editorId: 'answer' };
  const [found, setFound] = useState(() => {
    const draft = deviceDrafts.of(address.personId).find(({ document }) => document === address.document);
    return schema.safeParse(draft?.changes).data?.answer ?? null;
  });
  const remove = () => {
    deviceDrafts.remove(address);
    setFound(null);
  };
  const keep = (answer: string) => {
    if (answer.trim() === '') remove();
    else
      deviceDrafts.keep({ ...address, editedAt: Date.now(), isNew: false, changes: { answer }, base: null });
  };
  return { found, keep, remove };
}
