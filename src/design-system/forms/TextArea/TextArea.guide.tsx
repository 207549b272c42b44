import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Field } from '../Field/index.ts';
import { TextArea } from './TextArea.tsx';

export const guide: Guide = {
  use: ['Plusieurs lignes de texte simple : un message, un extrait, une note.'],
  instead: [
    { when: 'Une ligne', take: 'design-system/forms/TextInput' },
    { when: 'Un texte avec titres et liens', take: 'documents/admin/RichTextField' },
  ],
  anatomy: {
    picture: (
      <Field label="Extrait" aside="42 sur 160">
        <TextArea rows={3} defaultValue="Trois studios, une nuit." />
      </Field>
    ),
    parts: [
      { name: 'L’étiquette du champ', at: 'label' },
      { name: 'Le compte des signes, s’il y a une limite', at: 'label + *' },
      { name: 'Le texte; le coin s’étire', at: 'textarea' },
    ],
  },
  keys: { Tab: 'Y met le focus, puis en sort.', Entrée: 'Va à la ligne.' },
  heard: '« Extrait, zone d’édition, plusieurs lignes ».',
  texts: ['Extrait d’un article : 160 signes se lisent dans les résultats; 5 000 au plus, que l’erreur dit.'],
  dos: [
    {
      text: 'La hauteur de ce que l’on attend, et le compte quand il y a une limite.',
      picture: (
        <Field label="Extrait" aside="42 sur 160">
          <TextArea rows={3} />
        </Field>
      ),
    },
  ],
  donts: [
    {
      text: 'Plusieurs lignes pour une réponse d’un mot.',
      picture: (
        <Field label="Prénom">
          <TextArea rows={4} />
        </Field>
      ),
    },
  ],
};
