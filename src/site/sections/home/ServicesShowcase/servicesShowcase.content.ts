import type { ServicesShowcaseContent } from './servicesShowcase.section.ts';

/** The links are short addresses (product 2.7): each leads to the page that describes the service. */
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
        'Vous parlez, nous faisons le reste : concept, invités, enregistrement, montage et mise en ligne. Votre premier épisode sort en cinq semaines.',
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
