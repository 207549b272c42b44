import { Link } from 'react-router-dom';
import { Badge } from '#design-system/components/Badge';
import { Breadcrumb } from '#design-system/components/Breadcrumb';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { columnWidth, type Frames, toFrame } from '#features/media/site/frames.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import type { ProjectContent } from '#features/projects/site/project.schema.ts';
import { realizationsPath } from '#features/projects/site/realizationsAddress.ts';
import { Cover, Facts, HeaderRoot, Layout, Tags, Words } from './ProjectHeader.styles.ts';

export type ProjectHeaderProps = Pick<
  ProjectContent,
  'title' | 'slug' | 'client' | 'category' | 'description' | 'tags' | 'cover'
>;

const frames: Frames = [toFrame(columnWidth, 4 / 3), { from: 'tablet', ...toFrame(columnWidth, 12 / 5) }];

/** Opening of a project: where it stands, for whom it was, what it is about, and its cover. */
export function ProjectHeader({
  title,
  slug,
  client,
  category,
  description,
  tags,
  cover,
}: ProjectHeaderProps) {
  return (
    <HeaderRoot tone="dark">
      <Layout>
        <Breadcrumb
          items={[
            { label: 'Réalisations', render: <Link to={paths.realizations} /> },
            { label: category, render: <Link to={realizationsPath({ category })} /> },
          ]}
        />
        <Words>
          <Text size="label" tone="accent">
            {client}
          </Text>
          <Heading level={1}>{title}</Heading>
        </Words>
        <Facts>
          <Text size="lead" tone="muted" isMeasured>
            {description}
          </Text>
          <Tags aria-label="Mots-clés">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge variant="outline">{tag}</Badge>
              </li>
            ))}
          </Tags>
        </Facts>
      </Layout>
      <Cover>
        <SitePicture picture={cover} seed={slug} frames={frames} isFirst />
      </Cover>
    </HeaderRoot>
  );
}
