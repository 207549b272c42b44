import { Link } from 'react-router-dom';
import { Badge } from '#design-system/components/Badge';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { framesOf } from '#features/media/site/frames.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import type { ProjectContent } from '#features/projects/site/project.schema.ts';
import { Cover, Layout } from './NextProject.styles.ts';

export interface NextProjectProps {
  /** Le projet suivant : son titre, son client, son image. */
  project: Pick<ProjectContent, 'title' | 'slug' | 'client' | 'category' | 'cover'>;
}

const frames = framesOf(16 / 9, { laptop: [7, '4rem'] });

/** Where to go on: the project that comes after this one. */
export function NextProject({ project: { title, slug, client, category, cover } }: NextProjectProps) {
  return (
    <Section tone="band" aria-label="Projet suivant">
      <Layout>
        <Cover>
          <SitePicture picture={cover} seed={slug} frames={frames} />
        </Cover>
        <Stack $gap={3} $align="start">
          <Text size="label" tone="accent">
            Projet suivant
          </Text>
          <Heading level={2}>
            <TextLink variant="title" data-cover render={<Link to={paths.realization(slug)} />}>
              {title}
            </TextLink>
          </Heading>
          <Text tone="muted">{client}</Text>
          <Badge variant="default">{category}</Badge>
        </Stack>
      </Layout>
    </Section>
  );
}
