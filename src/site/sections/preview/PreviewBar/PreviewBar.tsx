import { useEffect, useRef, useState } from 'react';
import { Alert } from '#design-system/components/Alert';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { Container } from '#design-system/primitives/Container';
import { Text } from '#design-system/primitives/Text';
import { toDataError } from '#data/errors.ts';
import { formatDayAndTime } from '#data/formats.ts';
import type { ApprovalInput } from '#data/previews/approval.schema.ts';
import type { Preview } from '#data/previews/preview.queries.ts';
import { clockTimeOf } from '#data/quebecTime.ts';
import { paths } from '#paths.ts';
import { absoluteUrl } from '#data/siteUrl.ts';
import { ApprovalForm } from './ApprovalForm.tsx';
import { ApprovalBar, Approve, Approved, Notice, Panel } from './PreviewBar.styles.ts';

export interface PreviewBarProps {
  preview: Preview;
  /** Says whether the version was approved, or has changed meanwhile, in which case the new one is on screen. */
  onApprove: (input: ApprovalInput) => Promise<'approved' | 'changed'>;
}

type Outcome =
  | { kind: 'reading' }
  | { kind: 'approved'; name: string }
  | { kind: 'changed' }
  | { kind: 'failed'; reason: string };

/** What stands above an article that isn't online yet: that it is a preview, until when, and its approval (product 7.17). */
export function PreviewBar({ preview, onApprove }: PreviewBarProps) {
  const { article, endsAt } = preview;
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
            <strong>Aperçu.</strong> Cette page n’est visible que par votre lien, jusqu’au{' '}
            {formatDayAndTime(clockTimeOf(endsAt))}.
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
                <Text size="small">Vous approuvez aussi ce que la page ne montre pas&nbsp;:</Text>
                <DescriptionList layout="stack" items={unseenFacts(article)} />
              </Panel>
            </Approve>
          )}
        </Container>
      </ApprovalBar>
    </>
  );
}

/** What an approval bears on beside the page itself. */
function unseenFacts({ slug, meta_title, meta_description, og_image_url }: Preview['article']) {
  return [
    { term: 'Adresse', value: absoluteUrl(paths.blogArticle(slug)) },
    { term: 'Titre pour les moteurs de recherche', value: meta_title },
    { term: 'Description pour les moteurs de recherche', value: meta_description },
    { term: 'Image de partage', value: og_image_url },
  ].filter(({ value }) => value);
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
