import { showWith } from '#site/contents/section.ts';
import { MainServices } from './MainServices.tsx';
import { mainServicesSchema } from './mainServices.section.ts';

export default showWith(mainServicesSchema, MainServices);
