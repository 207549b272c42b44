import { EpisodeList, type EpisodeListProps } from '#features/podcasts/site/EpisodeList/EpisodeList.tsx';
import { ShowHeader, type ShowHeaderProps } from './ShowHeader.tsx';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import { useSettings } from '#site/settings/settings.ts';
import type { ShowContent } from '../show.schema.ts';

export type ShowViewProps = ShowContent & {
  /** Une page de ses épisodes; un aperçu n’en connaît pas. */
  episodes?: EpisodeListProps['episodes'];
  /** La page montrée, à partir de 1. */
  page?: number;
  /** Le nombre de pages. */
  pageCount?: number;
  /** Par où commencer. */
  first?: ShowHeaderProps['first'];
};

/** A show as visitors see it: what it is about, and its episodes. */
export function ShowView(content: ShowViewProps) {
  const { episodes = [], page, pageCount, first, ...show } = fillFacts(content, getFacts(useSettings()));
  return (
    <>
      <ShowHeader show={show} first={first} />
      <EpisodeList show={show} title="Épisodes" episodes={episodes} page={page} pageCount={pageCount} />
    </>
  );
}
