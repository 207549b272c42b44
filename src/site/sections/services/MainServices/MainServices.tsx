import { Heading } from '#design-system/primitives/Heading';
import { Icon } from '#design-system/primitives/Icon';
import { Text } from '#design-system/primitives/Text';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { icons } from '#site/icons.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import { columnWidth, type Frames, partOfColumn, toFrame, framesOf } from '#features/media/site/frames.ts';
import { workbenches } from '#site/illustrations/workbenches.ts';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { toItems } from '#site/sections/shared/toItems.tsx';
import { ArrowLink } from '#site/sections/shared/ArrowLink.tsx';
import { Bento, Features, Picture, Tile, Words } from './MainServices.styles.ts';
import type { MainServicesContent } from './mainServices.section.ts';

const ratio = 2;
const frames = framesOf(ratio, { tablet: [6, '1.5rem'], laptop: [5, '1.5rem'] });
const leadFrames = framesOf(ratio, { laptop: [7, '1.5rem'] });
/** The last tile lies down: its words decide how high its picture is. */
const lastFrames: Frames = [
  toFrame(columnWidth, ratio),
  { from: 'laptop', width: partOfColumn(2.6, '1.5rem'), height: '24rem' },
];

/** The four main services (product: services), as a mix of sizes led by the highlighted one, each with the tools that it takes. */
export function MainServices({ eyebrow, title, lead, services }: MainServicesContent) {
  const offered = withoutHidden(services);
  return (
    <TitledSection eyebrow={eyebrow} title={title} lead={lead}>
      <Bento>
        {offered.map(({ id, cover, icon, title: name, description, features, highlight, link }, index) => (
          <Tile key={id} data-highlight={highlight || undefined}>
            <Picture>
              <SitePicture
                picture={cover}
                seed={id}
                drawing={workbenches[id]}
                frames={highlight ? leadFrames : index === offered.length - 1 ? lastFrames : frames}
              />
            </Picture>
            <Words>
              <Icon icon={icons[icon]} size="large" />
              <Heading level={3}>{name}</Heading>
              <Text tone="muted">{description}</Text>
              <Features>{toItems(features)}</Features>
              <ArrowLink {...link} />
            </Words>
          </Tile>
        ))}
      </Bento>
    </TitledSection>
  );
}
