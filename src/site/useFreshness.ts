import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useWasPrerendered } from './useWasPrerendered.ts';

/**
 * A prerendered page is as old as the build. Once it is hydrated, `hasChanged` asks the backend, and if so the page's
 * loader runs anew. Without an answer the page stays as it was built, which is better than an error in its place.
 */
export function useFreshness(hasChanged: () => Promise<boolean>): void {
  const wasPrerendered = useWasPrerendered();
  const { revalidate } = useRevalidator();

  const refresh = useEffectEvent(async () => {
    const isOutdated = await hasChanged().catch(() => false);
    if (isOutdated) await revalidate();
  });
  useEffect(() => {
    if (wasPrerendered) void refresh();
  }, [wasPrerendered]);
}
