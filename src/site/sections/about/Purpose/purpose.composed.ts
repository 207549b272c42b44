import { Purpose } from './Purpose.tsx';

export default { 'about/purpose': Purpose };
