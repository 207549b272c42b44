import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { columnWidth, type Frames, partOfColumn, toFrame } from '#features/media/site/frames.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { WordList } from '#site/sections/shared/WordList.tsx';
import { StatList } from '#site/sections/shared/StatsBand/StatsBand.tsx';
import { Cover, Projects, Project, Words } from './ProjectGallery.styles.ts';
import type { ProjectGalleryContent } from './projectGallery.section.ts';

export type ProjectGalleryProps = Omit<ProjectGalleryContent, 'projects'> & {
  /** Le premier mène. Celui qui a un slug a sa page. */
  projects: readonly (ProjectGalleryContent['projects'][number] & { slug?: string })[];
};

const onPhones = toFrame(columnWidth, 4 / 3);
/** As wide as most pictures are: on a telephone too, the first one keeps what it shows at its sides. */
const leadFrames: Frames = [
  toFrame(columnWidth, 16 / 9),
  { from: 'laptop', ...toFrame(columnWidth, 12 / 5) },
];
const frames: Frames = [onPhones, { from: 'laptop', ...toFrame(partOfColumn(6, '4rem'), 4 / 3) }];

/** The projects, as pages of a portfolio: cover and words change sides from one to the next (product: realizations). */
export function ProjectGallery({ eyebrow, title, projects }: ProjectGalleryProps) {
  return (
    <TitledSection eyebrow={eyebrow} title={title}>
      {projects.length === 0 && (
        <EmptyState
          title="Aucun projet trouvé."
          headingLevel={3}
          action={<Button render={<Link to={paths.realizations} />}>Voir tous les projets</Button>}
        >
          Aucun de nos projets n’est classé à cette adresse.
        </EmptyState>
      )}
      <Projects>
        {projects.map(({ id, slug, title: name, category, description, tags, cover, facts }, index) => (
          <Project key={id}>
            <Cover>
              <SitePicture
                picture={cover}
                seed={id}
                frames={index === 0 ? leadFrames : frames}
                isFirst={index === 0}
              />
            </Cover>
            <Words>
              <Badge variant="default">{category}</Badge>
              <Heading level={3} size="h2">
                {slug ? (
                  <TextLink variant="title" data-cover render={<Link to={paths.realization(slug)} />}>
                    {name}
                  </TextLink>
                ) : (
                  name
                )}
              </Heading>
              <Text tone="muted">{description}</Text>
              <StatList stats={facts} size={index === 0 ? undefined : 'medium'} />
              <WordList label="Mots-clés" words={tags} />
              {/* The link of the title covers the card: this only shows that it leads somewhere. */}
              {slug && (
                <TextLink variant="standalone" iconEnd={ArrowRight} render={<span aria-hidden="true" />}>
                  Voir le projet
                </TextLink>
              )}
            </Words>
          </Project>
        ))}
      </Projects>
    </TitledSection>
  );
}
