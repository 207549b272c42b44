import { Alert } from '#design-system/components/Alert';
import { phoneLink } from '#site/settings/phone.ts';
import { useSettings } from '#site/settings/settings.ts';

export interface SendingFailedProps {
  /** « Votre message n’est pas parti ». */
  title: string;
  /** The sentence of the error. */
  reason: string;
}

/** Stands below a form whose sending failed: nothing typed is lost, and there are other ways to reach the company. */
export function SendingFailed({ title, reason }: SendingFailedProps) {
  const { company } = useSettings();
  return (
    <Alert tone="danger" title={title} isAnnounced>
      {reason} Votre texte est resté dans le formulaire&nbsp;: réessayez, appelez-nous au{' '}
      <a href={phoneLink(company.phone)}>{company.phone}</a> ou écrivez à{' '}
      <a href={`mailto:${company.email}`}>{company.email}</a>.
    </Alert>
  );
}
