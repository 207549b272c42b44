import { Values } from './Values.tsx';

export default { 'about/values': Values };
