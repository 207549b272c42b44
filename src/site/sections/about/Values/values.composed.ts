import { Values } from './index.ts';

export default { 'about/values': Values };
