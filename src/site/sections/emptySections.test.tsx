import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RelatedArticles } from '#features/articles/site/RelatedArticles/RelatedArticles.tsx';
import { EpisodeNotes } from '#features/podcasts/site/EpisodeView/EpisodeNotes.tsx';
import { EpisodePlayer } from '#features/podcasts/site/EpisodeView/EpisodePlayer.tsx';
import { ProjectMedia } from '#features/projects/site/ProjectView/ProjectMedia.tsx';
import { ProjectTestimonial } from '#features/projects/site/ProjectView/ProjectTestimonial.tsx';
import { aShow, firstEpisode } from '#features/podcasts/site/testing/podcasts.ts';

const sections = {
  RelatedArticles: <RelatedArticles articles={[]} />,
  EpisodeNotes: <EpisodeNotes notes={[]} links={[]} />,
  EpisodePlayer: <EpisodePlayer show={aShow} episode={{ ...firstEpisode, sound: { src: '' } }} />,
  ProjectMedia: <ProjectMedia title="Un projet" pictures={[]} />,
  ProjectTestimonial: <ProjectTestimonial testimonials={[]} />,
};

it.each(Object.entries(sections))(
  '%s disappears, with its title, where there is nothing to show',
  (_, section) => expect(renderToString(section)).toBe(''),
);
