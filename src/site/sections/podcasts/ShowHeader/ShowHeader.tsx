import { ExternalLink, Rss } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Breadcrumb } from '#design-system/components/Breadcrumb';
import { Button } from '#design-system/components/Button';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { appleCategories } from '#data/podcasts/appleCategories.ts';
import { paths } from '#paths.ts';
import { type Frames, partOfColumn, toFrame } from '#site/media/shownWidth.ts';
import { SitePicture } from '#site/media/SitePicture/index.ts';
import type { ShowContent } from '#site/podcasts/show.schema.ts';
import { Cover, Layout, Links, Words } from './ShowHeader.styles.ts';

export interface ShowHeaderProps {
  show: ShowContent;
}

const frames: Frames = [
  { width: '16rem', height: '16rem' },
  { from: 'tablet', ...toFrame(partOfColumn(4, '2rem'), 1) },
  { from: 'laptop', ...toFrame(partOfColumn(4, '4rem'), 1) },
];

/** Opening of a show: its cover, what it is about, and where else one hears it. */
export function ShowHeader({ show }: ShowHeaderProps) {
  const { slug, title, description, cover, category, author, links } = show;
  return (
    <Section tone="dark" spacing="compact">
      <Layout>
        <Breadcrumb items={[{ label: 'Balados', render: <Link to={paths.podcasts} /> }, { label: title }]} />
        <Cover>
          <SitePicture picture={cover} seed={slug} frames={frames} isFirst />
        </Cover>
        <Words>
          <Text size="label" tone="accent">
            {appleCategories[category]}
          </Text>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="muted" isMeasured>
            {description}
          </Text>
          <Text size="small" tone="muted">{`Par ${author}`}</Text>
          <Links aria-label="Écouter ailleurs">
            <li>
              <Button
                variant="primary"
                iconStart={Rss}
                render={<Link to={paths.podcastFeed(slug)} reloadDocument />}
              >
                Fil RSS
              </Button>
            </li>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Button variant="outline" iconEnd={ExternalLink} render={<Link to={to} rel="noopener" />}>
                  {label}
                </Button>
              </li>
            ))}
          </Links>
        </Words>
      </Layout>
    </Section>
  );
}
