import type { Check } from './check.ts';
import { databaseChecks } from './checks/database.ts';
import { functionChecks } from './checks/functions.ts';
import { keyChecks } from './checks/keys.ts';
import { settingChecks } from './checks/settings.ts';

/** All that `npm run doctor` looks at, in the order in which it tells of it. */
export const checks: readonly Check[] = [
  ...keyChecks,
  ...settingChecks,
  ...databaseChecks,
  ...functionChecks,
];
