export { EpisodeFacts, type EpisodeFactsProps } from './EpisodeFacts.tsx';
