import { Impact } from './Impact.tsx';

export default { 'home/impact': Impact };
