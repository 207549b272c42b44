import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { PictureFrame } from '#features/media/site/SitePicture/SitePicture.styles.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import { framesOf } from '#features/media/site/frames.ts';
import { SectionTitle } from '#site/sections/shared/SectionIntro/SectionIntro.tsx';
import { Aside, Layout, Milestone, Milestones, Words, Year } from './Story.styles.ts';
import type { StoryContent } from './story.section.ts';

const ratio = 3 / 2;
const frames = framesOf(ratio, { laptop: [5, '6rem'] });

/** How the company came about, beside its dates (product: about). */
export function Story({ eyebrow, title, paragraphs, picture, milestones }: StoryContent) {
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
        <Aside>
          {picture && (
            <PictureFrame $ratio={ratio}>
              <SitePicture picture={picture} seed={title} frames={frames} />
            </PictureFrame>
          )}
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
        </Aside>
      </Layout>
    </Section>
  );
}
