import { Checkbox } from '#design-system/forms/Checkbox';
import { Text } from '#design-system/primitives/Text';
import { WordDifference } from '../WordDifference/WordDifference.tsx';
import { Proposal } from './DocumentNotes.styles.ts';
import type { PlacedNote } from './placeNotes.ts';
import { use, useState } from 'react';
import { findCorrections } from '#documents/admin/checks/findFaults.ts';
import { notices } from '#admin/shell/notices.ts';
import { useCopy } from '#admin/shell/useCopy.ts';
import { useToast } from '#design-system/components/Toast';
import { applyCorrections } from '#typography/corrections.ts';
import { NotesContext } from './NotesContext.ts';
import { putProposal } from './putProposal.ts';

export interface ProposedWordsProps {
  placed: PlacedNote;
  /** The words that the note is about aren't there any more. */
  isChanged: boolean;
}

/** The words that a note proposes, in their sentence where that still stands; nothing where it proposes none. */
export function ProposedWords({ placed, isChanged }: ProposedWordsProps) {
  const { note, sentence } = placed;
  if (!note.proposal) return null;
  return (
    <Proposal>
      {note.words === '' || isChanged ? (
        note.proposal
      ) : (
        <WordDifference
          before={sentence.lead + note.words + sentence.trail}
          after={sentence.lead + note.proposal + sentence.trail}
        />
      )}
    </Proposal>
  );
}

/** Why a proposal can't take its place by itself, or that it has. */
const hints: Record<Exclude<ProposalState, 'fits'>, string> = {
  there: 'Les mots proposés sont déjà dans le texte.',
  waits: 'Les mots proposés sont dans le formulaire. La note sera acceptée quand il sera enregistré.',
  gone: 'Ces mots ne se trouvent plus une seule fois dans ce champ. Copiez la proposition pour la placer.',
  mixed: 'La mise en forme passe au milieu de ces mots. Copiez la proposition pour la placer.',
};

/** How the proposal of an open note stands to the text: what is in its way, or what typography would make of it. */
export function ProposalStanding({ proposal, proposed }: { proposal: string | null; proposed: Proposed }) {
  const { state, corrected, isTypographic, setIsTypographic } = proposed;
  if (state === null) return null;
  if (state !== 'fits') {
    return (
      <Text size="small" isAnnounced={state === 'waits'}>
        {hints[state]}
      </Text>
    );
  }
  if (corrected === null) return null;
  return (
    <>
      <Checkbox
        label="Corriger aussi la typographie"
        checked={isTypographic}
        onChange={({ target }) => setIsTypographic(target.checked)}
      />
      {isTypographic && (
        <Proposal>
          <WordDifference before={proposal ?? ''} after={corrected} />
        </Proposal>
      )}
    </>
  );
}

/** What stands in the way of a proposal: nothing, or why its words can't take their place by themselves. */
type ProposalState = 'fits' | 'there' | 'waits' | 'gone' | 'mixed';

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
  const corrected = applyCorrections(proposal, findCorrections('text', proposal));
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
