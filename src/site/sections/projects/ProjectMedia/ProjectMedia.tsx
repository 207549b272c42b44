import { Section } from '#design-system/primitives/Section';
import { AudioPlayer } from '#site/media/AudioPlayer/index.ts';
import { Film } from '#site/media/Film/index.ts';
import { columnWidth, type Frames, partOfColumn, toFrame } from '#site/media/shownWidth.ts';
import { SitePicture } from '#site/media/SitePicture/index.ts';
import type { ProjectContent } from '#site/projects/project.schema.ts';
import { SectionTitle } from '#site/sections/shared/SectionIntro/index.ts';
import { Frame, Pictures, Shot, Stack } from './ProjectMedia.styles.ts';

export type ProjectMediaProps = Pick<ProjectContent, 'title' | 'film' | 'sound' | 'pictures'>;

const onPhones = toFrame(columnWidth, 3 / 2);
const height = 'clamp(14rem, 34vw, 26rem)';

const wideFrames: Frames = [onPhones, { from: 'tablet', ...toFrame(columnWidth, 16 / 9) }];

/** As `Pictures` lays them out. */
function findFrames(index: number, count: number): Frames {
  const isAlone = index === 0 || (index % 2 === 1 && index === count - 1);
  if (isAlone) return wideFrames;
  const twelfths = index % 4 === 1 || index % 4 === 0 ? 7 : 5;
  return [onPhones, { from: 'tablet', width: partOfColumn(twelfths, '2rem'), height }];
}

/** What a project looks and sounds like: its film, its sound, its pictures. Nothing where there is none. */
export function ProjectMedia({ title, film, sound, pictures }: ProjectMediaProps) {
  if (!film && !sound && pictures.length === 0) return null;
  return (
    <Section tone="band">
      <Stack>
        <SectionTitle title="À voir, à entendre" />
        {film && (
          <Film
            title={film.title}
            src={film.src}
            poster={film.poster}
            captions={film.captions}
            isSilent={film.isSilent}
            width={film.facts?.width}
            height={film.facts?.height}
          />
        )}
        {sound && <AudioPlayer title={`Extrait : ${title}`} src={sound.src} facts={sound.facts} level={3} />}
        {pictures.length > 0 && (
          <Pictures>
            {pictures.map(({ id, picture, caption }, index) => (
              <li key={id}>
                <Shot>
                  <Frame>
                    <SitePicture picture={picture} seed={id} frames={findFrames(index, pictures.length)} />
                  </Frame>
                  {caption && <figcaption>{caption}</figcaption>}
                </Shot>
              </li>
            ))}
          </Pictures>
        )}
      </Stack>
    </Section>
  );
}
