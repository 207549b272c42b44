/** Whether a moment, in ISO 8601, is over. */
export const hasPassed = (moment: string) => Date.parse(moment) <= Date.now();
