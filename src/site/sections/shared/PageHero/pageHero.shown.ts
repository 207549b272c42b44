import { showWith } from '#site/contents/section.ts';
import { PageHero } from './PageHero.tsx';
import { pageHeroSchema } from './pageHero.schema.ts';

export default showWith(pageHeroSchema, PageHero);
