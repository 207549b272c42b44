import type { HydrationState } from 'react-router-dom';

/** The element of a document that holds it. */
export const hydrationDataId = 'loader-data';

/** What a page was rendered for and with. */
export type HydrationData = Pick<HydrationState, 'loaderData'> & {
  /** Path and query; null for the page of all unknown addresses. */
  address: string | null;
};

/** As JSON, in which no text can close the element. */
export const hydrationDataJson = (data: HydrationData) =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** Reads it back; undefined in a document that shows nothing yet. */
export function readHydrationData(document: Document): HydrationData | undefined {
  const text = document.getElementById(hydrationDataId)?.textContent;
  return text ? (JSON.parse(text) as HydrationData) : undefined;
}
