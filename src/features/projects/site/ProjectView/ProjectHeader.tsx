import { Link } from 'react-router-dom';
import { Breadcrumb } from '#design-system/components/Breadcrumb';
import { Heading } from '#design-system/primitives/Heading';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { Film } from '#features/media/site/Film/Film.tsx';
import { WordList } from '#site/sections/shared/WordList.tsx';
import { columnWidth, type Frames, toFrame, framesOf } from '#features/media/site/frames.ts';
import { ListenButton } from '#features/media/site/ListenButton/ListenButton.tsx';
import { findPictureAddress } from '#features/media/site/socialImage.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import type { ProjectContent } from '#features/projects/site/project.schema.ts';
import { realizationsPath } from '#features/projects/site/realizationsAddress.ts';
import { Cover, Facts, HeaderRoot, Layout, Played } from './ProjectHeader.styles.ts';

export type ProjectHeaderProps = Pick<
  ProjectContent,
  'title' | 'slug' | 'client' | 'category' | 'description' | 'tags' | 'cover' | 'film' | 'sound'
>;

const frames: Frames = [toFrame(columnWidth, 4 / 3), { from: 'tablet', ...toFrame(columnWidth, 12 / 5) }];
const besideFrames = framesOf(16 / 9, { laptop: [7, '3rem'] });

/**
 * Opening of a project: where it stands, for whom it was, what it is about, and its cover. What there is to play of it stands
 * in the first screen: a film takes the place of the cover, a sound is played from it.
 */
export function ProjectHeader(project: ProjectHeaderProps) {
  const { title, client, category, description, tags, cover, film, sound } = project;
  const isPlayed = Boolean(film ?? sound?.facts);
  return (
    <HeaderRoot tone="dark" data-played={isPlayed || undefined}>
      <Layout>
        <Breadcrumb
          items={[
            { label: 'Réalisations', render: <Link to={paths.realizations} /> },
            { label: category, render: <Link to={realizationsPath({ category })} /> },
          ]}
        />
        <Stack $gap={2}>
          <Text size="label" tone="accent">
            {client}
          </Text>
          <Heading level={1}>{title}</Heading>
        </Stack>
        {isPlayed && (
          <Played>
            {film ? (
              // Until it is played it shows the cover, where it has no picture of its own.
              <Film
                {...film}
                poster={film.poster ?? findPictureAddress(cover)}
                width={film.facts?.width}
                height={film.facts?.height}
              />
            ) : (
              <ProjectCover {...project} />
            )}
          </Played>
        )}
        <Facts>
          <Text size="lead" tone="muted" isMeasured>
            {description}
          </Text>
          <WordList label="Mots-clés" words={tags} />
        </Facts>
      </Layout>
      {!isPlayed && <ProjectCover {...project} />}
    </HeaderRoot>
  );
}

/** The cover; where there is a sound, it plays it. */
const ProjectCover = ({ title, slug, cover, sound }: ProjectHeaderProps) => (
  <Cover>
    <SitePicture picture={cover} seed={slug} frames={sound?.facts ? besideFrames : frames} isFirst />
    {sound?.facts && (
      <ListenButton
        track={{
          src: sound.src,
          title: `Extrait\u00A0: ${title}`,
          duration: sound.facts.duration,
          waveform: sound.facts.waveform,
          path: paths.realization(slug),
        }}
        size="large"
      />
    )}
  </Cover>
);
