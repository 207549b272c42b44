import { toArticleDocument } from '#documents/data/documentKey.ts';
import { aRelease } from '#mocks/builders.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { insertRelease } from '#mocks/releases.ts';
import { insertContent, insertVersion } from '#mocks/states.ts';
import { callToActionContent } from '#site/pages/AboutPage/aboutPage.section.ts';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';

/** The article that a release of the stories changes, and one that it publishes. */
export const [draft, daylight] = articles as [(typeof articles)[0], (typeof articles)[0]];

/** A page that staff have composed, and nobody has published. */
export const fairPage = {
  title: 'Salon de janvier',
  slug: 'salon-de-janvier',
  description: 'Retrouvez-nous au Salon de la communication.',
  footer: 'none',
  hero: { title: 'On se voit au Salon', lead: 'Notre kiosque vous attend.', actions: [] },
  sections: [],
  callToAction: callToActionContent,
};

/** The banner of the home page, which speaks of it. */
export const fairHero = { ...heroContent, lead: 'Venez nous voir au Salon de janvier.' };

/** An article that is online, which leads to what comes with it. */
const fairArticle = {
  title: 'Filmer une entrevue au Salon',
  content:
    'Voyez [le Salon](/salon-de-janvier), puis [nos cinq questions](/blog/cinq-questions-avant-de-lancer-un-balado).\n',
};

export const release = aRelease({ id: '40000000-0000-4000-8000-000000000001', name: 'Salon de janvier' });

const documents = [
  toArticleDocument(daylight.id),
  toArticleDocument(draft.id),
  'home/hero',
  'page/salon',
] as const;

/** A release of an article that is online, one that isn't, a section, and a new page. */
export async function insertFair(values: Partial<typeof release> = {}) {
  await insertContent('home/hero', fairHero, { reason: 'saved' });
  await insertContent('page/salon', fairPage, { reason: 'saved' });
  await insertVersion(daylight.id, fairArticle, { isPendingSave: true });
  await insertRelease({ ...release, ...values }, documents);
}
