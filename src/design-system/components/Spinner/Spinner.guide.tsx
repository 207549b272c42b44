import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Spinner } from './Spinner.tsx';

export const guide: Guide = {
  use: ['Quelque chose se charge dont la forme n’est pas connue : une page, une redirection, un aperçu.'],
  instead: [
    { when: 'La forme est connue', take: 'design-system/components/Skeleton' },
    { when: 'L’avance est connue', take: 'design-system/components/Progress' },
    { when: 'Un bouton attend', take: 'design-system/components/Button' },
  ],
  anatomy: {
    picture: <Spinner size="large" label="Redirection en cours…" />,
    parts: [
      { name: 'Cinq barres qui parlent; immobiles pour qui préfère moins de mouvement', at: 'svg' },
      { name: 'Ce que l’on attend', at: 'svg + span' },
    ],
  },
  variants: { size: { text: 'À côté de mots.', large: 'Seul dans un panneau.' } },
  heard: 'Son `label`, à son arrivée : « Redirection en cours… ».',
  texts: ['Ce que l’on attend, 30 signes, avec des points de suspension : « Chargement… ».'],
  dos: [{ text: 'Dire ce que l’on attend.', picture: <Spinner label="Chargement de l’aperçu…" /> }],
  donts: [
    { text: 'Le montrer pour moins de 300 ms : il clignote.', picture: <Spinner label="Un instant…" /> },
  ],
};
