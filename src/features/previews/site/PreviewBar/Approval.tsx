import { useEffect, useRef, useState } from 'react';
import { Alert } from '#design-system/components/Alert';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { Container } from '#design-system/primitives/Container';
import { Text } from '#design-system/primitives/Text';
import { toDataError } from '#data/errors.ts';
import type { ApprovalInput } from '#features/previews/data/approval.schema.ts';
import { ApprovalBar, Approve, Approved, Panel } from './Approval.styles.ts';
import { ApprovalForm } from './ApprovalForm.tsx';

/** Something that an approval bears on and the page doesn't show. */
export type UnseenFact = { term: string; value: string };

export interface ApprovalProps {
  /** Ce que l’on approuve : un texte dans sa page, ou tout le site. */
  of?: 'version' | 'release';
  /** Vaut pour tout ce qui est approuvé : s’il change, ce que l’on peut approuver change aussi. */
  contentHash: string;
  /** Ce qui a changé depuis que la personne a regardé. */
  unseen?: readonly UnseenFact[];
  /** Dit si c’est approuvé, ou si cela a changé entre-temps; ce qui est neuf est alors à l’écran. */
  onApprove: (input: ApprovalInput) => Promise<'approved' | 'changed'>;
}

type Outcome =
  | { kind: 'reading' }
  | { kind: 'approved'; name: string; contentHash: string }
  | { kind: 'changed' }
  | { kind: 'failed'; reason: string };

const words = {
  version: {
    action: 'Approuver cette version',
    approved: 'Version approuvée',
    changed: 'Le texte a changé pendant votre lecture',
    next: 'La nouvelle version est affichée. Relisez-la, puis approuvez-la.',
  },
  release: {
    action: 'Approuver cette mise en ligne',
    approved: 'Mise en ligne approuvée',
    changed: 'Quelque chose a changé pendant votre lecture',
    next: 'Les pages affichent maintenant ce qui a changé, nommé plus haut. Relisez-les, puis approuvez le tout.',
  },
} as const;

/** Approves what is shown below, whatever becomes of an attempt (product: approving). Stays in sight while one reads. */
export function Approval({ of = 'version', contentHash, unseen = [], onApprove }: ApprovalProps) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'reading' });
  const { action, approved, changed, next } = words[of];

  const approve = async (input: ApprovalInput) => {
    setOutcome({ kind: 'reading' });
    try {
      const answer = await onApprove(input);
      setOutcome(
        answer === 'approved' ? { kind: answer, name: input.name, contentHash } : { kind: 'changed' },
      );
    } catch (error) {
      setOutcome({ kind: 'failed', reason: toDataError(error).message });
    }
  };

  return (
    <ApprovalBar aria-label="Approbation" data-preview="">
      <Container>
        {outcome.kind === 'approved' && outcome.contentHash === contentHash ? (
          <ApprovedNote>
            {approved} par {outcome.name}. Merci, l’équipe le voit déjà.
          </ApprovedNote>
        ) : (
          <Approve summary={action}>
            <Panel>
              {outcome.kind === 'changed' && (
                <Alert tone="warning" title={changed} isAnnounced>
                  {next}
                </Alert>
              )}
              {outcome.kind === 'failed' && (
                <Alert tone="danger" title="Votre approbation n’est pas partie" isAnnounced>
                  {outcome.reason} Votre texte est resté dans le formulaire.
                </Alert>
              )}
              <ApprovalForm action={action} onSubmit={approve} />
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
  );
}

/** Takes the form's place, and the focus with it. */
function ApprovedNote({ children }: { children: readonly string[] }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus({ preventScroll: true }), []);
  return (
    <Approved ref={note} tabIndex={-1}>
      {children}
    </Approved>
  );
}
