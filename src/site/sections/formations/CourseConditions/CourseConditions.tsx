import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { Waveform } from '#design-system/primitives/Waveform';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { Moment, Moments, Note } from './CourseConditions.styles.ts';
import type { CourseConditionsContent } from './courseConditions.section.ts';

/** What every course comes with, along the length of one wave: before, during, after. */
export function CourseConditions({ title, conditions, note }: CourseConditionsContent) {
  return (
    <TitledSection tone="band" title={title}>
      <Waveform seed={title} bars={120} tone="brand" />
      <Moments>
        {conditions.map(({ id, title: name, description }) => (
          <Moment key={id}>
            <Heading level={3}>{name}</Heading>
            <Text tone="muted">{description}</Text>
          </Moment>
        ))}
      </Moments>
      <Note>
        <Text isNote isMeasured>
          {note}
        </Text>
      </Note>
    </TitledSection>
  );
}
