/** Where a visitor came from, as far as the statistics know it (product: what is counted): nothing is stored, and nobody is followed. */
export interface Origin {
  /** The page that the visit began with. */
  page: string;
  /** What the link that led here names as `utm_campaign`. */
  campaign: string | null;
  /** The domain of the page before. */
  domain: string | null;
}

/** The address that this document was opened with: the browser remembers it, whatever became of the address since. */
const findArrival = () =>
  new URL(performance.getEntriesByType?.('navigation')[0]?.name ?? location.href, location.href);

/** The origin of what is about to be sent. The database bounds and cleans it once more. */
export function findOrigin(): Origin {
  const arrival = findArrival();
  const before = document.referrer ? new URL(document.referrer) : undefined;
  const isFromHere = before?.origin === location.origin;
  return {
    // A link that was followed before the page came to life has opened a document of its own.
    page: (isFromHere ? before : arrival).pathname.slice(0, 300),
    campaign: arrival.searchParams.get('utm_campaign')?.slice(0, 50) || null,
    domain: before && !isFromHere ? before.hostname.replace(/^www\./, '').slice(0, 100) : null,
  };
}
