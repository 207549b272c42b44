import { showWith } from '#site/contents/section.ts';
import { Footer } from './Footer.tsx';
import { footerSchema } from './footer.section.ts';

export default showWith(footerSchema, Footer);
