import { plantedBarriers } from './accessibility/plantedBarriers.ts';
import { plantedDifferences } from './contract/plantedDifferences.ts';
import { plantedOmissions } from './omissions/plantedOmissions.ts';
import { plantRegression, type Regression } from './plantRegression.ts';
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

/** The plugins that plant what the environment names; a name that nobody knows throws. */
export const planted = (process.env.PLANTED ?? '')
  .split(SEPARATOR)
  .filter(Boolean)
  .map((name) => {
    const regression = allPlanted[name];
    if (!regression) throw new Error(`Nothing is known of the mistake "${name}".`);
    return plantRegression(regression);
  });
