import { aShow, episodes, firstEpisode } from '#site/podcasts/testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { EpisodeView } from './EpisodeView.tsx';

const meta = preview.meta({ title: 'Pages/Épisode', component: EpisodeView, args: { episode: firstEpisode, show: aShow, others: episodes.slice(1, 4) } });

export const Default = meta.story();
