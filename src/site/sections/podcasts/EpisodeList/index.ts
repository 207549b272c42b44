export { EpisodeList, type EpisodeListProps } from './EpisodeList.tsx';
