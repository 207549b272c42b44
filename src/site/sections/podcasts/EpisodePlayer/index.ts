export { EpisodePlayer, type EpisodePlayerProps } from './EpisodePlayer.tsx';
