import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  title: 'Composants/Tiroir · Drawer',
  component: Drawer,
  args: {
    title: 'Administration',
    trigger: <IconButton label="Ouvrir le menu" icon={Menu} />,
    isInitiallyOpen: true,
    children: (
      <Stack $gap={2}>
        {['Tableau de bord', 'Articles & Blog', 'Médiathèque'].map((entry) => (
          <TextLink key={entry} variant="standalone" href="#">
            {entry}
          </TextLink>
        ))}
        <Drawer.Close
          nativeButton={false}
          render={<Button render={<Link to="/contact" />} variant="primary" />}
        >
          Démarrer un projet
        </Drawer.Close>
      </Stack>
    ),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Un panneau qui glisse d’un côté, par-dessus la page : menu du back-office au téléphone. Se ferme avec Échap, d’un toucher à côté
ou d’un glissement du doigt.

Aussi : panneau latéral, volet, sheet.

\`\`\`tsx
<Drawer title="Administration" side="left" trigger={<IconButton label="Ouvrir le menu" icon={Menu} />}>…</Drawer>
\`\`\``,
    docs: { story: { inline: false, height: '26rem' } },
  },
});

export const Default = meta.story();

export const LeftDark = meta.story({
  name: 'À gauche, sombre',
  args: { side: 'left', tone: 'dark', isTitleHidden: true },
});
