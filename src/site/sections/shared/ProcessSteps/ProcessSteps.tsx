import { Heading } from '#design-system/primitives/Heading';
import { Section, type SectionProps } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { SectionTitle } from '#site/sections/shared/SectionIntro/SectionTitle.tsx';
import { Duration, Intro, Layout, Number, Step, Steps } from './ProcessSteps.styles.ts';
import type { ProcessStepsContent } from './processSteps.schema.ts';

export type ProcessStepsProps = ProcessStepsContent & {
  /** La phrase d’accroche sous le titre. */
  lead?: string;
  /** Le fond de la bande. */
  tone?: SectionProps['tone'];
  /** `across` sets few short steps side by side, under a title as large as the screen allows. */
  layout?: 'down' | 'across';
};

/** Steps in their order, one a line, with the title that stays in view beside them on wide screens. */
export function ProcessSteps({
  eyebrow,
  title,
  lead,
  steps,
  tone = 'band',
  layout = 'down',
}: ProcessStepsProps) {
  return (
    <Section tone={tone}>
      <Layout data-layout={layout}>
        <Intro>
          <SectionTitle eyebrow={eyebrow} title={title} size={layout === 'across' ? 'loud' : undefined} />
          {lead && (
            <Text size="lead" tone="muted">
              {lead}
            </Text>
          )}
        </Intro>
        <Steps>
          {steps.map(({ title: stepTitle, description, duration }, index) => (
            <Step key={stepTitle}>
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
