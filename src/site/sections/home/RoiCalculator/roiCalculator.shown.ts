import { showWith } from '#site/contents/section.ts';
import { RoiCalculator } from './RoiCalculator.tsx';
import { roiCalculatorSchema } from './roiCalculator.section.ts';

export default showWith(roiCalculatorSchema, RoiCalculator);
