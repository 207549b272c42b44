import { use, useState } from 'react';
import { siteSpellings } from '#documents/admin/checks/siteSpellings.ts';
import { notices } from '#admin/shell/notices.ts';
import { useCopy } from '#admin/shell/useCopy.ts';
import { useToast } from '#design-system/components/Toast';
import { applyCorrections, findTypographyCorrections } from '#typography/corrections.ts';
import { NotesContext } from './NotesContext.ts';
import type { PlacedNote } from './placeNotes.ts';
import { putProposal } from './putProposal.ts';

/** What stands in the way of a proposal: nothing, or why its words can't take their place by themselves. */
export type ProposalState = 'fits' | 'there' | 'waits' | 'gone' | 'mixed';

/**
 * The other words that a note proposes: whether they can take the place of those that it is about, and the press that puts them
 * there, as a colleague's change comes into the form.
 */
export function useProposal({ note }: PlacedNote) {
  const { find, read, put, accepted, acceptOnceSaved, giveUp } = use(NotesContext);
  const showToast = useToast();
  const copyProposal = useCopy('proposal');
  const [isTypographic, setIsTypographic] = useState(true);
  const proposal = note.proposal ?? '';
  const corrected = applyCorrections(proposal, findTypographyCorrections(proposal, { keep: siteSpellings }));
  const chosen = isTypographic ? corrected : proposal;

  const make = () => {
    const found = find(note);
    const field = found && read(found.path);
    if (!field) return null;
    const after = putProposal(field, found, chosen);
    return after === null ? null : { path: found.path, before: field.text, after };
  };

  /** The words that were put in before, or typed by hand. */
  const findPut = () => [corrected, proposal].find((words) => find({ ...note, words }) !== null);

  const findState = (): ProposalState => {
    if (findPut() !== undefined) return accepted.has(note.id) ? 'waits' : 'there';
    if (!find(note)) return 'gone';
    return make() ? 'fits' : 'mixed';
  };

  const accept = () => {
    const change = make();
    if (!change) return;
    put(change.path, change.after);
    acceptOnceSaved(note, chosen);
    const undo = () => {
      if (read(change.path)?.text !== change.after) return showToast(notices.textChanged);
      giveUp(note.id);
      put(change.path, change.before);
    };
    showToast({ ...notices.proposalPut, action: { label: 'Annuler', onClick: undo } });
  };

  /** Accepts what stands in the text already, once the text is saved with it. */
  const confirm = () => {
    const words = findPut();
    if (words !== undefined) acceptOnceSaved(note, words);
  };

  return {
    state: note.proposal === null ? null : findState(),
    /** What of the proposal typography would change; nothing where it is as it should be. */
    corrected: corrected === proposal ? null : corrected,
    isTypographic,
    setIsTypographic,
    accept,
    confirm,
    copy: () => copyProposal(chosen),
  };
}

/** What `useProposal` knows of a proposal. */
export type Proposed = ReturnType<typeof useProposal>;
