import { plantedBarriers } from './accessibility/plantedBarriers.ts';
import { plantedDifferences } from './contract/plantedDifferences.ts';
import { plantedOmissions } from './omissions/plantedOmissions.ts';
import { plantRegressions, type Regression } from './plantRegression.ts';
import { plantedRegressions } from './visual/plantedRegressions.ts';

/** What can be planted in the source, by its name. */
export const allPlanted: Record<string, Regression> = {
  ...plantedRegressions,
  ...plantedOmissions,
  ...plantedBarriers,
  ...plantedDifferences,
};

const SEPARATOR = ';';

/** The environment in which tests run with these mistakes. */
export const withPlanted = (...names: string[]) => ({ ...process.env, PLANTED: names.join(SEPARATOR) });

const named = (process.env.PLANTED ?? '').split(SEPARATOR).filter(Boolean);

/** Plants what the environment names; a name that nobody knows throws. Without any, it is there too: packages stay prepared. */
export const planted = plantRegressions(
  named.map((name) => {
    const regression = allPlanted[name];
    if (!regression) throw new Error(`Nothing is known of the mistake "${name}".`);
    return regression;
  }),
);
