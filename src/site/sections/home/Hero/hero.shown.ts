import { showWith } from '#site/contents/section.ts';
import { Hero } from './index.ts';
import { heroSchema } from './hero.section.ts';

export default showWith(heroSchema, Hero);
