import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { expect } from 'storybook/test';
import { inStates } from '#storybook/decorators/inStates.tsx';
import { onBothSurfaces } from '#storybook/decorators/onBothSurfaces.tsx';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  title: 'Composants/Lien · TextLink',
  component: TextLink,
  args: { children: 'Nos réalisations', render: <Link to="/realizations" /> },
  argTypes: { iconEnd: { control: false }, render: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Un lien dans le texte (\`inline\`), seul (\`standalone\`, cible de 44 px) ou dans une liste de navigation (\`quiet\`).

\`\`\`tsx
<TextLink variant="standalone" iconEnd={ArrowRight} render={<Link to={paths.realizations} />}>Nos réalisations</TextLink>
\`\`\``,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nos réalisations' })).toHaveAttribute(
      'href',
      '/realizations',
    );
  },
});

export const States = meta.story(inStates);

const links = (
  <Stack $gap={4} $align="start">
    <Text isMeasured>
      Écrivez-nous à <TextLink href="mailto:info@porte-voix.example">info@porte-voix.example</TextLink>, nous
      répondons dans la journée.
    </Text>
    <TextLink variant="standalone" iconEnd={ArrowRight} href="#">
      Nos réalisations
    </TextLink>
    <TextLink variant="quiet" href="#">
      Mentions légales
    </TextLink>
  </Stack>
);

export const Variants = meta.story(onBothSurfaces(links));
