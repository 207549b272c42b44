import { ProcessSteps } from './ProcessSteps.tsx';

export default { 'audiovisual/audiovisualProcess': ProcessSteps };
