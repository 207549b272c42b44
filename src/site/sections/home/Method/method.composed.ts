import { Method } from './index.ts';

export default { 'home/method': Method };
