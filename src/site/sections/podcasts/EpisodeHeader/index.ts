export { EpisodeHeader, type EpisodeHeaderProps } from './EpisodeHeader.tsx';
