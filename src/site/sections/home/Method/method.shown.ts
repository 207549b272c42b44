import { showWith } from '#site/contents/section.ts';
import { Method } from './Method.tsx';
import { methodSchema } from './method.section.ts';

export default showWith(methodSchema, Method);
