import type { Estimate } from '#features/requests/data/estimate.ts';

let carried: Estimate | undefined;

/** Keeps what the calculator gave while one walks to the contact form: in memory, and gone with the document. */
export const carryEstimate = (estimate: Estimate | undefined) => {
  carried = estimate;
};

/** What was taken along, if anything. */
export const carriedEstimate = () => carried;

/** Where the contact page shows it: a link there ends at the figures, below the page's head. */
export const summaryId = 'votre-estimation';
