import { Progress } from '#design-system/components/Progress';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { toItems } from '#site/sections/shared/toItems.tsx';
import { Level, Levels, Skills } from './LearningPath.styles.ts';
import type { LearningPathContent } from './learningPath.section.ts';

/** Percent of the path that a level adds (product: communication training). */
const progressPerLevel = 25;

/** Four levels that climb: a step higher each, and a wave that fills by a quarter. */
export function LearningPath({ title, lead, levels }: LearningPathContent) {
  return (
    <TitledSection title={title} lead={lead} layout="loud">
      <Levels>
        {levels.map(({ title: name, description, skills, duration }, index) => (
          <Level key={name}>
            <Progress
              label={`Niveau ${index + 1}`}
              value={(index + 1) * progressPerLevel}
              bars={28}
              tone="accent"
            />
            <Heading level={3}>{name}</Heading>
            <Text tone="muted">{description}</Text>
            <Skills>{toItems(skills)}</Skills>
            <Text weight="semibold">{duration}</Text>
          </Level>
        ))}
      </Levels>
    </TitledSection>
  );
}
