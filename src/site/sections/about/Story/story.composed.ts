import { Story } from './index.ts';

export default { 'about/story': Story };
