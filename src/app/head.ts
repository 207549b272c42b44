import type { PageHead, PageHeadData } from '#site/pageHead.ts';
import { type LoadedSettings, toSettings } from '#site/settings/loadSettings.ts';
import type { Settings } from '#site/settings/settings.ts';

/** What a route has for the app and the server beside its component. */
export type RouteHandle = {
  head?: PageHead;
  /** Whether its loader gives the company's settings. */
  loadsSettings?: boolean;
};

type Match = { handle?: unknown; loaderData?: unknown };

/** The settings that the layout of the matched page has loaded; outside of the site, what the code says. */
export function settingsIn(matches: readonly Match[]): Settings {
  const layout = matches.find(({ handle }) => (handle as RouteHandle | undefined)?.loadsSettings);
  return toSettings(layout?.loaderData as LoadedSettings);
}

/** The head data of the deepest matched route that has some. */
export function findHead(matches: readonly Match[]): PageHeadData | undefined {
  const headIn = ({ handle }: Match) => (handle as RouteHandle | undefined)?.head;
  const match = matches.findLast(headIn);
  const head = match && headIn(match);
  return typeof head === 'function' ? head(match?.loaderData as never, settingsIn(matches)) : head;
}
