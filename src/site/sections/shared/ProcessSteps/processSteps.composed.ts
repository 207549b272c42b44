import { ProcessSteps } from './index.ts';

export default { 'audiovisual/audiovisualProcess': ProcessSteps };
