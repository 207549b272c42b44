import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { Rows, Value } from './Values.styles.ts';
import type { ValuesContent } from './values.section.ts';

/** What the company holds to, set like a poster, each with a sentence (product: about). */
export function Values({ eyebrow, title, values }: ValuesContent) {
  return (
    <TitledSection eyebrow={eyebrow} title={title}>
      <Rows>
        {values.map(({ id, title: name, description }) => (
          <Value key={id}>
            <Heading level={3} size="loud">
              {name}
            </Heading>
            <Text size="lead" tone="muted" isMeasured>
              {description}
            </Text>
          </Value>
        ))}
      </Rows>
    </TitledSection>
  );
}
