import { Purpose } from './index.ts';

export default { 'about/purpose': Purpose };
