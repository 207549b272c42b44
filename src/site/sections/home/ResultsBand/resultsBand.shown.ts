import { showWith } from '#site/contents/section.ts';
import { ResultsBand } from './ResultsBand.tsx';
import { resultsBandSchema } from './resultsBand.section.ts';

export default showWith(resultsBandSchema, ResultsBand);
