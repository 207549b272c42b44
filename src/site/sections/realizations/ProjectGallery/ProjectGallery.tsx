import { Badge } from '#design-system/components/Badge';
import { CoverArt, type CoverArtProps } from '#design-system/primitives/CoverArt';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { SectionIntro } from '#site/sections/shared/SectionIntro/index.ts';
import { StatList, type Stat } from '#site/sections/shared/StatsBand/index.ts';
import { Cover, Projects, Project, Tags, Words } from './ProjectGallery.styles.ts';

/** A project that the company shows (product 3.4). */
export interface ProjectCard {
  id: string;
  title: string;
  category: string;
  description: string;
  tags: readonly string[];
  cover: CoverArtProps['pair'];
  facts: readonly Stat[];
}

export interface ProjectGalleryProps {
  eyebrow: string;
  title: string;
  /** The first one leads. */
  projects: readonly ProjectCard[];
}

/** The projects, as pages of a portfolio: cover and words change sides from one to the next (product 3.4). */
export function ProjectGallery({ eyebrow, title, projects }: ProjectGalleryProps) {
  return (
    <Section>
      <SectionIntro eyebrow={eyebrow} title={title} />
      <Projects>
        {projects.map(({ id, title: name, category, description, tags, cover, facts }) => (
          <Project key={id}>
            <Cover>
              <CoverArt seed={id} ratio="fill" pair={cover} />
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
