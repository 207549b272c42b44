import { expect } from 'storybook/test';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { inTests } from '#storybook/inTests.ts';
import { paths } from '#paths.ts';
import { mockPlayback } from '#features/media/site/testing/mockPlayback.ts';
import { aShow, episodes } from '#features/podcasts/site/testing/podcasts.ts';
import { findTrack } from '#features/podcasts/site/episodeFacts.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import { LatestProductions } from './LatestProductions.tsx';
import { latestProductionsContent } from './latestProductions.section.ts';

let elements: ReturnType<typeof mockPlayback>;

const meta = preview.meta({
  title: 'Sections/Accueil/Dernières productions · LatestProductions',
  component: LatestProductions,
  args: { ...latestProductionsContent, courses: courseCatalogueContent.courses },
  beforeEach: () => {
    elements = mockPlayback();
    return elements.restore;
  },
  parameters: {
    guide: {
      use: ['Au bas de l’accueil : ce qui vient de paraître.'],
      instead: [
        { when: 'Ce sont tous les épisodes', take: 'features/podcasts/site/EpisodeList' },
        { when: 'Toutes les formations', take: 'site/sections/formations/CourseCatalogue' },
      ],
    },
    description: `La fin de l’accueil : trois épisodes dont le premier mène, les formations avec leur prix, puis « Démarrer un projet ». Les formations viennent du catalogue de la page Formations : un prix se corrige là-bas.

**À faire** : ranger soi-même les épisodes du plus récent au plus ancien; la section ne les trie pas.`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText('12 novembre 2026')).toBeVisible();
    for (const course of canvas.getAllByRole('link', { name: /€/ }))
      await expect(course).toHaveAttribute('href', paths.formations);
  },
});

/** De vrais épisodes : ▷ les joue sur place, et l’onde de ce que personne n’a entendu est encore pâle. */
export const Published = meta.story({
  args: {
    episodes: episodes.slice(0, 3).map((episode) => ({
      id: episode.slug,
      title: episode.title,
      episode: `${aShow.title}, épisode ${episode.number}`,
      duration: '42 min',
      date: episode.day,
      description: episode.description,
      image: 'shore',
      to: paths.episode(aShow.slug, episode.slug),
      track: findTrack(episode, aShow),
    })),
  },
  play: inTests(async ({ canvas, userEvent, canvasElement }) => {
    const countHeard = () =>
      [...canvasElement.querySelectorAll('article[data-lead] svg path[d]:not([data-rest])')].length;
    const [lead, second] = canvas.getAllByRole('button', { name: /^Écouter/ });
    if (!lead || !second) throw new Error('Nothing plays.');
    const before = countHeard();
    await userEvent.click(lead);
    elements.arrive(elements.played());
    elements.advance(elements.played(), 30);
    await expect(elements.played()).toHaveAttribute('data-src', episodes[0]?.sound.src);
    await expect(countHeard()).toBeGreaterThan(before);
    await userEvent.click(second);
    await expect(elements.played()).toHaveAttribute('data-src', episodes[1]?.sound.src);
  }),
});

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());
