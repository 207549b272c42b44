import { showWith } from '#site/contents/section.ts';
import { Footer } from './index.ts';
import { footerSchema } from './footer.section.ts';

export default showWith(footerSchema, Footer);
