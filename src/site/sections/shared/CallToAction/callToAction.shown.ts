import { showWith } from '#site/contents/section.ts';
import { CallToAction } from './index.ts';
import { callToActionSchema } from './callToAction.schema.ts';

export default showWith(callToActionSchema, CallToAction);
