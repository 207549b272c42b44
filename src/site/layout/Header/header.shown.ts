import { showWith } from '#site/contents/section.ts';
import { Header } from './index.ts';
import { headerSchema } from './header.section.ts';

export default showWith(headerSchema, Header);
