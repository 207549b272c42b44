import { formatWhole } from '#data/formats.ts';

/** What a lead may bring, in dollars: « 12 500 $ ». */
export const formatAmount = (dollars: number) => `${formatWhole(dollars)}\u00A0$`;
