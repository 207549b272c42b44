import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Button } from '../Button/index.ts';
import { Alert } from './Alert.tsx';

export const guide: Guide = {
  use: [
    'Quelque chose est vrai tant que le message est là : une panne, un délai, un brouillon non enregistré.',
    'Une requête a échoué : avec `isAnnounced` et un bouton qui réessaie.',
  ],
  instead: [
    { when: 'L’événement est passé', take: 'design-system/components/Toast' },
    { when: 'Une valeur d’un champ ne va pas', take: 'design-system/forms/Field' },
    { when: 'Plusieurs champs ne vont pas', take: 'design-system/forms/FormErrorSummary' },
    { when: 'La liste est vide', take: 'design-system/components/EmptyState' },
  ],
  anatomy: {
    picture: (
      <Alert
        tone="danger"
        title="Chargement impossible"
        action={
          <Button size="small" variant="outline">
            Réessayer
          </Button>
        }
      >
        Vérifiez votre connexion.
      </Alert>
    ),
    parts: [
      { name: 'L’icône : elle appuie le ton, sans le dire seule', at: 'svg' },
      { name: 'Le titre : ce qui s’est passé', at: 'div > p, div > strong, div > :first-child' },
      { name: 'Le texte : quoi faire' },
      { name: 'L’action : ce qui y remédie (facultative)', at: 'button' },
    ],
  },
  variants: {
    tone: {
      info: 'Ce qu’il faut savoir avant d’agir.',
      success: 'Ce qui a réussi et reste vrai.',
      warning: 'Ce qui peut mal tourner.',
      danger: 'Ce qui a échoué.',
    },
  },
  keys: { Tab: 'Va à son action, s’il en a une.' },
  heard: 'Avec `isAnnounced` : dit tout de suite à son arrivée. Sinon lu à sa place, comme un paragraphe.',
  texts: [
    'Titre : 40 signes, sans point. « Chargement impossible », pas « Erreur ».',
    'Texte : ce qui s’est passé, puis quoi faire; deux phrases au plus. Ni excuse ni reproche.',
    'Le bouton : un verbe. « Réessayer », « Recharger la page ».',
  ],
  dos: [
    {
      text: 'Dire ce qui s’est passé, puis quoi faire.',
      picture: (
        <Alert
          tone="danger"
          title="Enregistrement impossible"
          action={
            <Button size="small" variant="outline">
              Réessayer
            </Button>
          }
        >
          Votre texte reste sur cet appareil.
        </Alert>
      ),
    },
  ],
  donts: [
    {
      text: 'Un code ou une excuse, sans suite.',
      picture: (
        <Alert tone="danger" title="Erreur 500">
          Oups! Une erreur inattendue s’est produite.
        </Alert>
      ),
    },
  ],
};
