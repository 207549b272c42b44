import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contentsQuery, type DocumentState } from '#documents/data/document.queries.ts';
import { findAbove, findAddressedKind } from '#documents/data/documentKey.ts';
import { compareByNumber } from '#features/podcasts/data/episodeOrder.ts';
import { readShowOfEpisode, type ShowOfEpisode } from '#documents/contents/addressedKinds.ts';

/** Finds the show that a text of an episode is of, among all contents: as it is online, else as it is saved. */
export function findShow(
  contents: readonly DocumentState[],
  document: string,
  text: unknown,
): ShowOfEpisode | undefined {
  return readShow(contents, findAbove(document, text));
}

function readShow(contents: readonly DocumentState[], key: string | undefined) {
  const show = contents.find((content) => content.document === key);
  return show && readShowOfEpisode(show.online ?? show.pending, show.online !== null);
}

/** The show of that key, which a text of an episode names; undefined without one. */
export function useShowOf(key: string | undefined) {
  const { data } = useQuery({ ...contentsQuery, enabled: key !== undefined });
  return useMemo(() => readShow(data ?? [], key), [data, key]);
}

type Numbered = { number?: number; season?: number; type?: string };

/**
 * What is known of an episode before anybody has written it: the show that it was begun from, else the only one, and the number
 * that follows, in the season that goes on.
 */
export function startEpisode(contents: readonly DocumentState[], begunFrom: string | null) {
  const existing = contents.flatMap(({ document, pending, online }) => {
    const text = pending ?? online;
    return text === null ? [] : { document, text };
  });
  const shows = existing.filter(({ document }) => findAddressedKind(document) === 'show');
  const show = shows.find(({ document }) => document === begunFrom) ?? (shows.length === 1 ? shows[0] : null);
  if (!show) return {};
  const last = existing
    .filter(({ document, text }) => findAbove(document, text) === show.document)
    .map(({ text }) => text as Numbered)
    // Trailers and bonuses have no number for listeners.
    .filter(({ type = 'full' }) => type === 'full')
    .toSorted(compareByNumber)
    .at(-1);
  const season = last?.season;
  return { show: show.document, number: (last?.number ?? 0) + 1, ...(season && { season }) };
}
