import { showWith } from '#site/contents/section.ts';
import { PageHero } from './index.ts';
import { pageHeroSchema } from './pageHero.schema.ts';

export default showWith(pageHeroSchema, PageHero);
