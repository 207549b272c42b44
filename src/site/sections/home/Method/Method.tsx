import { useState } from 'react';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { toItems } from '#site/sections/shared/toItems.tsx';
import { MethodProgress } from './MethodProgress.tsx';
import { Deliverables, Metrics, Order, StepButton, StepRoot, Steps, Subtitle } from './Method.styles.ts';
import type { MethodContent } from './method.section.ts';

/**
 * The four steps. Hovering one highlights it and extends the waveform above from 25 to 100 % (product: method);
 * so do a tap on it and the keyboard, since its title is a button.
 */
export function Method({ eyebrow, title, lead, steps }: MethodContent) {
  const [active, setActive] = useState(0);

  return (
    <TitledSection tone="band" eyebrow={eyebrow} title={title} lead={lead} layout="stacked">
      <MethodProgress step={active + 1} total={steps.length} title={steps[active]?.title ?? ''} />
      <Steps>
        {steps.map((step, index) => (
          <StepRoot
            key={step.id}
            data-active={index === active || undefined}
            onPointerEnter={() => setActive(index)}
          >
            <Order aria-hidden>{index + 1}</Order>
            <Heading level={3}>
              <StepButton
                type="button"
                aria-pressed={index === active}
                onClick={() => setActive(index)}
                onFocus={() => setActive(index)}
              >
                {step.title}
              </StepButton>
            </Heading>
            <Subtitle>
              {step.subtitle} <span>{step.duration}</span>
            </Subtitle>
            <Text>{step.description}</Text>
            <Deliverables>{toItems(step.deliverables)}</Deliverables>
            <Metrics>
              <strong>{step.metrics.success}</strong> de réussite sur <strong>{step.metrics.projects}</strong>{' '}
              projets
            </Metrics>
          </StepRoot>
        ))}
      </Steps>
    </TitledSection>
  );
}
