import { showWith } from '#site/contents/section.ts';
import { ComplementaryServices } from './ComplementaryServices.tsx';
import { complementaryServicesSchema } from './complementaryServices.section.ts';

export default showWith(complementaryServicesSchema, ComplementaryServices);
