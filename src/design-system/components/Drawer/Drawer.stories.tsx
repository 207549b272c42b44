import { Link } from 'react-router-dom';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  title: 'Composants/Tiroir · Drawer',
  component: Drawer,
  args: {
    title: 'Administration',
    isOpen: true,
    onOpenChange: fn(),
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
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Un panneau sombre qui glisse de la gauche, par-dessus la page : menu du back-office au téléphone. Se ferme avec Échap, d’un toucher à côté
ou d’un glissement du doigt.

Aussi : panneau latéral, volet, sheet.

\`\`\`tsx
<Drawer title="Administration" isOpen={isOpen} onOpenChange={setIsOpen}>…</Drawer>
\`\`\``,
    docs: { story: { inline: false, height: '26rem' } },
  },
});

export const Default = meta.story();
