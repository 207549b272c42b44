import { Checkbox } from '#design-system/forms/Checkbox';
import { Text } from '#design-system/primitives/Text';
import { WordDifference } from '../WordDifference/WordDifference.tsx';
import { Proposal } from './DocumentNotes.styles.ts';
import type { PlacedNote } from './placeNotes.ts';
import type { Proposed, ProposalState } from './useProposal.ts';

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
