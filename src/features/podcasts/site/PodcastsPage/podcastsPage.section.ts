import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';
import type { PageHeadContent } from '#documents/contents/pageHead.schema.ts';
import type { CallToActionContent } from '#site/sections/shared/CallToAction/callToAction.schema.ts';
import type { PageHeroContent } from '#site/sections/shared/PageHero/pageHero.schema.ts';

export const headContent = {
  title: 'Balados',
  description:
    'Les balados de {nom} : des émissions enregistrées à Québec, à écouter ici ou dans votre application, avec leurs chapitres et leur transcription.',
  keywords: ['balado', 'podcast', 'émissions', 'Québec'],
} satisfies PageHeadContent;

export const heroContent = {
  eyebrow: 'Balados',
  title: 'Des voix qu’on retrouve',
  lead: 'Nos émissions, à écouter ici ou dans votre application. Chaque épisode se lit aussi, du premier mot au dernier.',
  actions: [],
} satisfies PageHeroContent;

export const callToActionContent = {
  title: 'Et la vôtre, elle commence quand?',
  text: 'Dites-nous à qui vous voulez parler. On vous propose une émission, un rythme et un budget.',
  actions: [
    { label: 'Démarrer un projet', to: paths.contact },
    { label: 'La production de balado', to: paths.podcastProduction },
  ],
} satisfies CallToActionContent;

export default describePage('podcasts', { headContent, heroContent, callToActionContent });
