import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RelatedArticles } from './blog/RelatedArticles/RelatedArticles.tsx';
import { EpisodeNotes } from './podcasts/EpisodeNotes/EpisodeNotes.tsx';
import { EpisodePlayer } from './podcasts/EpisodePlayer/EpisodePlayer.tsx';
import { ProjectMedia } from './projects/ProjectMedia/ProjectMedia.tsx';
import { ProjectTestimonial } from './projects/ProjectTestimonial/ProjectTestimonial.tsx';
import { aShow, firstEpisode } from '#site/podcasts/testing/podcasts.ts';

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
