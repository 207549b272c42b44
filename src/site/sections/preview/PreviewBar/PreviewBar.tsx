import { useEffect, useRef, useState } from 'react';
import { Alert } from '#design-system/components/Alert';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { Container } from '#design-system/primitives/Container';
import { Text } from '#design-system/primitives/Text';
import { toDataError } from '#data/errors.ts';
import { formatDayAndTime } from '#data/formats.ts';
import type { ApprovalInput } from '#data/previews/approval.schema.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { ApprovalForm } from './ApprovalForm.tsx';
import { ApprovalBar, Approve, Approved, Notice, Panel } from './PreviewBar.styles.ts';

/** Something that an approval bears on and the page doesn't show. */
export type UnseenFact = { term: string; value: string };

export interface PreviewBarProps {
  /** The section that the preview is about, where it isn't the whole page. */
  subject?: string;
  /** When the link ends, in ISO 8601. */
  endsAt: string;
  unseen: readonly UnseenFact[];
  /** Says whether the version was approved, or has changed meanwhile, in which case the new one is on screen. */
  onApprove: (input: ApprovalInput) => Promise<'approved' | 'changed'>;
}

type Outcome =
  | { kind: 'reading' }
  | { kind: 'approved'; name: string }
  | { kind: 'changed' }
  | { kind: 'failed'; reason: string };

/** What stands above a page that isn't online as it is shown: that it is a preview, until when, and its approval (product 7.17). */
export function PreviewBar({ subject, endsAt, unseen, onApprove }: PreviewBarProps) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'reading' });

  const approve = async (input: ApprovalInput) => {
    setOutcome({ kind: 'reading' });
    try {
      const answer = await onApprove(input);
      setOutcome(answer === 'approved' ? { kind: 'approved', name: input.name } : { kind: 'changed' });
    } catch (error) {
      setOutcome({ kind: 'failed', reason: toDataError(error).message });
    }
  };

  return (
    <>
      <Notice aria-label="Aperçu">
        <Container>
          <Text size="small">
            <strong>{subject ? `Aperçu\u00A0: ${subject}.` : 'Aperçu.'}</strong> Cette page n’est visible que
            par votre lien, jusqu’au {formatDayAndTime(toClockTime(endsAt))}.
          </Text>
        </Container>
      </Notice>
      <ApprovalBar aria-label="Approbation">
        <Container>
          {outcome.kind === 'approved' ? (
            <ApprovedNote name={outcome.name} />
          ) : (
            <Approve summary="Approuver cette version">
              <Panel>
                {outcome.kind === 'changed' && (
                  <Alert tone="warning" title="Le texte a changé pendant votre lecture" isAnnounced>
                    La nouvelle version est affichée. Relisez-la, puis approuvez-la.
                  </Alert>
                )}
                {outcome.kind === 'failed' && (
                  <Alert tone="danger" title="Votre approbation n’est pas partie" isAnnounced>
                    {outcome.reason} Votre texte est resté dans le formulaire.
                  </Alert>
                )}
                <ApprovalForm onSubmit={approve} />
                {unseen.length > 0 && (
                  <>
                    <Text size="small">Vous approuvez aussi ce que la page ne montre pas&nbsp;:</Text>
                    <DescriptionList layout="stack" items={unseen} />
                  </>
                )}
              </Panel>
            </Approve>
          )}
        </Container>
      </ApprovalBar>
    </>
  );
}

/** Takes the form's place, and the focus with it. */
function ApprovedNote({ name }: { name: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus({ preventScroll: true }), []);
  return (
    <Approved ref={note} tabIndex={-1}>
      Version approuvée par {name}. Merci, l’équipe le voit déjà.
    </Approved>
  );
}
