import { Plus } from 'lucide-react';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Composants/État vide · EmptyState',
  component: EmptyState,
  args: {
    title: 'Aucun article trouvé.',
    children: 'Écrivez le premier : il restera en brouillon jusqu’à sa publication.',
    action: (
      <Button variant="primary" iconStart={Plus}>
        Créer le premier article
      </Button>
    ),
  },
  argTypes: { action: { control: false }, children: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Là où une liste n’a rien à montrer : une voix qui se tait, la raison, la suite.

Aussi : vide, rien, aucun résultat.

\`\`\`tsx
<EmptyState title="Aucun média trouvé." action={<Button>Uploader le premier fichier</Button>}>…</EmptyState>
\`\`\``,
  },
});

export const Default = meta.story();
