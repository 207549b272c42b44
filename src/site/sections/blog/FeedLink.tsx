import { company } from '#data/company.ts';

/** Where the build writes the Atom feed. */
export const feedPath = '/blog/feed.xml';

/** Tells feed readers where the feed is; React moves it into `<head>`. */
export function FeedLink() {
  return (
    <link rel="alternate" type="application/atom+xml" title={`Blogue de ${company.name}`} href={feedPath} />
  );
}
