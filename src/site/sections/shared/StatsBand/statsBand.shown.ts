import { showWith } from '#site/contents/section.ts';
import { StatsBand } from './StatsBand.tsx';
import { statsBandSchema } from './statsBand.schema.ts';

export default showWith(statsBandSchema, StatsBand);
