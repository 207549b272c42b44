import { showWith } from '#site/contents/section.ts';
import { VisibilityServices } from './index.ts';
import { visibilityServicesSchema } from './visibilityServices.section.ts';

export default showWith(visibilityServicesSchema, VisibilityServices);
