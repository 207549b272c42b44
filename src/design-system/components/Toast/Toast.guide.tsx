import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { CircleCheck, X } from 'lucide-react';
import type { ElementType } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { Alert } from '../Alert/index.ts';
import { Action, Close, Content, Description, Title, ToastRoot, Words } from './Toast.styles.ts';

/** The looks of a toast, without what takes it away. */
const Box = ToastRoot as ElementType;

const toast = (
  <Box
    as="div"
    data-variant="success"
    style={{ position: 'relative', height: 'auto', maxWidth: '25rem', transform: 'none' }}
  >
    <Content as="div">
      <Icon icon={CircleCheck} size="large" />
      <Words>
        <Title as="h3">Article supprimé</Title>
        <Description as="p">« Le son des fêtes » est dans les articles supprimés.</Description>
        <Action as="button" type="button">
          Annuler
        </Action>
      </Words>
      <Close as="button" type="button" aria-label="Fermer">
        <Icon icon={X} />
      </Close>
    </Content>
  </Box>
);

export const guide: Guide = {
  use: [
    'Quelque chose vient d’avoir lieu, et l’écran continue : enregistré, copié, supprimé avec « Annuler ».',
    'Une action en arrière-plan a échoué : `destructive`, dit tout de suite.',
  ],
  instead: [
    { when: 'Cela doit rester lisible', take: 'design-system/components/Alert' },
    { when: 'Une valeur ne va pas', take: 'design-system/forms/Field' },
    { when: 'Il faut une réponse avant', take: 'design-system/components/ConfirmDialog' },
    { when: 'Tous les messages, par moment', take: '?path=/docs/modèles-messages--guide' },
  ],
  anatomy: {
    picture: toast,
    parts: [
      { name: 'L’icône : elle appuie le ton, sans le dire seule', at: 'svg' },
      { name: 'Le titre : ce qui est arrivé', at: 'h3' },
      { name: 'La raison ou la suite (facultative)', at: 'p' },
      { name: 'Une action, une seule (facultative)', at: 'button' },
      { name: '« Fermer »', at: '[aria-label="Fermer"]' },
    ],
  },
  keys: {
    F6: 'Va aux notifications.',
    Tab: 'De son action à « Fermer ».',
    Échap: 'Ferme celle qui a le focus.',
  },
  heard: 'Le titre et la phrase, à la première pause; tout de suite pour ce qui a échoué.',
  texts: [
    'Titre : ce qui est arrivé, au passé, 40 signes : « Article publié ».',
    'Description : une phrase, si elle apporte la raison ou la suite.',
    'Une seule action, en un mot : « Annuler ». Elle reste 20 secondes, le reste 6.',
  ],
  dos: [
    {
      text: 'Ce qui se défait se fait tout de suite, avec « Annuler » : la propriété `action`.',
      picture: toast,
    },
  ],
  donts: [
    {
      text: 'Une erreur qu’il faut corriger : elle s’en va avant qu’on ait fini de la lire. Un message reste dans la page.',
      picture: (
        <Alert tone="danger" title="Le fichier dépasse 50 Mo">
          Choisissez-en un plus petit.
        </Alert>
      ),
    },
  ],
};
