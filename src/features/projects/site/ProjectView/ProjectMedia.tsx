import { Section } from '#design-system/primitives/Section';
import { AudioPlayer } from '#features/media/site/AudioPlayer/AudioPlayer.tsx';
import { columnWidth, type Frames, partOfColumn, toFrame } from '#features/media/site/frames.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import type { ProjectContent } from '#features/projects/site/project.schema.ts';
import { SectionTitle } from '#site/sections/shared/SectionIntro/SectionIntro.tsx';
import { Frame, Pictures, Shot, Stack } from './ProjectMedia.styles.ts';

export type ProjectMediaProps = Pick<ProjectContent, 'title' | 'sound' | 'pictures'>;

const onPhones = toFrame(columnWidth, 3 / 2);
const height = 'clamp(14rem, 34vw, 26rem)';

const wideFrames: Frames = [onPhones, { from: 'tablet', ...toFrame(columnWidth, 16 / 9) }];

const besideFrames = (twelfths: number): Frames => [
  onPhones,
  { from: 'tablet', width: partOfColumn(twelfths, '2rem'), height },
];

const frames = { wide: wideFrames, large: besideFrames(7), small: besideFrames(5) };

/**
 * How a picture stands among so many: the first one takes the width, the others stand in pairs of unequal widths, which change
 * sides; one without a neighbour takes the width as well.
 */
function findPlace(index: number, count: number): keyof typeof frames {
  if (count === 2) return index === 0 ? 'large' : 'small';
  if (index === 0 || (index % 2 === 1 && index === count - 1)) return 'wide';
  return index % 4 < 2 ? 'large' : 'small';
}

/** What a project looks and sounds like: its sound and its pictures, for its film opens the page. Nothing where there is none. */
export function ProjectMedia({ title, sound, pictures }: ProjectMediaProps) {
  if (!sound && pictures.length === 0) return null;
  return (
    <Section tone="band">
      <Stack>
        <SectionTitle title="À voir, à entendre" />
        {sound && <AudioPlayer title={`Extrait : ${title}`} src={sound.src} facts={sound.facts} level={3} />}
        {pictures.length > 0 && (
          <Pictures>
            {pictures.map(({ id, picture, caption }, index) => {
              const place = findPlace(index, pictures.length);
              return (
                <li key={id} data-place={place}>
                  <Shot as={caption ? undefined : 'div'}>
                    <Frame>
                      <SitePicture picture={picture} seed={id} frames={frames[place]} />
                    </Frame>
                    {caption && <figcaption>{caption}</figcaption>}
                  </Shot>
                </li>
              );
            })}
          </Pictures>
        )}
      </Stack>
    </Section>
  );
}
