import { showWith } from '#site/contents/section.ts';
import { LegalText } from './LegalText.tsx';
import { legalTextSchema } from './legalText.section.ts';

export default showWith(legalTextSchema, LegalText);
