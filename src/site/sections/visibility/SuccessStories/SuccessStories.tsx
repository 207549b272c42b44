import { Cluster } from '#design-system/primitives/Cluster';
import { Heading, Loud } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { Waveform } from '#design-system/primitives/Waveform';
import { PictureFrame } from '#features/media/site/SitePicture/SitePicture.styles.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import { columnWidth, type Frames, partOfColumn, toFrame } from '#features/media/site/frames.ts';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { ArrowLink } from '#site/sections/shared/ArrowLink.tsx';
import { Result, Stories, Story } from './SuccessStories.styles.ts';
import type { SuccessStoriesContent } from './successStories.section.ts';

const ratio = 3 / 2;
const onPhones = toFrame(`(${columnWidth} - 3rem)`, ratio);
/** Beside its figure. */
const firstFrames: Frames = [onPhones, { from: 'laptop', ...toFrame(partOfColumn(4, '7rem'), ratio) }];
const frames: Frames = [
  onPhones,
  { from: 'laptop', ...toFrame(`(${partOfColumn(6, '1.5rem')} - 4rem)`, ratio) },
];

/** Three clients' successes (product: communication and visibility), each on its own colour: what the first one won is heard first. */
export function SuccessStories({ eyebrow, title, stories, links }: SuccessStoriesContent) {
  return (
    <TitledSection
      tone="dark"
      eyebrow={eyebrow}
      title={title}
      aside={
        <Cluster $gap={6}>
          {links.map(({ label, to }) => (
            <ArrowLink key={to} to={to} label={label} />
          ))}
        </Cluster>
      }
    >
      <Stories>
        {stories.map(({ id, client, sector, picture, result, resultLabel, description }, index) => (
          <Story key={id}>
            <header>
              <Heading level={3}>{client}</Heading>
              <Text isNote>{sector}</Text>
            </header>
            {picture ? (
              <PictureFrame $ratio={ratio} $radius="card">
                <SitePicture picture={picture} seed={id} frames={index === 0 ? firstFrames : frames} />
              </PictureFrame>
            ) : (
              <Waveform seed={id} bars={32} tone="accent" />
            )}
            <div>
              <Result>{index === 0 ? <Loud>{result}</Loud> : result}</Result>
              <Text weight="semibold">{resultLabel}</Text>
            </div>
            <Text tone="muted">{description}</Text>
          </Story>
        ))}
      </Stories>
    </TitledSection>
  );
}
