import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Tabs } from './Tabs.tsx';

export const guide: Guide = {
  use: ['Deux à six vues de même rang d’une même chose, dont une seule sert à la fois.'],
  instead: [
    { when: 'Les étapes se suivent', take: 'site/sections/shared/ProcessSteps' },
    { when: 'On doit comparer', take: 'design-system/components/Table' },
    { when: 'Un réglage de la vue', take: 'design-system/components/SegmentedControl' },
    { when: 'Des questions', take: 'design-system/components/Disclosure' },
  ],
  anatomy: {
    picture: (
      <Tabs
        label="Services"
        tabs={[
          { value: 'a', label: 'Création', content: <p>Des concepts.</p> },
          { value: 'b', label: 'Diffusion', content: <p>Des ondes.</p> },
        ]}
      />
    ),
    parts: [
      { name: 'La liste d’onglets', at: '[role="tablist"]' },
      { name: 'L’onglet ouvert', at: '[aria-selected="true"]' },
      { name: 'Son panneau', at: '[role="tabpanel"]' },
    ],
  },
  variants: {
    variant: {
      line: 'Le back-office, les longs textes.',
      pill: 'Le site, quand les onglets mènent la section.',
    },
  },
  keys: {
    Tab: 'Va à l’onglet ouvert, puis à son panneau.',
    'Flèches gauche et droite': 'Ouvre l’onglet voisin.',
    'Début, Fin': 'Ouvre le premier, le dernier.',
  },
  heard: '« Création, onglet, 1 sur 2, sélectionné », puis « Création, panneau ».',
  texts: ['Un mot ou deux par onglet, 20 signes.'],
  dos: [
    {
      text: 'Garder l’onglet ouvert dans l’adresse quand il peut se partager.',
      picture: (
        <Tabs
          label="Accès"
          tabs={[
            { value: 'in', label: 'Connexion', content: <p>Votre courriel.</p> },
            { value: 'up', label: 'Inscription', content: <p>Votre nom.</p> },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Des étapes : on croit pouvoir les sauter.',
      picture: (
        <Tabs
          label="Étapes"
          tabs={[
            { value: '1', label: 'Étape 1', content: <p>Le budget.</p> },
            { value: '2', label: 'Étape 2', content: <p>Le contact.</p> },
          ]}
        />
      ),
    },
  ],
};
