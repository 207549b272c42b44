import { Heading } from '#design-system/primitives/Heading';
import { Section, type SectionProps } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { SectionTitle } from '#site/sections/shared/SectionIntro/SectionIntro.tsx';
import { Duration, Intro, Layout, Number, Room, Step, Steps } from './ProcessSteps.styles.ts';
import type { ProcessStepsContent } from './processSteps.schema.ts';

export type ProcessStepsProps = ProcessStepsContent & {
  /** Le fond de la bande. */
  tone?: SectionProps['tone'];
  /** `across` met côte à côte quelques étapes courtes, sous un titre aussi grand que l’écran le permet. */
  layout?: 'down' | 'across';
  /** Parties du dessin d’ouverture de la page, une par étape, que le téléphone montre à côté de la sienne. */
  rooms?: readonly { href: string; viewBox: string }[];
};

/** Steps in their order, one a line, with the title that stays in view beside them on wide screens. */
export function ProcessSteps({
  eyebrow,
  title,
  steps,
  tone = 'band',
  layout = 'down',
  rooms = [],
}: ProcessStepsProps) {
  return (
    <Section tone={tone}>
      <Layout data-layout={layout}>
        <Intro>
          <SectionTitle
            eyebrow={eyebrow}
            title={title}
            size={layout === 'across' && rooms.length === 0 ? 'loud' : undefined}
          />
        </Intro>
        <Steps data-count={steps.length > 4 ? 'many' : undefined}>
          {steps.map(({ title: stepTitle, description, duration }, index) => (
            <Step key={stepTitle}>
              {rooms[index] && (
                <Room viewBox={rooms[index].viewBox} aria-hidden>
                  <use href={rooms[index].href} />
                </Room>
              )}
              <Number aria-hidden>{index + 1}</Number>
              <div>
                <Heading level={3}>{stepTitle}</Heading>
                <Text tone="muted">{description}</Text>
              </div>
              {duration && <Duration>{duration}</Duration>}
            </Step>
          ))}
        </Steps>
      </Layout>
    </Section>
  );
}
