import { showWith } from '#site/contents/section.ts';
import { StrategyServices } from './index.ts';
import { strategyServicesSchema } from './strategyServices.section.ts';

export default showWith(strategyServicesSchema, StrategyServices);
