import { expect } from 'storybook/test';
import { Button } from '#design-system/components/Button';
import preview from '#storybook/preview.tsx';
import { DocumentComparison } from './DocumentComparison.tsx';

const meta = preview.meta({
  title: 'Administration/Documents/Comparaison · DocumentComparison',
  component: DocumentComparison,
  args: {
    differences: [
      { path: 'title', label: 'Titre', before: 'Le bruit des fêtes', after: 'Le son des fêtes' },
      { path: 'services.0.price', label: 'Services, Service 1, Prix', before: '450', after: '480' },
      { path: 'actions', label: 'Boutons', before: 'Bouton 1, Texte : Écrire', after: '' },
    ],
  },
  parameters: {
    guide: {
      use: ['Pour lire ce qui change entre deux textes d’un document.'],
      instead: [
        { when: 'Un seul champ est à comparer', take: 'documents/admin/FieldComparison' },
        { when: 'Il faut choisir entre les deux', take: 'documents/admin/EditingNotices' },
      ],
    },
    layout: 'padded',
    description: `Deux textes d’un document, article, contenu du site ou page : chaque champ où ils diffèrent, mot à mot, dans l’ordre du formulaire. Une liste qui a d’autres éléments diffère en entier.

\`\`\`tsx
<DocumentComparison differences={description.compare(before, after)} />
\`\`\``,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Titre' })).toBeVisible();
    await expect(canvas.getAllByRole('deletion')).toHaveLength(3);
  },
});

/** Chaque champ peut avoir son geste. */
export const WithActions = meta.story({
  name: 'Avec des gestes',
  args: {
    renderAction: ({ label }) => (
      <Button size="small" variant="outline" aria-label={`Restaurer ce champ : ${label}`}>
        Restaurer ce champ
      </Button>
    ),
  },
});

export const Same = meta.story({ name: 'Sans différence', args: { differences: [] } });
