import { showWith } from '#site/contents/section.ts';
import { VisibilityServices } from './VisibilityServices.tsx';
import { visibilityServicesSchema } from './visibilityServices.section.ts';

export default showWith(visibilityServicesSchema, VisibilityServices);
