import { Impact } from './index.ts';

export default { 'home/impact': Impact };
