import { showWith } from '#site/contents/section.ts';
import { RoiCalculator } from './index.ts';
import { roiCalculatorSchema } from './roiCalculator.section.ts';

export default showWith(roiCalculatorSchema, RoiCalculator);
