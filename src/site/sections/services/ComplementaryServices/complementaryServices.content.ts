import type { ComplementaryServicesContent } from './complementaryServices.section.ts';
import { paths } from '#paths.ts';

export const complementaryServicesContent = {
  eyebrow: 'Services complémentaires',
  title: 'Et quand il ne manque qu’un morceau',
  lead: 'Vous avez déjà les images, les voix ou les abonnés? On prend le relais là où vous vous arrêtez, à la pièce ou au mois.',
  services: [
    {
      id: 'audio-post',
      icon: 'audio-lines',
      title: 'Postproduction audio',
      description:
        'Nettoyage, montage, mixage et habillage sonore de vos enregistrements, livrés aux normes de diffusion.',
      features: ['Réduction du bruit', 'Mixage et matriçage', 'Musique et signature sonore'],
    },
    {
      id: 'video-editing',
      icon: 'scissors',
      title: 'Montage vidéo',
      description:
        'Une version longue pour votre site, des versions courtes pour vos réseaux, toutes sous-titrées en français.',
      features: ['Étalonnage des couleurs', 'Sous-titres et versions verticales', 'Animations de marque'],
    },
    {
      id: 'community',
      icon: 'messages-square',
      title: 'Gestion de communauté',
      description:
        'On publie, on répond et on modère en votre nom, dans le ton que vous avez approuvé, jour après jour.',
      features: ['Calendrier mensuel', 'Réponses en moins de 4 heures ouvrables', 'Veille des mentions'],
    },
    {
      id: 'analytics',
      icon: 'chart-line',
      title: 'Analyse et rapports',
      description:
        'Un tableau de bord lisible et une rencontre par mois pour décider quoi garder, quoi couper, quoi tenter.',
      features: ['Écoutes, vues et conversions', 'Rapport mensuel d’une page', 'Recommandations chiffrées'],
    },
  ],
  alongside: {
    icon: 'headset',
    title: 'Communication et soutien informatique :',
    text: 'visioconférences, infolettre, partage de fichiers, site. On installe vos outils de communication, on forme votre équipe et on répond quand ça bloque.',
    link: { label: 'Demander un coup de main', to: paths.contact },
  },
} satisfies ComplementaryServicesContent;
