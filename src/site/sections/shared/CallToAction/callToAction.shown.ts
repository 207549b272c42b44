import { showWith } from '#site/contents/section.ts';
import { CallToAction } from './CallToAction.tsx';
import { callToActionSchema } from './callToAction.schema.ts';

export default showWith(callToActionSchema, CallToAction);
