import type { z } from 'zod';
import { group, identifier, line, lines, link, list, text } from '#documents/contents/fields.ts';
import { choice, icon } from '#documents/contents/valueFields.ts';
import { describeSection } from '#documents/contents/section.ts';

export const servicesShowcaseSchema = group('Services', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  services: list(
    'Services',
    group('Service', {
      id: identifier(),
      icon: icon(),
      title: line('Nom', 40),
      description: text('Description', 200),
      features: lines('Ce qu’il comprend', { min: 1, max: 5, length: 70 }),
      metrics: group('Chiffres', {
        projects: line('Projets', 8),
        satisfaction: line('Satisfaction', 8),
        growth: line('Croissance', 8),
      }),
      colour: choice('Fond de la carte', {
        navy: 'Marine (mène)',
        sky: 'Ciel',
        signal: 'Signal',
        aurora: 'Aurore',
      }),
      link: link(),
    }),
    { min: 4, max: 4 },
  ),
});

/** What the four service cards say (product: service cards): each is one link to its page. */
export type ServicesShowcaseContent = z.infer<typeof servicesShowcaseSchema>;

/** The links are short addresses (product: service cards): each leads to the page that describes the service. */
export const servicesShowcaseContent = {
  eyebrow: 'Nos services',
  title: 'Quatre façons de vous faire entendre',
  lead: 'Prenez un service ou les quatre. Dans tous les cas, la même personne vous répond du premier appel au bilan.',
  services: [
    {
      id: 'podcast',
      icon: 'mic',
      title: 'Production podcast',
      description:
        'Vous parlez, nous faisons le reste : concept, invités, enregistrement, montage et mise en ligne.',
      features: [
        'Studio insonorisé pour quatre voix, avec captation vidéo',
        'Montage, habillage sonore et transcription complète',
        'Diffusion sur toutes les plateformes d’écoute',
      ],
      metrics: { projects: '60+', satisfaction: '98 %', growth: '+340 %' },
      colour: 'navy',
      link: '/services/podcast',
    },
    {
      id: 'video',
      icon: 'video',
      title: 'Vidéo corporative',
      description: 'Montrez vos gens, votre atelier, vos clients. Nous écrivons, tournons et montons.',
      features: ['Scénario et repérage', 'Tournage à deux caméras', 'Versions pour chaque réseau'],
      metrics: { projects: '45+', satisfaction: '95 %', growth: '+180 %' },
      colour: 'sky',
      link: '/services/video',
    },
    {
      id: 'marketing',
      icon: 'megaphone',
      title: 'Marketing numérique',
      description: 'Dites la bonne chose au bon endroit, et gardez le budget pour ce qui marche.',
      features: ['Message et calendrier', 'Publicité ciblée', 'Animation de vos réseaux'],
      metrics: { projects: '30+', satisfaction: '97 %', growth: '+215 %' },
      colour: 'signal',
      link: '/services/marketing',
    },
    {
      id: 'analytics',
      icon: 'chart-columns',
      title: 'Analytics et bilans',
      description: 'Sachez qui vous écoute, d’où viennent vos demandes et ce qu’elles valent.',
      features: [
        'Tableau de bord d’une page',
        'Mesure des écoutes et des ventes',
        'Bilan mensuel, de vive voix',
      ],
      metrics: { projects: '15+', satisfaction: '96 %', growth: '+95 %' },
      colour: 'aurora',
      link: '/services/analytics',
    },
  ],
} satisfies ServicesShowcaseContent;

export default describeSection({
  key: 'home/servicesShowcase',
  title: 'Services',
  group: 'services',
  order: 3,
  schema: servicesShowcaseSchema,
  content: servicesShowcaseContent,
});
