import { RotateCw } from 'lucide-react';
import { Button } from '#design-system/components/Button';
import { Alert } from '#design-system/components/Alert';
import { Section } from '#design-system/primitives/Section';
import { TextLink } from '#design-system/components/TextLink';
import { phoneLink } from '#site/settings/phone.ts';
import { useSettings } from '#site/settings/settings.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';

export interface BlogFailureProps {
  /** Above the title: « Blogue »; nothing where the page is of no part of the site. */
  eyebrow: string | undefined;
  /** What could not be loaded: « Impossible de charger les articles. » */
  title: string;
  /** Why, in a sentence. */
  reason: string;
  isRetrying: boolean;
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
