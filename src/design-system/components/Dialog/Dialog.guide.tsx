import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Field } from '../../forms/Field/index.ts';
import { TextInput } from '../../forms/TextInput/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Body, Close, Description, Footer, Popup, Title } from './Dialog.styles.ts';

/** A dialog in the page, which holds no focus. */
const drawDialog = (size = 'small', style?: CSSProperties) => (
  <Popup as="div" data-size={size} style={style}>
    <Title as="h3">Éditer le média</Title>
    <Body>
      <Description as="p">Le titre sert à la recherche.</Description>
      <Field label="Nouveau titre">
        <TextInput defaultValue="Jingle du balado" />
      </Field>
    </Body>
    <Footer>
      <Button variant="primary">Enregistrer</Button>
      <Button variant="ghost">Annuler</Button>
    </Footer>
    <Close as="div">
      <IconButton label="Fermer" icon={X} size="small" />
    </Close>
  </Popup>
);

export const guide: Guide = {
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
  anatomy: {
    picture: drawDialog(),
    parts: [
      { name: 'Le titre : le verbe et la chose', at: 'h3' },
      { name: 'Une précision (facultative)', at: 'h3 + div > p' },
      { name: 'Le contenu : le focus va à son premier champ; il défile, s’il est long', at: 'label' },
      {
        name: 'Les boutons : celui qui agit, puis celui qui renonce; ils restent en vue',
        at: 'h3 + div + div',
      },
      { name: '« Fermer », que l’on atteint en dernier', at: '[aria-label="Fermer"]' },
    ],
  },
  variants: {
    size: {
      small: 'Une question, un champ.',
      medium: 'Un formulaire court.',
      large: 'Un choix d’images, un aperçu.',
    },
  },
  // In a row of a guide, a large one is smaller than itself.
  draw: ({ size }) => <div style={{ zoom: 0.4 }}>{drawDialog(size, { width: '52rem' })}</div>,
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
      picture: drawDialog(),
    },
  ],
  donts: [
    {
      text: 'Une fenêtre qui en ouvre une autre : on ne sait plus où Échap ramène.',
      picture: (
        <Popup as="div" data-size="small">
          <Title as="h3">Éditer le média</Title>
          <Body>
            <Popup as="div" data-size="small">
              <Title as="h3">Choisir une image</Title>
              <Body>La médiathèque</Body>
            </Popup>
          </Body>
        </Popup>
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
