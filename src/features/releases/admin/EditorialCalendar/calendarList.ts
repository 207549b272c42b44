import { findKind } from '#documents/data/documentKey.ts';
import { type DocumentKindName } from '#documents/data/documentKinds.ts';
import type { CalendarEntry } from '#features/releases/data/calendar.queries.ts';
import type { ListDescription } from '#lists/index.ts';

const kinds = {
  articles: 'Articles',
  episodes: 'Épisodes',
  emissions: 'Émissions',
  pages: 'Pages et sections',
  projets: 'Projets',
  ensemble: 'Mises en ligne',
} as const;

export type CalendarKind = keyof typeof kinds;

const kindOfDocument: Partial<Record<DocumentKindName, CalendarKind>> = {
  article: 'articles',
  episode: 'episodes',
  show: 'emissions',
  project: 'projets',
};

/** What of the calendar is shown. */
export const calendarList: ListDescription<{ kind?: CalendarKind }> = {
  filters: {
    genre: { argument: 'kind', label: 'Genre', all: 'Tous les genres', choices: kinds },
  },
};

/** Which of these an entry is: what goes online together, or the kind of its document. */
export const toCalendarKind = ({ document }: CalendarEntry): CalendarKind =>
  document === null ? 'ensemble' : (kindOfDocument[findKind(document)] ?? 'pages');
