import { Container } from '#design-system/primitives/Container';
import { Heading } from '#design-system/primitives/Heading';
import { Section, type SectionProps } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { type Action, ActionLinks } from '#site/sections/shared/ActionLinks/ActionLinks.tsx';
import { Band, Bars, Panel, Words } from './CallToAction.styles.ts';
import type { CallToActionContent } from './callToAction.schema.ts';

export type CallToActionProps = Pick<CallToActionContent, 'title' | 'text'> & {
  /** La première mène à la page Contact, sauf avis contraire. */
  actions?: readonly Action[];
  /** Le fond de la bande autour du panneau. */
  tone?: SectionProps['tone'];
  /** Son titre aussi grand que l’écran le permet, sur sa propre bande : une fois par page. */
  isLoud?: boolean;
};

const startProject: readonly Action[] = [{ label: 'Lancer votre projet', to: paths.contact }];

/** Closing band of a page: one sentence, one button to the contact page, on the accent. */
export function CallToAction({
  title,
  text,
  actions = startProject,
  tone = 'page',
  isLoud,
}: CallToActionProps) {
  const next = (
    <>
      <Text size="lead" isMeasured>
        {text}
      </Text>
      <ActionLinks actions={actions} variant="secondary" />
    </>
  );
  if (isLoud)
    return (
      <Band>
        <Container>
          <Words>
            <Heading level={2} size="loud">
              {title}
            </Heading>
            {next}
          </Words>
        </Container>
      </Band>
    );
  return (
    <Section tone={tone}>
      <Panel>
        <Words>
          <Heading level={2}>{title}</Heading>
          {next}
        </Words>
        <Bars seed={title} bars={28} />
      </Panel>
    </Section>
  );
}
