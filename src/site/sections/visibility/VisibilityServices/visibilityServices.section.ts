import type { z } from 'zod';
import { group, identifier, line, lines, list, priceRange, text } from '#documents/contents/fields.ts';
import { contactSubject, flag, hidden, icon } from '#documents/contents/valueFields.ts';
import { describeSection } from '#documents/contents/section.ts';

export const visibilityServicesSchema = group('Services de visibilité', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  services: list(
    'Services',
    group('Service', {
      id: identifier(),
      tab: line('Onglet', 18),
      icon: icon(),
      title: line('Nom', 60),
      description: text('Description', 240),
      features: lines('Ce qu’il comprend', { min: 1, max: 6, length: 60 }),
      highlight: flag('Dire que c’est le plus demandé'),
      priceRange: priceRange('Budget habituel'),
      subject: contactSubject(),
      isHidden: hidden(),
    }),
    { min: 1, max: 6 },
  ),
});

/** The communication services with their prices, one a tab; the first one is open at first (product: communication and visibility). */
export type VisibilityServicesContent = z.infer<typeof visibilityServicesSchema>;

export const visibilityServicesContent = {
  eyebrow: 'Nos services',
  title: 'Quatre façons de vous faire voir',
  services: [
    {
      id: 'creation',
      tab: 'Création',
      icon: 'palette',
      title: 'Création visuelle',
      description:
        'Une identité forte et des outils prêts à servir. On dessine peu, mais tout ce qu’on dessine se retrouve sur vos murs, vos écrans et vos camions.',
      features: [
        'Logo, couleurs et typographies',
        'Guide de normes de douze pages, pas de cent',
        'Gabarits modifiables par votre équipe',
        'Affiches, brochures, kiosques',
      ],
      highlight: true,
      priceRange: { min: 500, max: 5000 },
      subject: 'visual',
    },
    {
      id: 'redaction',
      tab: 'Rédaction',
      icon: 'pen-line',
      title: 'Rédaction et contenu éditorial',
      description:
        'Des textes que vos clients lisent jusqu’au bout. On écrit dans votre voix, en français d’ici, relus par une réviseure.',
      features: [
        'Pages web et articles de fond',
        'Infolettres et publications',
        'Communiqués et dossiers de presse',
        'Révision linguistique certifiée',
      ],
      highlight: false,
      priceRange: { min: 200, max: 1500 },
      subject: 'visual',
    },
    {
      id: 'evenements',
      tab: 'Événements',
      icon: 'calendar-days',
      title: 'Événements et relations publiques',
      description:
        'Lancement, colloque ou cinq à sept : une soirée qui fait parler d’elle avant, pendant et après.',
      features: [
        'Concept, lieu et déroulement minuté',
        'Invitations et suivi des présences',
        'Relations avec les médias',
        'Captation et extraits du lendemain',
      ],
      highlight: false,
      priceRange: { min: 800, max: 3000 },
      subject: 'events',
    },
    {
      id: 'strategie',
      tab: 'Stratégie',
      icon: 'target',
      title: 'Stratégie de visibilité',
      description:
        'Un plan qui tient sur une page et douze mois de contenu devant vous. On mesure, on ajuste, on vous montre tout.',
      features: [
        'Audit de votre présence actuelle',
        'Publics, messages et canaux',
        'Calendrier éditorial de douze mois',
        'Tableau de bord et rencontre mensuelle',
      ],
      highlight: false,
      priceRange: { min: 1000, max: 5000 },
      subject: 'strategy',
    },
  ],
} satisfies VisibilityServicesContent;

export default describeSection({
  key: 'communication/visibilityServices',
  title: 'Services de visibilité',
  group: 'services',
  order: 1,
  schema: visibilityServicesSchema,
  content: visibilityServicesContent,
});
