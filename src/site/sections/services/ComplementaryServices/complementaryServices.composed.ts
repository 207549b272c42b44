import { ComplementaryServices } from './index.ts';

export default { 'services/complementaryServices': ComplementaryServices };
