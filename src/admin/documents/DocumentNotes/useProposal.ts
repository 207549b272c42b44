import { use, useState } from 'react';
import { siteSpellings } from '#admin/checks/siteSpellings.ts';
import { notices } from '#admin/shell/notices.ts';
import { squeeze } from '#data/previews/noteWords.ts';
import { useToast } from '#design-system/components/Toast';
import { applyCorrections, findTypographyCorrections } from '#typography/corrections.ts';
import { NotesContext } from './NotesContext.ts';
import type { PlacedNote } from './placeNotes.ts';
import { putProposal } from './putProposal.ts';

/** What stands in the way of a proposal: nothing, or why its words can't take their place by themselves. */
export type ProposalState = 'fits' | 'there' | 'gone' | 'mixed';

/**
 * The other words that a note proposes: whether they can take the place of those that it is about, and the press that puts them
 * there, as a colleague's change comes into the form.
 */
export function useProposal({ note, path, isChanged }: PlacedNote) {
  const { read, put, answer } = use(NotesContext);
  const showToast = useToast();
  const [isTypographic, setIsTypographic] = useState(true);
  const { id, words } = note;
  const proposal = note.proposal ?? '';
  const corrected = applyCorrections(proposal, findTypographyCorrections(proposal, { keep: siteSpellings }));
  const chosen = isTypographic ? corrected : proposal;

  const make = () => {
    const field = path === null ? null : read(path);
    if (!field || path === null) return null;
    const after = putProposal(field, words, chosen);
    return after === null ? null : { path, before: field.text, after };
  };

  const findState = (): ProposalState => {
    const field = path === null ? null : read(path);
    const shown = squeeze(field?.proses.map(({ text }) => text).join('') ?? '');
    // Put in before, or typed by hand.
    if (isChanged && squeeze(proposal) !== '' && shown.includes(squeeze(proposal))) return 'there';
    if (make()) return 'fits';
    return isChanged || !field ? 'gone' : 'mixed';
  };

  const accept = async () => {
    const change = make();
    if (!change) return;
    put(change.path, change.after);
    const undo = () => {
      if (read(change.path)?.text !== change.after) return showToast(notices.textChanged);
      put(change.path, change.before);
      void answer({ id, state: 'open', answer: note.answer });
    };
    const toast = { ...notices.proposalAccepted, action: { label: 'Annuler', onClick: undo } };
    if (await answer({ id, state: 'accepted', answer: note.answer })) showToast(toast);
  };

  const copy = () =>
    // Absent where the site isn't served securely.
    Promise.resolve(chosen)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => showToast(notices.proposalCopied),
        () => showToast(notices.proposalNotCopied),
      );

  return {
    state: note.proposal === null ? null : findState(),
    /** What of the proposal typography would change; nothing where it is as it should be. */
    corrected: corrected === proposal ? null : corrected,
    isTypographic,
    setIsTypographic,
    accept,
    copy,
  };
}
