import type { NoteState, PreviewNote } from '#features/previews/data/previewNotes.queries.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Badge, type BadgeProps } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { Answer, Entry, Line, Quote, Tail, Written } from './PreviewNotes.styles.ts';

const states: Record<NoteState, { words: string; variant: NonNullable<BadgeProps['variant']> }> = {
  open: { words: 'En attente', variant: 'secondary' },
  closed: { words: 'Traitée', variant: 'outline' },
  accepted: { words: 'Acceptée', variant: 'success' },
};

export interface NoteEntryProps {
  note: PreviewNote;
  /** What its place is called where there are no words to show: « Image : … ». */
  subject: string;
  /** Where it is: in the page, on another one, or nowhere any more. */
  presence: 'here' | 'elsewhere' | 'changed';
  /** It was pointed at in the page. */
  isShown: boolean;
  onShow: () => void;
}

/** A note as whoever has the link reads it: what it is about, what it says, and what the team answers. */
export function NoteEntry({ note, subject, presence, isShown, onShow }: NoteEntryProps) {
  const { id, name, words, note: written, proposal, state, answer, created_at } = note;
  return (
    <Entry data-shown={isShown || undefined} id={`note-${id}`} tabIndex={-1}>
      <Line>
        <Text as="span" size="small">
          <strong>{name}</strong>
        </Text>
        <Badge variant={states[state].variant}>{states[state].words}</Badge>
      </Line>
      <Text size="small" tone="muted">
        Le {formatQuebecTime(created_at)}
      </Text>
      {words === '' ? <Text size="small">{subject}</Text> : <Quote>{words}</Quote>}
      {presence === 'changed' && words !== '' && (
        <Text size="small" tone="muted">
          Ces mots ont changé depuis.
        </Text>
      )}
      {written && <Written>{written}</Written>}
      {proposal && (
        <div>
          <Text size="small" tone="muted">
            Mots proposés
          </Text>
          <Written>{proposal}</Written>
        </div>
      )}
      {answer && (
        <Answer>
          <Text size="small" weight="semibold">
            Réponse de l’équipe
          </Text>
          <Written>{answer}</Written>
        </Answer>
      )}
      {presence === 'here' && (
        <Tail>
          <Button size="small" variant="ghost" onClick={onShow}>
            Montrer dans la page
          </Button>
        </Tail>
      )}
      {presence === 'elsewhere' && (
        <Text size="small" tone="muted">
          Sur une autre page.
        </Text>
      )}
    </Entry>
  );
}
