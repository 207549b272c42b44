import type { z } from 'zod';
import { action, group, identifier, line, lines, list, text } from '#documents/contents/fields.ts';
import { hidden, icon } from '#documents/contents/valueFields.ts';
import { describeSection } from '#documents/contents/section.ts';
import { paths } from '#paths.ts';

export const complementaryServicesSchema = group('Services complémentaires', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  services: list(
    'Services',
    group('Service', {
      id: identifier(),
      icon: icon(),
      title: line('Nom', 50),
      description: text('Description', 200),
      features: lines('Ce qu’il comprend', { min: 1, max: 6, length: 60 }),
      isHidden: hidden(),
    }),
    { min: 1, max: 12 },
  ),
  alongside: group('À côté', {
    icon: icon(),
    title: line('Titre', 60),
    text: text('Texte', 240),
    link: action('Lien'),
  }),
});

/** The complementary services, and what the company does beside them (product: services). */
export type ComplementaryServicesContent = z.infer<typeof complementaryServicesSchema>;

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

export default describeSection({
  key: 'services/complementaryServices',
  title: 'Services complémentaires',
  group: 'services',
  order: 2,
  schema: complementaryServicesSchema,
  content: complementaryServicesContent,
});
