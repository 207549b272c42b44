import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Progress } from './Progress.tsx';

export const guide: Guide = {
  use: ['Quelque chose avance vers une fin connue : un envoi de fichier, un niveau, un résultat sur cent.'],
  instead: [
    { when: 'On ne sait pas combien de temps', take: 'design-system/components/Spinner' },
    { when: 'La personne règle la valeur', take: 'design-system/forms/Slider' },
    { when: 'Une file d’envois', take: 'features/media/admin/UploadQueue' },
  ],
  anatomy: {
    picture: <Progress value={75} label="Niveau 3" />,
    parts: [
      { name: 'Ce qui avance', at: 'span[id]' },
      { name: 'La valeur, en chiffres', at: 'span[aria-hidden]' },
      { name: 'L’onde, qui parle jusqu’à la valeur', at: 'svg' },
    ],
  },
  variants: {
    tone: { progress: 'Ce qui réussit.', accent: 'Le plus haut niveau, une fois.' },
  },
  heard: '« Niveau 3, barre de progression, 75 % », ou `valueText` : « 3 fichiers sur 4 ».',
  texts: ['Un nom de 40 signes; la valeur avec son unité.'],
  dos: [
    {
      text: 'Dire ce qui avance, et la valeur en mots.',
      picture: <Progress value={60} label="Téléversement" valueText="3 fichiers sur 5" />,
    },
  ],
  donts: [
    {
      text: 'Une avance inventée, qui s’arrête à 99 %.',
      picture: <Progress value={99} label="Chargement" />,
    },
  ],
};
