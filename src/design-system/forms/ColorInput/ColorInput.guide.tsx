import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Badge } from '../../components/Badge/index.ts';
import { Field } from '../Field/index.ts';
import { ColorInput } from './ColorInput.tsx';

export const guide: Guide = {
  use: ['L’équipe donne sa couleur à une catégorie.'],
  instead: [
    { when: 'La couleur vient de la marque', take: '?path=/docs/fondations-couleurs--guide' },
    { when: 'Quelques couleurs convenues', take: 'design-system/forms/Select' },
  ],
  anatomy: {
    picture: (
      <Field label="Couleur">
        <ColorInput value="#1F6FB8" onValueChange={() => {}} />
      </Field>
    ),
    parts: [
      { name: 'La palette du système', at: 'input[type="color"]' },
      { name: 'Le code', at: 'input:not([type="color"])' },
    ],
  },
  keys: { Tab: 'De la palette au code.', 'Entrée, Espace': 'Ouvre la palette du système.' },
  heard: '« Choisir la couleur dans une palette », puis « Couleur, zone d’édition, #1F6FB8 ».',
  texts: ['Le code s’écrit `#RRGGBB`. L’erreur : « Écrivez une couleur comme #1F6FB8. »'],
  dos: [
    {
      text: 'Montrer à côté ce que la couleur donnera.',
      picture: (
        <>
          <Field label="Couleur">
            <ColorInput value="#1F6FB8" onValueChange={() => {}} />
          </Field>
          <p>
            <Badge outlineColor="#1F6FB8">Stratégie</Badge>
          </p>
        </>
      ),
    },
  ],
  donts: [
    {
      text: 'Compter sur elle pour lire : les mots gardent la couleur du texte, quelle qu’elle soit.',
      picture: <p style={{ color: '#FFE066' }}>Stratégie</p>,
    },
  ],
};
