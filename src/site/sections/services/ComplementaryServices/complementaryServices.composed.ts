import { ComplementaryServices } from './ComplementaryServices.tsx';

export default { 'services/complementaryServices': ComplementaryServices };
