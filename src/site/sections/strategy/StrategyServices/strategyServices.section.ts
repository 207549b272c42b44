import type { z } from 'zod';
import { group, identifier, line, lines, list, priceRange, text } from '#documents/contents/fields.ts';
import { flag, hidden } from '#documents/contents/valueFields.ts';
import { describeSection } from '#documents/contents/section.ts';

export const strategyServicesSchema = group('Services de stratégie', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  services: list(
    'Services',
    group('Service', {
      id: identifier(),
      tab: line('Onglet', 18),
      title: line('Nom', 60),
      description: text('Description', 240),
      features: lines('Ce qu’il comprend', { min: 1, max: 6, length: 60 }),
      timeline: line('Échéancier', 24),
      investment: priceRange('Investissement'),
      highlight: flag('Dire que c’est le point de départ habituel'),
      isHidden: hidden(),
    }),
    { min: 1, max: 6 },
  ),
});

/** The strategy services with their prices, one a tab; the first one is open at first (product: strategy). */
export type StrategyServicesContent = z.infer<typeof strategyServicesSchema>;

export const strategyServicesContent = {
  eyebrow: 'Nos services',
  title: 'Par où commencer?',
  services: [
    {
      id: 'strategie',
      tab: 'Stratégie',
      title: 'Stratégie de communication',
      description:
        'Un plan complet qui relie vos objectifs d’affaires à ce que vous dites, à qui et où. Il se lit en une heure et sert toute l’année.',
      features: [
        'Diagnostic et entrevues internes',
        'Publics, messages et preuves',
        'Plan d’action trimestriel chiffré',
        'Indicateurs et tableau de bord',
      ],
      timeline: '6 à 8 semaines',
      investment: { min: 2500, max: 8000 },
      highlight: true,
    },
    {
      id: 'positionnement',
      tab: 'Positionnement',
      title: 'Positionnement de marque',
      description:
        'Une phrase que vos clients répètent et que vos concurrents ne peuvent pas dire. On la trouve ensemble, puis on la met à l’épreuve.',
      features: [
        'Analyse de la concurrence',
        'Atelier de positionnement d’une journée',
        'Plateforme de marque',
        'Test auprès de douze clients',
      ],
      timeline: '4 à 6 semaines',
      investment: { min: 1800, max: 5000 },
      highlight: false,
    },
    {
      id: 'preparation',
      tab: 'Préparation',
      title: 'Préparation d’interventions',
      description:
        'Assemblée, commission ou entrevue : vos porte-parole arrivent avec les bons mots, et l’habitude de les dire.',
      features: [
        'Messages clés et questions probables',
        'Discours et notes d’allocution',
        'Répétitions filmées en studio',
        'Présence le jour même',
      ],
      timeline: '1 à 3 semaines',
      investment: { min: 800, max: 2500 },
      highlight: false,
    },
    {
      id: 'influence',
      tab: 'Influence',
      title: 'Influence et affaires publiques',
      description:
        'Faire cheminer un dossier auprès des décideurs, des médias et des citoyens, dans les règles et à visage découvert.',
      features: [
        'Cartographie des parties prenantes',
        'Alliances et porte-parole',
        'Mémoires et rencontres',
        'Inscription au registre des lobbyistes',
      ],
      timeline: '3 à 12 mois',
      investment: { min: 3000, max: 15000 },
      highlight: false,
    },
  ],
} satisfies StrategyServicesContent;

export default describeSection({
  key: 'strategy/strategyServices',
  title: 'Services de stratégie',
  group: 'services',
  order: 1,
  schema: strategyServicesSchema,
  content: strategyServicesContent,
});
