import preview from '#storybook/preview.tsx';
import { FieldComparison } from './FieldComparison.tsx';

const meta = preview.meta({
  title: 'Administration/Documents/Deux textes · FieldComparison',
  tags: ['no-visual'],
  component: FieldComparison,
  args: {
    label: 'Titre',
    mine: { title: 'Votre texte', text: 'Une fête s’entend avant de se voir.' },
    theirs: { title: 'Leur texte', text: 'Une fête s’entend bien avant de se voir.' },
  },
  parameters: {
    guide: {
      use: ['Pour un champ en deux versions, côte à côte.'],
      instead: [
        { when: 'C’est tout un document', take: 'documents/admin/DocumentComparison' },
        { when: 'Un seul texte doit montrer les deux', take: 'documents/admin/WordDifference' },
      ],
    },
    layout: 'padded',
    description: 'Un champ en deux versions, côte à côte; ce qui diffère est marqué.',
  },
});

export const Default = meta.story();

export const Empty = meta.story({ args: { theirs: { title: 'Leur texte', text: '' } } });
