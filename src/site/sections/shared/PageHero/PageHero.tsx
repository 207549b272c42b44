import type { ReactNode } from 'react';
import { Container } from '#design-system/primitives/Container';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { PictureFrame } from '#features/media/site/SitePicture/SitePicture.styles.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import { columnWidth, type Frames, partOfColumn, toFrame } from '#features/media/site/shownWidth.ts';
import { ActionLinks } from '#site/sections/shared/ActionLinks/ActionLinks.tsx';
import { Aside, Backdrop, Layout, Words } from './PageHero.styles.ts';
import type { PageHeroContent } from './pageHero.schema.ts';

export type PageHeroProps = Pick<PageHeroContent, 'title' | 'lead'> &
  Partial<PageHeroContent> & {
    /** Beside the words on wide screens, under them on a phone: facts, a price, a list of anchors. */
    children?: ReactNode;
  };

const ratio = 4 / 3;
const frames: Frames = [
  toFrame(columnWidth, ratio),
  { from: 'laptop', ...toFrame(partOfColumn(4, '3rem'), ratio) },
];

/** Opening band of an inner page, on navy; the title seeds the waveform behind it. */
export function PageHero({ title, lead, eyebrow, picture, actions, children }: PageHeroProps) {
  return (
    <Section tone="dark" spacing="compact" width="full">
      <Backdrop seed={title} bars={64} isAnimated />
      <Container>
        <Layout>
          <Words>
            {eyebrow && (
              <Text size="label" tone="accent">
                {eyebrow}
              </Text>
            )}
            <Heading level={1}>{title}</Heading>
            <Text size="lead" tone="muted" isMeasured>
              {lead}
            </Text>
            {actions && actions.length > 0 && <ActionLinks actions={actions} />}
          </Words>
          {(picture || children) && (
            <Aside>
              {picture && (
                <PictureFrame $ratio={ratio}>
                  <SitePicture picture={picture} seed={title} frames={frames} isFirst />
                </PictureFrame>
              )}
              {children && <div>{children}</div>}
            </Aside>
          )}
        </Layout>
      </Container>
    </Section>
  );
}
