import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadSettings, toSettings } from '#site/settings/loadSettings.ts';
import { codeSettings, type Settings } from '#site/settings/settings.ts';

/** The company's settings as visitors read them now. */
export const publishedSettingsQuery = queryOptions({
  queryKey: ['settings'],
  // A query may not give undefined, as `loadSettings` does when nothing is published.
  queryFn: async () => toSettings(await loadSettings()),
  // Whoever has published others sees them on the next screen.
  staleTime: 0,
});

/** The same; the code's settings until they are loaded. */
export function usePublishedSettings(): Settings {
  const { data } = useQuery(publishedSettingsQuery);
  return data ?? codeSettings;
}
