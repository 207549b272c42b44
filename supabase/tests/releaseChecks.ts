import type { Check } from './attempt.ts';

export const releaseChecks: Check[] = [];
