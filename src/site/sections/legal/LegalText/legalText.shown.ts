import { showWith } from '#site/contents/section.ts';
import { LegalText } from './index.ts';
import { legalTextSchema } from './legalText.section.ts';

export default showWith(legalTextSchema, LegalText);
