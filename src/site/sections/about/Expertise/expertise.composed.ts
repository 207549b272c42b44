import { Expertise } from './index.ts';

export default { 'about/expertise': Expertise };
