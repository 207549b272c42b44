import { Method } from './Method.tsx';

export default { 'home/method': Method };
