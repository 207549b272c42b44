import { showWith } from '#site/contents/section.ts';
import { ResultsBand } from './index.ts';
import { resultsBandSchema } from './resultsBand.section.ts';

export default showWith(resultsBandSchema, ResultsBand);
