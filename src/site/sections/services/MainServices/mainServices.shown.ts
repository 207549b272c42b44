import { showWith } from '#site/contents/section.ts';
import { MainServices } from './index.ts';
import { mainServicesSchema } from './mainServices.section.ts';

export default showWith(mainServicesSchema, MainServices);
