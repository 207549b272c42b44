import { showWith } from '#site/contents/section.ts';
import { Hero } from './Hero.tsx';
import { heroSchema } from './hero.section.ts';

export default showWith(heroSchema, Hero);
