import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { SectionTitle } from '#site/sections/shared/SectionIntro/index.ts';
import { Layout, Milestone, Milestones, Words, Year } from './Story.styles.ts';
import type { StoryContent } from './story.section.ts';

export type StoryProps = StoryContent;

/** How the company came about, beside its dates (product 3.3). */
export function Story({ eyebrow, title, paragraphs, milestones }: StoryProps) {
  return (
    <Section>
      <Layout>
        <Words>
          <SectionTitle eyebrow={eyebrow} title={title} />
          {paragraphs.map((paragraph, index) => (
            <Text key={paragraph} size={index === 0 ? 'lead' : 'body'} isMeasured>
              {paragraph}
            </Text>
          ))}
        </Words>
        <Milestones>
          {milestones.map(({ year, title: name, description }) => (
            <Milestone key={year}>
              <Year>{year}</Year>
              <div>
                <Heading level={3} size="h4">
                  {name}
                </Heading>
                <Text tone="muted">{description}</Text>
              </div>
            </Milestone>
          ))}
        </Milestones>
      </Layout>
    </Section>
  );
}
