import preview from '#storybook/preview.tsx';
import { Cluster } from '../Cluster/index.ts';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Primitives/Logo · Logo',
  component: Logo,
  args: { name: 'Porte-Voix' },
  parameters: {
    layout: 'padded',
    description: `Cinq barres qui s’ouvrent comme un pavillon, puis le nom. Le nom vient des renseignements de l’entreprise, jamais du code.

\`\`\`tsx
<Link to={paths.home} aria-label="Porte-Voix, accueil"><Logo name={company.name} /></Link>
\`\`\``,
  },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: (args) => (
    <Cluster $gap={12}>
      <Logo {...args} size="large" />
      <Logo {...args} />
      <Logo />
    </Cluster>
  ),
});
