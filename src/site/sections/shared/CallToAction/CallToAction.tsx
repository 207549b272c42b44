import type { ReactNode } from 'react';
import { Container } from '#design-system/primitives/Container';
import { Heading } from '#design-system/primitives/Heading';
import { Section, type SectionProps } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { type Action, ActionLinks } from '#site/sections/shared/ActionLinks/ActionLinks.tsx';
import { Hours } from '#site/settings/Hours.tsx';
import { phoneLink } from '#site/settings/phone.ts';
import { useSettings } from '#site/settings/settings.ts';
import { Aside, Band, Bars, Direct, Line, Panel, Phone, Split, Words } from './CallToAction.styles.ts';
import type { CallToActionContent } from './callToAction.schema.ts';

export type CallToActionProps = Pick<CallToActionContent, 'title' | 'text'> & {
  /** La première mène à la page Contact, sauf avis contraire. */
  actions?: readonly Action[];
  /** Ce que la page demande : qu’on entende une voix (`voice`), qu’on s’arrête (`loud`, une fois par page), qu’on téléphone (`call`), ou rien de plus (`quiet`). */
  closing?: 'voice' | 'loud' | 'call' | 'quiet';
  /** À la place de l’onde du panneau : le détail d’un dessin, une date. */
  aside?: ReactNode;
  /** Le fond de la bande. */
  tone?: SectionProps['tone'];
};

const startProject: readonly Action[] = [{ label: 'Lancer votre projet', to: paths.contact }];

/** What closes a page: one sentence, and the way to the contact page, in the way that suits what the page is about. */
export function CallToAction({
  title,
  text,
  actions = startProject,
  closing = 'voice',
  aside,
  tone = 'page',
}: CallToActionProps) {
  const isOnAccent = closing === 'voice' || closing === 'loud';
  const links = <ActionLinks actions={actions} variant={isOnAccent ? 'secondary' : 'primary'} />;
  const said = { title, text, isLoud: closing === 'loud' };
  if (closing === 'loud')
    return (
      <Band>
        <Container>
          <Invitation {...said}>{links}</Invitation>
        </Container>
      </Band>
    );
  if (closing === 'quiet')
    return (
      <Section tone={tone} spacing="compact">
        <Line>
          <Invitation {...said} />
          {links}
        </Line>
      </Section>
    );
  return (
    <Section tone={tone}>
      {closing === 'call' ? (
        <Split>
          <Invitation {...said}>{links}</Invitation>
          <ByPhone />
        </Split>
      ) : (
        <Panel>
          <Invitation {...said}>{links}</Invitation>
          {aside ? <Aside>{aside}</Aside> : <Bars seed={title} bars={28} />}
        </Panel>
      )}
    </Section>
  );
}

interface InvitationProps extends Pick<CallToActionProps, 'title' | 'text'> {
  isLoud: boolean;
  children?: ReactNode;
}

const Invitation = ({ title, text, isLoud, children }: InvitationProps) => (
  <Words>
    <Heading level={2} size={isLoud ? 'loud' : 'h2'}>
      {title}
    </Heading>
    <Text size="lead" isMeasured>
      {text}
    </Text>
    {children && <div>{children}</div>}
  </Words>
);

/** The number as large as its column, and when somebody answers. */
function ByPhone() {
  const { company } = useSettings();
  return (
    <Direct>
      <Phone href={phoneLink(company.phone)}>{company.phone}</Phone>
      <Hours />
    </Direct>
  );
}
