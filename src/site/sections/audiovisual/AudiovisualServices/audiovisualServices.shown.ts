import { showWith } from '#site/contents/section.ts';
import { AudiovisualServices } from './AudiovisualServices.tsx';
import { audiovisualServicesSchema } from './audiovisualServices.section.ts';

export default showWith(audiovisualServicesSchema, AudiovisualServices);
