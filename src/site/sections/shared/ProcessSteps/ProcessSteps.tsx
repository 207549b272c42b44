import { Heading } from '#design-system/primitives/Heading';
import { Section, type SectionProps } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { SectionTitle } from '#site/sections/shared/SectionIntro/index.ts';
import { Duration, Intro, Layout, Number, Step, Steps } from './ProcessSteps.styles.ts';

/** One step of a way of working (product 3.11). */
export interface ProcessStep {
  /** Its place, from 1. */
  step: number;
  title: string;
  description: string;
  /** « 1 à 2 semaines », « 3 jours ». */
  duration?: string;
}

export interface ProcessStepsProps {
  eyebrow?: string;
  title: string;
  lead?: string;
  steps: readonly ProcessStep[];
  tone?: SectionProps['tone'];
}

/** Steps in their order, one a line, with the title that stays in view beside them on wide screens. */
export function ProcessSteps({ eyebrow, title, lead, steps, tone = 'band' }: ProcessStepsProps) {
  return (
    <Section tone={tone}>
      <Layout>
        <Intro>
          <SectionTitle eyebrow={eyebrow} title={title} />
          {lead && (
            <Text size="lead" tone="muted">
              {lead}
            </Text>
          )}
        </Intro>
        <Steps>
          {steps.map(({ step, title: stepTitle, description, duration }) => (
            <Step key={step}>
              <Number aria-hidden>{step}</Number>
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
