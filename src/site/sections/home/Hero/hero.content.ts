import { paths } from '#paths.ts';
import type { HeroContent } from './hero.section.ts';

export const heroContent = {
  title: 'Faites entendre votre voix',
  lead: 'Nous produisons vos balados et vos vidéos, lançons vos campagnes et mesurons ce qu’elles rapportent. Une seule équipe, trois studios, à Québec.',
  actions: [
    { label: 'Parler de votre projet', to: paths.contact },
    { label: 'Voir nos services', to: paths.services },
  ],
  channels: [
    {
      id: 'podcast',
      label: 'Podcast',
      icon: 'mic',
      preview: 'Une heure par mois au micro, et votre expertise s’écoute toute l’année.',
    },
    {
      id: 'video',
      label: 'Vidéo',
      icon: 'video',
      preview: 'Un seul tournage : le film, les capsules et les extraits pour vos réseaux.',
    },
    {
      id: 'marketing',
      label: 'Marketing',
      icon: 'megaphone',
      preview: 'Une campagne qui part de votre message, jamais d’un calendrier à remplir.',
    },
    {
      id: 'analytics',
      label: 'Analytics',
      icon: 'chart-columns',
      preview: 'Une page par mois : écoutes, demandes, ventes. Rien à déchiffrer.',
    },
  ],
} satisfies HeroContent;
