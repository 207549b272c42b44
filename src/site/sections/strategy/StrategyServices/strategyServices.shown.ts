import { showWith } from '#site/contents/section.ts';
import { StrategyServices } from './StrategyServices.tsx';
import { strategyServicesSchema } from './strategyServices.section.ts';

export default showWith(strategyServicesSchema, StrategyServices);
