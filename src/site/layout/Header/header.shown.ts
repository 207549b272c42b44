import { showWith } from '#site/contents/section.ts';
import { Header } from './Header.tsx';
import { headerSchema } from './header.section.ts';

export default showWith(headerSchema, Header);
