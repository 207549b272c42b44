import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Card } from '../Card/index.ts';
import { Field } from '../../forms/Field/index.ts';
import { TextInput } from '../../forms/TextInput/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Cluster } from '../../primitives/Cluster/index.ts';

export const guide: Guide = {
  state: 'ready',
  since: '2026-11-21',
  use: [
    'Une tâche courte interrompt l’écran et y revient : éditer un média, inviter quelqu’un, choisir une image.',
    'Trois champs au plus, que l’on remplit sans regarder la page.',
  ],
  instead: [
    { when: 'C’est une question', take: 'design-system/components/ConfirmDialog' },
    { when: 'C’est un menu, au téléphone', take: 'design-system/components/Drawer' },
    { when: 'Fenêtre ou page?', take: '?path=/docs/modèles-fenêtre-ou-page--guide' },
    { when: 'Ce sont quelques mots d’aide', take: 'design-system/components/Tooltip' },
  ],
  variants: {
    size: {
      small: 'Une question, un champ.',
      medium: 'Un formulaire court.',
      large: 'Un choix d’images, un aperçu.',
    },
  },
  draw: ({ size }) => (
    <div
      style={{
        width: { small: '26rem', medium: '36rem', large: '56rem' }[size ?? 'medium'],
        maxWidth: '100%',
        border: '1px solid #D9D2C3',
        borderRadius: '1rem',
        padding: '1rem',
      }}
    >
      Éditer le média
    </div>
  ),
  keys: {
    Tab: 'D’un contrôle à l’autre; le focus ne sort pas.',
    Échap: 'Ferme, et rend le focus à ce qui l’a ouverte.',
  },
  heard: '« Éditer le média, boîte de dialogue », sa description, puis le premier champ.',
  texts: [
    'Titre : le verbe et la chose, 40 signes : « Éditer le média ».',
    'Le bouton principal redit le verbe : « Enregistrer »; l’autre : « Annuler ».',
  ],
  dos: [
    {
      text: 'L’action d’abord, puis ce qui renonce.',
      picture: (
        <Cluster>
          <Button>Enregistrer</Button>
          <Button variant="ghost">Annuler</Button>
        </Cluster>
      ),
    },
  ],
  donts: [
    {
      text: 'Une fenêtre qui en ouvre une autre : on ne sait plus où Échap ramène.',
      picture: (
        <Card>
          <Stack $gap={3}>
            Éditer le média<Card>Choisir une image</Card>
          </Stack>
        </Card>
      ),
    },
    {
      text: 'Un long formulaire : ce qui mérite une adresse est une page.',
      picture: (
        <Stack $gap={3}>
          {['Titre', 'Adresse', 'Résumé', 'Catégorie', 'Mots-clés'].map((label) => (
            <Field key={label} label={label}>
              <TextInput />
            </Field>
          ))}
        </Stack>
      ),
    },
  ],
};
