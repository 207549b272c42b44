import { showWith } from '#site/contents/section.ts';
import { StatsBand } from './index.ts';
import { statsBandSchema } from './statsBand.schema.ts';

export default showWith(statsBandSchema, StatsBand);
