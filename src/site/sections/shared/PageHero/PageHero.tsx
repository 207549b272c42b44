import type { ReactNode } from 'react';
import { Container } from '#design-system/primitives/Container';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { PictureFrame } from '#features/media/site/SitePicture/SitePicture.styles.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import { framesOf } from '#features/media/site/frames.ts';
import type { Opening } from '#site/illustrations/opening.ts';
import { Scene } from '#site/illustrations/Scene.ts';
import { ActionLinks } from '#site/sections/shared/ActionLinks/ActionLinks.tsx';
import { Aside, HeroRoot, Layout, Stage, Words } from './PageHero.styles.ts';
import type { PageHeroContent } from './pageHero.schema.ts';

export type PageHeroProps = Pick<PageHeroContent, 'title' | 'lead'> &
  Partial<PageHeroContent> & {
    /** Le dessin de la page; une image de la médiathèque prend sa place. */
    opening?: Opening;
    /** `loud` là où le titre est tout ce qu’il y a à voir. */
    titleSize?: 'loud';
    /** À côté des mots sur un grand écran, dessous au téléphone : des faits, un prix, des ancres. Dessous aussi, à côté d’un dessin. */
    children?: ReactNode;
  };

const ratio = 4 / 3;
const frames = framesOf(ratio, { laptop: [4, '3rem'] });

/** First screen of an inner page: its words on a plain part of its own drawing, or on a plain ground. */
export function PageHero({
  title,
  lead,
  eyebrow,
  picture,
  actions,
  opening,
  titleSize,
  children,
}: PageHeroProps) {
  const drawn = picture ? undefined : opening;
  // Beside a drawing there is no room for more than its words; above it there is.
  const isInWords = drawn && drawn.composition !== 'under';
  return (
    <HeroRoot data-ground={opening?.ground} data-composition={drawn?.composition}>
      <Container>
        <Layout>
          <Words>
            {eyebrow && (
              <Text size="label" tone="accent">
                {eyebrow}
              </Text>
            )}
            <Heading level={1} size={titleSize}>
              {title}
            </Heading>
            <Text size="lead" tone="muted" isMeasured>
              {lead}
            </Text>
            {actions && actions.length > 0 && <ActionLinks actions={actions} />}
            {isInWords && children && <div>{children}</div>}
          </Words>
          {!isInWords && (picture || children) && (
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
      {drawn && (
        <Stage $focus={drawn.focus}>
          <Scene as={drawn.Drawing} />
        </Stage>
      )}
    </HeroRoot>
  );
}
