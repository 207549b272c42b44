import { Badge } from '#design-system/components/Badge';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { SitePicture } from '#site/media/SitePicture/index.ts';
import { columnWidth, type Frames, partOfColumn, toFrame } from '#site/media/shownWidth.ts';
import { SectionIntro } from '#site/sections/shared/SectionIntro/index.ts';
import { StatList } from '#site/sections/shared/StatsBand/index.ts';
import { Cover, Projects, Project, Tags, Words } from './ProjectGallery.styles.ts';
import type { ProjectGalleryContent } from './projectGallery.section.ts';

export type ProjectGalleryProps = ProjectGalleryContent;

const ratio = 4 / 3;
const frames: Frames = [
  toFrame(columnWidth, ratio),
  { from: 'laptop', ...toFrame(partOfColumn(6, '4rem'), ratio) },
];
const leadFrames: Frames = [toFrame(columnWidth, ratio), { from: 'laptop', ...toFrame(columnWidth, 12 / 5) }];

/** The projects, as pages of a portfolio: cover and words change sides from one to the next (product 3.4). */
export function ProjectGallery({ eyebrow, title, projects }: ProjectGalleryProps) {
  return (
    <Section>
      <SectionIntro eyebrow={eyebrow} title={title} />
      <Projects>
        {projects.map(({ id, title: name, category, description, tags, cover, facts }, index) => (
          <Project key={id}>
            <Cover>
              <SitePicture picture={cover} seed={id} frames={index === 0 ? leadFrames : frames} />
            </Cover>
            <Words>
              <Badge variant="default">{category}</Badge>
              <Heading level={3} size="h2">
                {name}
              </Heading>
              <Text tone="muted">{description}</Text>
              <StatList stats={facts} />
              <Tags aria-label="Mots-clés">
                {tags.map((tag) => (
                  <li key={tag}>
                    <Badge variant="outline">{tag}</Badge>
                  </li>
                ))}
              </Tags>
            </Words>
          </Project>
        ))}
      </Projects>
    </Section>
  );
}
