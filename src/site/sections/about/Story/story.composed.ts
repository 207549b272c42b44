import { Story } from './Story.tsx';

export default { 'about/story': Story };
