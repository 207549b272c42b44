import { onBothSurfaces } from '#storybook/decorators/onBothSurfaces.tsx';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Alert } from './Alert.tsx';

const meta = preview.meta({
  title: 'Composants/Alerte · Alert',
  component: Alert,
  args: {
    title: 'Enregistrement impossible',
    children: 'Le serveur ne répond pas. Réessayez dans un instant.',
  },
  argTypes: { action: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Un message dans le fil de la page, qui reste tant que ce qu’il dit est vrai. Pour un événement passé, un toast.

Aussi : bannière, avertissement, erreur.

\`\`\`tsx
<Alert tone="danger" title="Chargement impossible" isAnnounced action={<Button onClick={retry}>Réessayer</Button>}>
  Vérifiez votre connexion.
</Alert>
\`\`\``,
  },
});

export const Default = meta.story();

const alerts = (
  <Stack>
    <Alert title="Brouillon">Cet article n’est visible que de l’équipe.</Alert>
    <Alert tone="success" title="Article publié">
      Il est en ligne depuis 9 h 30.
    </Alert>
    <Alert tone="warning" title="Bientôt complet">
      Il reste deux places pour la séance du 12 décembre.
    </Alert>
    <Alert tone="danger" title="Chargement impossible" action={<Button variant="outline">Réessayer</Button>}>
      Vérifiez votre connexion.
    </Alert>
    <Alert>Une note sans titre.</Alert>
  </Stack>
);

export const Variants = meta.story(onBothSurfaces(alerts));
