declare global {
  interface Document {
    /** Whether the browser renders the page ahead of a visit (speculation rules). Some know nothing of it. */
    readonly prerendering?: boolean;
  }
}

/** What is counted, with what is said of it; see the functions `record_…` of the database. */
type Counted = {
  visit: { path: string; referrer: string; campaign: string | undefined };
  calculation: { campaign: string | null };
  missed_search: { query: string };
  missed_page: { path: string };
};

/** Has the database count something: given by the layout to the pages inside it, for each byte of it is a visitor's. */
export type Record = <Name extends keyof Counted>(name: Name, body: Counted[Name]) => void;

/**
 * Waits for nothing, and tells nobody of a failure. It knows by itself where the backend is, like `connection.ts`, which most
 * pages do without; a test holds its key against `LOCAL_PUBLISHABLE_KEY`.
 */
export const record: Record = (name, body) => {
  fetch(`${import.meta.env.VITE_SUPABASE_URL ?? ''}/rest/v1/rpc/record_${name}`, {
    method: 'POST',
    keepalive: true,
    headers: {
      apikey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_porte_voix_local',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  }).catch(() => {});
};

// Read before the page is hydrated, which for that moment leaves the query out of the address.
const arrival = import.meta.env.SSR ? '' : location.search;
const arrivedAt = import.meta.env.SSR ? '' : location.pathname;

/** An address with the query that it was opened with, by which former sites chose their pages. */
export const asOpened = (path: string) => (path === arrivedAt ? path + arrival : path);

/** Waits for the moment that a page which the browser has prerendered is shown; one that never is has no reader. */
export const whenVisible = (act: () => void) => {
  if (document.prerendering) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
};

/** Counts a reader of a page (product: what is counted): the database keeps the domain that led here, and the campaign of the link. */
export const recordVisit = (path: string) =>
  whenVisible(() => {
    const { referrer } = document;
    const campaign = new URLSearchParams(arrival).get('utm_campaign')?.slice(0, 99);
    record('visit', { path, referrer, campaign });
  });
