import { useEffect, useRef } from 'react';
import { Alert } from '#design-system/components/Alert';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { Container } from '#design-system/primitives/Container';
import { Text } from '#design-system/primitives/Text';
import type { ApprovalInput } from '#features/previews/data/previewNote.schema.ts';
import { useSending } from '#features/requests/site/useSending.ts';
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
  /** Dit si c’est approuvé, ou si cela a changé entre-temps; ce qui est neuf est alors à l’écran. `id` reste d’un essai à l’autre. */
  onApprove: (input: ApprovalInput, id: string) => Promise<'approved' | 'changed'>;
}

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
  const { action, approved, changed, next } = words[of];
  /** Answers with what was approved; null where it has changed. */
  const { sending, send } = useSending(async ({ id }, input: ApprovalInput) =>
    (await onApprove(input, id)) === 'approved' ? contentHash : null,
  );

  return (
    <ApprovalBar aria-label="Approbation" data-preview="">
      <Container>
        {sending.kind === 'sent' && sending.answer === contentHash ? (
          <ApprovedNote>
            {approved} par {sending.values.name}. Merci, l’équipe le voit déjà.
          </ApprovedNote>
        ) : (
          <Approve summary={action}>
            <Panel>
              {sending.kind === 'sent' && sending.answer === null && (
                <Alert tone="warning" title={changed} isAnnounced>
                  {next}
                </Alert>
              )}
              {sending.kind === 'failed' && (
                <Alert tone="danger" title="Votre approbation n’est pas partie" isAnnounced>
                  {sending.error.message} Votre texte est resté dans le formulaire.
                </Alert>
              )}
              <ApprovalForm action={action} onSubmit={send} />
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
