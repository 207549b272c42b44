import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { Waveform } from '#design-system/primitives/Waveform';
import { Panel, Panels, Statement } from './Purpose.styles.ts';
import type { PurposeContent } from './purpose.section.ts';

/** Mission and vision, said loud (product: about). */
export function Purpose({ mission, vision }: PurposeContent) {
  return (
    <Section tone="band">
      <Panels>
        {Object.entries({ mission, vision }).map(([name, { title, statement, description }]) => (
          <Panel key={name}>
            <Heading level={2} size="h4">
              {title}
            </Heading>
            <Statement>{statement}</Statement>
            <Text tone="muted" isMeasured>
              {description}
            </Text>
            <Waveform seed={title} bars={44} tone="accent" size="large" />
          </Panel>
        ))}
      </Panels>
    </Section>
  );
}
