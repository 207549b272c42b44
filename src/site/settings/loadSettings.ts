import { fetchSettings } from '#features/pages/data/siteContents.queries.ts';
import { lastContents } from '#documents/contents/lastAnswers.ts';
import { type ChangedContents, fittingContents } from '#documents/contents/pageContents.ts';
import { codeSettings, completed, copies, type Settings } from './settings.ts';

/** What is published instead of the code's settings, and the day where something depends on it; nothing on most sites. */
export type LoadedSettings = { changed: ChangedContents; today?: string } | undefined;

const names = ['company', 'hours', 'bookings', 'socials', 'search', 'privacy'] as const;

/**
 * Asks for the settings that are published (product: settings), and for the contents of these keys besides. Without an answer,
 * those hold that were known before, else those of the code.
 */
export async function loadSettings(others: readonly string[] = []): Promise<LoadedSettings> {
  const keys = [...names.map((name) => `settings/${name}`), ...others];
  const rows = await lastContents(keys, fetchSettings);
  const changed = await fittingContents(rows);
  const today = rows.find(({ quebec_day }) => quebec_day)?.quebec_day;
  return changed && { changed, ...(today && { today }) };
}

/** The settings as visitors read them. */
export function toSettings(loaded: LoadedSettings): Settings {
  if (!loaded) return codeSettings;
  const published = Object.fromEntries(
    names.flatMap((name) => {
      const content = loaded.changed?.[`settings/${name}`];
      return content ? [[name, content]] : [];
    }),
  );
  return completed({ ...copies, ...published, today: loaded.today });
}
