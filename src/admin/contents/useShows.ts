import { useQuery } from '@tanstack/react-query';
import { contentsQuery, type DocumentState } from '#data/documents/document.queries.ts';
import { findAddressedKind } from '#data/documents/documentKey.ts';
import { findShowKey, readShowOfEpisode, type ShowOfEpisode } from '#site/contents/addressedKinds.ts';

/** Finds the show of an episode among all contents: as it is online, else as it is saved. */
export function findShow(
  contents: readonly DocumentState[],
  episode: Pick<DocumentState, 'document' | 'pending' | 'online'> | null | undefined,
): ShowOfEpisode | undefined {
  if (!episode || findAddressedKind(episode.document) !== 'episode') return undefined;
  const key = findShowKey(episode.pending ?? episode.online);
  const show = contents.find(({ document }) => document === key);
  return show && readShowOfEpisode(show.online ?? show.pending, show.online !== null);
}

/** The show of an opened episode. */
export function useShowOf(opened: DocumentState | null | undefined) {
  const isEpisode = Boolean(opened && findAddressedKind(opened.document) === 'episode');
  const { data = [] } = useQuery({ ...contentsQuery, enabled: isEpisode });
  return findShow(data, opened);
}
