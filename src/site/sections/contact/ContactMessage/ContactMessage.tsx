import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '#design-system/components/Alert';
import { TextLink } from '#design-system/components/TextLink';
import { RedrawBoundary } from '#design-system/primitives/RedrawBoundary';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { toDataError } from '#data/errors.ts';
import type { ContactMessageInput } from '#data/leads/contactMessage.schema.ts';
import { contactServices } from '#data/leads/contactServices.ts';
import { contactDelivery, sendContactMessage } from '#data/leads/sendContactMessage.ts';
import { phoneLink } from '#site/settings/phone.ts';
import { useSettings } from '#site/settings/settings.ts';
import { useUrlChoice } from '#site/useUrlChoice.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import { Layout, Panel } from './ContactMessage.styles.ts';
import { MessageSent } from './MessageSent.tsx';
import type { ContactMessageContent } from './contactMessage.section.ts';

export type ContactMessageProps = ContactMessageContent & {
  /** `none` makes no call and says how to reach the company, as product 3.10 says (`VITE_CONTACT_DELIVERY`). */
  delivery?: typeof contactDelivery;
  defaultValues?: ContactFormProps['defaultValues'];
};

type Outcome =
  | { kind: 'writing' }
  | { kind: 'sent'; message: ContactMessageInput }
  | { kind: 'failed'; reason: string }
  | { kind: 'undelivered'; message: ContactMessageInput };

const askableServices = ['', ...Object.keys(contactServices)];

/** The form with what becomes of the message, beside every other way to reach the company (product 3.10). */
export function ContactMessage({
  title,
  lead,
  privacy,
  delivery = contactDelivery,
  defaultValues,
}: ContactMessageProps) {
  const { company } = useSettings();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'writing' });
  const [requestedService] = useUrlChoice('service', askableServices);
  // Kept over attempts, so that a message whose answer got lost is not stored twice.
  const messageId = useRef<string>(null);

  const send = async (message: ContactMessageInput) => {
    if (delivery === 'none') {
      setOutcome({ kind: 'undelivered', message });
      return;
    }
    setOutcome({ kind: 'writing' });
    messageId.current ??= crypto.randomUUID();
    try {
      await sendContactMessage(messageId.current, message);
      messageId.current = null;
      setOutcome({ kind: 'sent', message });
    } catch (error) {
      setOutcome({ kind: 'failed', reason: toDataError(error).message });
    }
  };

  return (
    <Section>
      <Layout>
        <Panel>
          {outcome.kind === 'sent' ? (
            <RedrawBoundary fallback={<output>Merci. Message reçu!</output>}>
              <MessageSent message={outcome.message} onRestart={() => setOutcome({ kind: 'writing' })} />
            </RedrawBoundary>
          ) : (
            <>
              <Heading level={2}>{title}</Heading>
              <Text tone="muted">{lead}</Text>
              <noscript>
                <Alert title="Ce formulaire a besoin de JavaScript">
                  Appelez-nous au <a href={phoneLink(company.phone)}>{company.phone}</a> ou écrivez à{' '}
                  <a href={`mailto:${company.email}`}>{company.email}</a>.
                </Alert>
              </noscript>
              <ContactForm
                onSubmit={send}
                defaultValues={defaultValues}
                requestedService={requestedService}
              />
              {outcome.kind === 'failed' && (
                <Alert tone="danger" title="Votre message n’est pas parti" isAnnounced>
                  {outcome.reason} Votre texte est resté dans le formulaire&nbsp;: réessayez, appelez-nous au{' '}
                  <a href={phoneLink(company.phone)}>{company.phone}</a> ou écrivez à{' '}
                  <a href={`mailto:${company.email}`}>{company.email}</a>.
                </Alert>
              )}
              {outcome.kind === 'undelivered' && (
                <Alert tone="info" title="Envoyez-nous ce message par courriel" isAnnounced>
                  Ce formulaire ne transmet rien pour l’instant.{' '}
                  <a href={toMail(company.email, outcome.message)}>
                    Ouvrez votre message dans votre logiciel de courriel
                  </a>
                  , écrivez à {company.email} ou appelez-nous au{' '}
                  <a href={phoneLink(company.phone)}>{company.phone}</a>.
                </Alert>
              )}
              <Text size="small" tone="muted">
                {privacy} Voyez notre{' '}
                <TextLink render={<Link to={paths.privacyPolicy} />}>politique de confidentialité</TextLink>.
              </Text>
            </>
          )}
        </Panel>
        <ContactDetails />
      </Layout>
    </Section>
  );
}

/** The message as an e-mail that the visitor's own program opens, so that nothing has to be typed again. */
function toMail(email: string, { message, firstName, lastName }: ContactMessageInput) {
  const subject = encodeURIComponent(`Message de ${`${firstName} ${lastName}`.trim() || 'votre site'}`);
  return `mailto:${email}?subject=${subject}&body=${encodeURIComponent(message)}`;
}
