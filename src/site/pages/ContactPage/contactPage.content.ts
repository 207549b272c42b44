import { company } from '#data/company.ts';
import type { ContactMessageProps } from '#site/sections/contact/ContactMessage/index.ts';
import type { PageHeroProps } from '#site/sections/shared/PageHero/index.ts';
import type { ProcessStepsProps } from '#site/sections/shared/ProcessSteps/index.ts';

export const heroContent = {
  eyebrow: 'Contact',
  title: 'À vous le micro',
  lead: 'Un projet, une question, une date qui approche : racontez-nous. C’est une vraie personne qui vous lit, et qui vous répond.',
  actions: [
    { label: `Appeler le ${company.phone}`, to: `tel:${company.phoneInternational}` },
    { label: 'Écrire un courriel', to: `mailto:${company.email}` },
  ],
} satisfies PageHeroProps;

export const messageContent = {
  title: 'Écrivez-nous',
  lead: 'Trois phrases suffisent. Si vous connaissez votre échéance ou votre budget, ajoutez-les.',
} satisfies ContactMessageProps;

export const followUpContent = {
  title: 'Et après?',
  steps: [
    {
      step: 1,
      title: 'On vous répond',
      description: 'Une première idée et deux moments proposés pour se parler.',
      duration: '1 jour ouvrable',
    },
    {
      step: 2,
      title: 'On se parle',
      description: 'Vos objectifs, votre public, votre échéance. Au téléphone, en visio ou au studio.',
      duration: '30 minutes',
    },
    {
      step: 3,
      title: 'On vous propose',
      description: 'Une approche, un calendrier et un prix détaillé, sans engagement de votre part.',
      duration: '3 à 5 jours',
    },
  ],
} satisfies ProcessStepsProps;
