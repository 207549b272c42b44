import { describePage } from '#documents/contents/describePage.ts';
import { describeSection } from '#documents/contents/section.ts';
import {
  type ContactMessageContent,
  contactMessageSchema,
} from '#features/requests/site/ContactMessage/contactMessage.section.ts';
import { paths } from '#paths.ts';
import {
  type ProcessStepsContent,
  processStepsSchema,
} from '#site/sections/shared/ProcessSteps/processSteps.schema.ts';

export const headContent = {
  title: 'Production de balado à Québec',
  description:
    'De l’idée à la mise en ligne : concept, invités, enregistrement, montage et diffusion de votre balado, avec {nom}. Étapes, prix et émissions.',
  keywords: [
    'production de balado',
    'production podcast',
    'balado d’entreprise',
    'studio de balado',
    'Québec',
  ],
};

export const heroContent = {
  eyebrow: 'Production de balado',
  title: 'Vous parlez, nous faisons l’émission',
  lead: 'De l’idée sur un coin de table à l’épisode qu’on écoute dans la rue, sous le même toit.',
  actions: [
    { label: 'Parler de votre balado', to: `${paths.podcastProduction}#ecrire` },
    { label: 'Écouter nos balados', to: paths.podcasts },
  ],
};

export const stepsContent = {
  eyebrow: 'De l’idée à la mise en ligne',
  title: 'Cinq pièces, une émission',
  steps: [
    {
      title: 'L’idée',
      description:
        'À qui voulez-vous parler, et pour changer quoi? On en tire un concept, un titre et un format.',
      duration: '1 rencontre',
    },
    {
      title: 'La préparation',
      description: 'Le plan de la saison au mur, les invités au téléphone, les questions sur une page.',
      duration: '1 semaine',
    },
    {
      title: 'L’enregistrement',
      description: 'En studio ou chez vous : on règle les micros, vous oubliez qu’ils sont là.',
      duration: '1 à 3 jours',
    },
    {
      title: 'Le montage',
      description: 'Coupe, mixage, habillage sonore et transcription. Deux rondes de corrections comprises.',
      duration: '1 à 2 semaines',
    },
    {
      title: 'La mise en ligne',
      description:
        'Sur toutes les plateformes d’écoute, avec les premiers chiffres. On vous écoute en marchant.',
      duration: '2 jours',
    },
  ],
} satisfies ProcessStepsContent;

export const messageContent = {
  title: 'Parlez-nous de votre balado',
  lead: 'Trois phrases suffisent : à qui vous voulez parler, de quoi, et pour quand. On vous propose une émission, un rythme et un budget.',
  privacy: 'Vos renseignements servent seulement à vous répondre.',
} satisfies ContactMessageContent;

export default [
  ...describePage('podcastProduction', { headContent, heroContent }),
  describeSection({
    key: 'podcastProduction/steps',
    title: 'Étapes',
    group: 'services',
    order: 1,
    schema: processStepsSchema,
    content: stepsContent,
  }),
  describeSection({
    key: 'podcastProduction/message',
    title: 'Formulaire',
    order: 2,
    schema: contactMessageSchema,
    content: messageContent,
  }),
];
