import { useState } from 'react';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { Waveform } from '#design-system/primitives/Waveform';
import { toItems } from '#site/sections/shared/toItems.tsx';
import {
  Deliverables,
  Metrics,
  Order,
  ProgressRoot,
  Rest,
  StepButton,
  StepRoot,
  Steps,
  Subtitle,
} from './Method.styles.ts';
import type { MethodContent } from './method.section.ts';

/** How far the method has come: the same waveform twice, the bright one uncovered up to the step. */
const wave = { seed: 'méthode', bars: 96 };

/**
 * The four steps. Hovering one highlights it and extends the waveform above from 25 to 100 % (product: method);
 * so do a tap on it and the keyboard, since its title is a button.
 */
export function Method({ eyebrow, title, lead, steps }: MethodContent) {
  const [active, setActive] = useState(0);

  return (
    <TitledSection tone="band" eyebrow={eyebrow} title={title} lead={lead} layout="stacked">
      <ProgressRoot data-step={active + 1}>
        <VisuallyHidden
          as="progress"
          value={(100 * (active + 1)) / steps.length}
          max={100}
          aria-label="Avancement de la méthode"
          aria-valuetext={`Étape ${active + 1} sur ${steps.length}\u00A0: ${steps[active]?.title ?? ''}`}
        />
        <Rest {...wave} />
        <Waveform {...wave} tone="progress" />
      </ProgressRoot>
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
