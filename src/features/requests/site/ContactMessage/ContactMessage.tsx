import { useRef, useState, useLayoutEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Alert } from '#design-system/components/Alert';
import { TextLink } from '#design-system/components/TextLink';
import { RedrawBoundary } from '#design-system/primitives/RedrawBoundary';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import type { ContactMessageInput } from '#features/requests/data/contactMessage.schema.ts';
import { describeEstimate, type Estimate } from '#features/requests/data/estimate.ts';
import { contactServices, serviceOfEstimate } from '#features/requests/data/contactServices.ts';
import { contactDelivery, sendContactMessage } from '#features/requests/data/sendContactMessage.ts';
import { carriedEstimate, carryEstimate } from '#features/requests/site/carriedEstimate.ts';
import { EstimateSummary } from '#features/requests/site/EstimateSummary.tsx';
import { SendingFailed } from '#features/requests/site/SendingFailed.tsx';
import { useSending } from '#features/requests/site/useSending.ts';
import { type ContactService, contactForm } from '#site/contactAbout.ts';
import { phoneLink } from '#site/settings/phone.ts';
import { useSettings } from '#site/settings/settings.ts';
import { useUrlChoice } from '#site/useUrlChoice.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import { Layout, Panel } from './ContactMessage.styles.ts';
import type { ContactMessageContent } from './contactMessage.section.ts';
import { Button } from '#design-system/components/Button';
import { Cluster } from '#design-system/primitives/Cluster';
import { Waveform } from '#design-system/primitives/Waveform';

export type ContactMessageProps = ContactMessageContent & {
  /** `none` n’appelle rien et dit comment joindre l’entreprise (`VITE_CONTACT_DELIVERY`). */
  delivery?: typeof contactDelivery;
  /** Ce dont parle la page : le service choisi, sauf si l’adresse en demande un autre. */
  service?: ContactService;
  /** Ce que le formulaire contient au départ. */
  defaultValues?: ContactFormProps['defaultValues'];
};

/** What an address says may be anything: one line of it, as long as titles are. */
const toLine = (text: string) =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 120);

/** What a message is about that no address says: what was estimated, or what the page is about. */
const findService = (estimate: Estimate | undefined, service: ContactService | undefined) =>
  estimate ? serviceOfEstimate[estimate.service] : service;

const askableServices = ['', ...Object.keys(contactServices)];

/** The form with what becomes of the message, beside every other way to reach the company (product: contact form). */
export function ContactMessage({
  title,
  lead,
  privacy,
  service,
  delivery = contactDelivery,
  defaultValues,
}: ContactMessageProps) {
  const [requestedService] = useUrlChoice('service', askableServices);
  const [requested] = useSearchParams();
  const [estimate, setEstimate] = useState(carriedEstimate);
  const { sending, send, restart } = useSending(async ({ id }, message: ContactMessageInput) => {
    await sendContactMessage(id, message, estimate);
    carryEstimate(undefined);
    return estimate;
  });
  const [undelivered, setUndelivered] = useState<ContactMessageInput>();
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <Section>
      <Layout>
        <Panel id={contactForm}>
          {sending.kind === 'sent' ? (
            <RedrawBoundary fallback={<output>Merci. Message reçu!</output>}>
              <MessageSent
                message={sending.values}
                hasEstimate={sending.answer !== undefined}
                onRestart={() => {
                  setEstimate(undefined);
                  restart();
                }}
              />
            </RedrawBoundary>
          ) : (
            <>
              <Heading level={2} ref={heading} tabIndex={-1}>
                {title}
              </Heading>
              <Text tone="muted">{lead}</Text>
              {estimate && (
                <EstimateSummary
                  estimate={estimate}
                  onRemove={() => {
                    // With the summary goes the focus.
                    heading.current?.focus();
                    carryEstimate(undefined);
                    setEstimate(undefined);
                  }}
                />
              )}
              <ContactForm
                onSubmit={delivery === 'none' ? async (message) => setUndelivered(message) : send}
                defaultValues={defaultValues}
                requestedService={requestedService || findService(estimate, service)}
                requestedSubject={toLine(requested.get('sujet') ?? '')}
                hasEstimate={estimate !== undefined}
              />
              {sending.kind === 'failed' && (
                <SendingFailed title="Votre message n’est pas parti" reason={sending.error.message} />
              )}
              {undelivered && <ByEmail message={undelivered} estimate={estimate} />}
              {estimate && (
                <Text isNote>
                  En envoyant ce formulaire, vous acceptez de recevoir cette estimation par courriel et que
                  nous y donnions suite.
                </Text>
              )}
              <Text isNote>
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

/** Sends a message that the form doesn't send: by the visitor's own program, or by phone. */
function ByEmail({ message, estimate }: { message: ContactMessageInput; estimate: Estimate | undefined }) {
  const { company } = useSettings();
  return (
    <Alert tone="info" title="Envoyez-nous ce message par courriel" isAnnounced>
      Ce formulaire ne transmet rien pour l’instant.{' '}
      <a href={toMail(company.email, message, estimate)}>
        Ouvrez votre message dans votre logiciel de courriel
      </a>
      , écrivez à {company.email} ou appelez-nous au <a href={phoneLink(company.phone)}>{company.phone}</a>.
    </Alert>
  );
}

/** The message as an e-mail that the visitor's own program opens, so that nothing has to be typed again. */
function toMail(email: string, { message, firstName, lastName }: ContactMessageInput, estimate?: Estimate) {
  const subject = encodeURIComponent(`Message de ${`${firstName} ${lastName}`.trim() || 'votre site'}`);
  const figures =
    estimate && describeEstimate(estimate).map(({ label, value }) => `${label}\u00A0: ${value}`);
  const body = [message, figures?.join('\n')].filter(Boolean).join('\n\n');
  return `mailto:${email}?subject=${subject}&body=${encodeURIComponent(body)}`;
}

interface MessageSentProps {
  message: Pick<ContactMessageInput, 'firstName' | 'email'>;
  /** Whether the figures of the calculator went along. */
  hasEstimate?: boolean;
  onRestart: () => void;
}

/** Takes the form's place once the message is stored, and the focus with it: says what happens next. */
function MessageSent({ message: { firstName, email }, hasEstimate, onRestart }: MessageSentProps) {
  const { company } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  // With the form's button goes the focus: at once, or it stands nowhere for a frame.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Waveform seed={email} bars={48} size="large" tone="progress" isAnimated />
      <Heading level={2} ref={heading} tabIndex={-1}>
        {firstName ? `Merci, ${firstName}. Message reçu!` : 'Merci. Message reçu!'}
      </Heading>
      <Text size="lead">
        Une personne de l’équipe vous répond à <strong>{email}</strong> d’ici un jour ouvrable, avec une
        première idée et deux moments pour se parler.
      </Text>
      {hasEstimate && <Text>Votre estimation part tout de suite à cette adresse.</Text>}
      <Text tone="muted">
        Ça presse? Appelez-nous au <a href={phoneLink(company.phone)}>{company.phone}</a>.
      </Text>
      <Cluster $gap={4}>
        <Button render={<Link to={paths.realizations} />}>Voir nos réalisations</Button>
        <Button variant="ghost" onClick={onRestart}>
          Écrire un autre message
        </Button>
      </Cluster>
    </>
  );
}
