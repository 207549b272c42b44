import { RotateCw } from 'lucide-react';
import { Button } from '#design-system/components/Button';
import { Alert } from '#design-system/components/Alert';
import { Section } from '#design-system/primitives/Section';
import { TextLink } from '#design-system/components/TextLink';
import { phoneLink } from '#site/settings/phone.ts';
import { useSettings } from '#site/settings/settings.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';

export interface BlogFailureProps {
  /** Au-dessus du titre : « Blogue »; rien pour une page hors des rubriques. */
  eyebrow: string | undefined;
  /** Ce qui n’a pas pu se charger : « Impossible de charger les articles. » */
  title: string;
  /** Pourquoi, en une phrase. */
  reason: string;
  /** Un nouvel essai est en cours. */
  isRetrying: boolean;
  /** Essaie de nouveau. */
  onRetry: () => void;
}

/** In place of a page whose data did not come: the reason, another try, and how to reach the company. */
export function BlogFailure({ eyebrow, title, reason, isRetrying, onRetry }: BlogFailureProps) {
  const { company } = useSettings();
  return (
    <>
      <PageHero eyebrow={eyebrow} title={title} lead="Le reste du site, lui, est bien là." />
      <Section width="text" spacing="compact">
        <Alert
          tone="danger"
          title={reason}
          isAnnounced
          action={
            <Button iconStart={RotateCw} isPending={isRetrying} onClick={onRetry}>
              Réessayer
            </Button>
          }
        >
          Si le problème persiste, appelez-nous au{' '}
          <TextLink href={phoneLink(company.phone)}>{company.phone}</TextLink>.
        </Alert>
      </Section>
    </>
  );
}
