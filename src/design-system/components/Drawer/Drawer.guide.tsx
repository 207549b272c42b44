import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { X } from 'lucide-react';
import { IconButton } from '../IconButton/index.ts';
import { Field } from '../../forms/Field/index.ts';
import { TextArea } from '../../forms/TextArea/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { Content, Head, Panel } from './Drawer.styles.ts';

/** A drawer in the page. */
const drawer = (
  <Panel as="div" style={{ height: 'auto', transform: 'none' }}>
    <Head>
      <h2>Menu</h2>
      <IconButton label="Fermer" icon={X} />
    </Head>
    <Content as="div">
      <Stack $gap={2}>
        <TextLink href="#services">Services</TextLink>
        <TextLink href="#formations">Formations</TextLink>
      </Stack>
    </Content>
  </Panel>
);

export const guide: Guide = {
  use: ['Ce qui n’a pas sa place à l’écran d’un téléphone glisse du bord : un menu, des filtres.'],
  instead: [
    { when: 'C’est une tâche, avec des champs', take: 'design-system/components/Dialog' },
    { when: 'Ce sont deux ou trois actions', take: 'design-system/components/Menu' },
  ],
  anatomy: {
    picture: drawer,
    parts: [
      { name: 'Le titre', at: 'h2' },
      { name: '« Fermer »', at: '[aria-label="Fermer"]' },
      { name: 'Le contenu : des liens, qui le ferment en menant ailleurs', at: 'a' },
    ],
  },
  keys: { Tab: 'D’un lien à l’autre; le focus ne sort pas.', Échap: 'Ferme, et rend le focus au bouton.' },
  heard: '« Administration, boîte de dialogue », puis « Fermer, bouton ».',
  texts: ['Un titre d’un mot ou deux : ce que l’on y trouve.'],
  dos: [
    {
      text: 'Un menu : des liens, que l’on quitte en en suivant un (`Drawer.Close` autour de chacun).',
      picture: drawer,
    },
  ],
  donts: [
    {
      text: 'Un formulaire : un glissement du doigt le refermerait avec ce qui y est tapé.',
      picture: (
        <Field label="Votre message">
          <TextArea rows={3} />
        </Field>
      ),
    },
  ],
};
