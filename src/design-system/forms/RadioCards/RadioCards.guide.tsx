import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { RadioCards } from './RadioCards.tsx';

export const guide: Guide = {
  state: 'trial',
  since: '2026-11-21',
  use: ['Un choix parmi deux à six, qui méritent d’être lus avant : une taille, une formule, une séance.'],
  instead: [
    { when: 'Plus de six', take: 'design-system/forms/NativeSelect' },
    { when: 'Plusieurs réponses', take: 'design-system/forms/CheckboxList' },
    { when: 'Le choix agit tout de suite', take: 'design-system/components/SegmentedControl' },
  ],
  anatomy: {
    picture: (
      <RadioCards
        legend="Taille de l’entreprise"
        name="anatomie"
        defaultValue="a"
        items={[
          { value: 'a', label: 'Petite', description: 'Moins de 20 personnes.' },
          { value: 'b', label: 'Moyenne', description: 'De 20 à 100.' },
        ]}
      />
    ),
    parts: [
      { name: 'La question', at: 'legend' },
      { name: 'Une carte par choix, qui se presse en entier', at: 'label' },
      { name: 'Le nom du choix', at: 'strong' },
      { name: 'Ce qui aide à choisir (facultatif)', at: 'small' },
      { name: 'L’erreur, sous les cartes' },
    ],
  },
  keys: { Tab: 'Va au choix en cours.', 'Les quatre flèches': 'Choisit le voisin.' },
  heard: '« Taille de l’entreprise, groupe », puis « Petite, bouton radio, 1 sur 2, coché ».',
  texts: ['La légende est une question ou un nom; chaque choix, un à trois mots et une phrase.'],
  dos: [
    {
      text: 'Une phrase sous chaque choix, quand son nom ne suffit pas.',
      picture: (
        <RadioCards
          legend="Formule"
          name="faire"
          defaultValue="a"
          items={[
            { value: 'a', label: 'Épisode', description: 'Une heure de studio, un montage.' },
            { value: 'b', label: 'Saison', description: 'Dix épisodes, un tarif.' },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Choisir d’avance ce qui vous arrange, ou ce qui coûte.',
      picture: (
        <RadioCards
          legend="Infolettre"
          name="eviter"
          defaultValue="b"
          items={[
            { value: 'a', label: 'Non' },
            { value: 'b', label: 'Oui, chaque jour' },
          ]}
        />
      ),
    },
  ],
};
