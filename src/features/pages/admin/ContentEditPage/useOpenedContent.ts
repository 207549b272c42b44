import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { describeAddressed } from '#documents/contents/addressedKinds.ts';
import { sections } from '#documents/contents/registry.ts';
import { contentsQuery, documentQuery } from '#documents/data/document.queries.ts';
import { findAbove, findAddressedKind } from '#documents/data/documentKey.ts';
import { paths } from '#paths.ts';
import { startEpisode, useShowOf } from '../useShows.ts';

/** The content whose editor is at an address of the back-office; undefined where there is none. */
export function findContentKey(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '');
  const known = sections.find(({ key }) => paths.admin.content(key) === path);
  if (known) return known.key;
  const key = path.split('/').slice(-2).join('/');
  return findAddressedKind(key) ? key : undefined;
}

/** A content as it is when its form opens: what describes it, and what the server has. */
export function useOpenedContent(key: string | undefined) {
  const known = sections.find((section) => section.key === key);
  const query = useQuery(documentQuery(key ?? null));
  const begunFrom = useSearchParams()[0].get('sous');
  const ofShow = useShowOf(findAbove(key ?? '', query.data?.pending ?? query.data?.online));
  const isNewEpisode = findAddressedKind(key ?? '') === 'episode' && query.data === null;
  const contents = useQuery({ ...contentsQuery, enabled: isNewEpisode });
  const section = useMemo(() => {
    const described = known ?? (key && describeAddressed(key, query.data, ofShow)) ?? undefined;
    if (!described || !isNewEpisode || !contents.data) return described || undefined;
    const started = startEpisode(contents.data, begunFrom);
    return { ...described, content: Object.assign({}, described.content, started) };
  }, [known, key, query.data, ofShow, isNewEpisode, contents.data, begunFrom]);
  // Its form starts from what the others say.
  return { section, query, isPending: query.isPending || contents.isLoading };
}
