import { describePage } from '#documents/contents/describePage.ts';
import { describeSection } from '#documents/contents/section.ts';
import { processStepsSchema } from '#site/sections/shared/ProcessSteps/processSteps.schema.ts';
import type { PageHeadContent } from '#documents/contents/pageHead.schema.ts';
import type { PageHeroContent } from '#site/sections/shared/PageHero/pageHero.schema.ts';
import type { ProcessStepsContent } from '#site/sections/shared/ProcessSteps/processSteps.schema.ts';

export const headContent = {
  title: 'Contact',
  description:
    'Écrivez à {nom}, appelez ou passez nous voir au {adresse}. Réponse d’une vraie personne d’ici un jour ouvrable.',
  keywords: ['contact', 'soumission', 'agence de communication', 'Québec'],
} satisfies PageHeadContent;

export const heroContent = {
  eyebrow: 'Contact',
  title: 'À vous le micro',
  lead: 'Un projet, une question, une date qui approche : racontez-nous. C’est une vraie personne qui vous lit, et qui vous répond.',
  actions: [
    { label: 'Appeler le {téléphone}', to: 'tel:{téléphone}' },
    { label: 'Écrire un courriel', to: 'mailto:{courriel}' },
  ],
} satisfies PageHeroContent;

export const followUpContent = {
  title: 'Et après?',
  steps: [
    {
      title: 'On vous répond',
      description: 'Une première idée et deux moments proposés pour se parler.',
      duration: '1 jour ouvrable',
    },
    {
      title: 'On se parle',
      description: 'Vos objectifs, votre public, votre échéance. Au téléphone, en visio ou au studio.',
      duration: '30 minutes',
    },
    {
      title: 'On vous propose',
      description: 'Une approche, un calendrier et un prix détaillé, sans engagement de votre part.',
      duration: '3 à 5 jours',
    },
  ],
} satisfies ProcessStepsContent;

export default [
  ...describePage('contact', { headContent, heroContent }),
  describeSection({
    key: 'contact/followUp',
    title: 'La suite',
    order: 2,
    schema: processStepsSchema,
    content: followUpContent,
  }),
];
