import { Expertise } from './Expertise.tsx';

export default { 'about/expertise': Expertise };
