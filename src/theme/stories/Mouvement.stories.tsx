import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#design-system/components/Button';
import { Stack } from '#design-system/primitives/Stack';
import preview from '#storybook/preview.tsx';
import { motion } from '../tokens/motion.ts';
import { Page, Runway } from './Specimen.styles.ts';
import { TokenTable } from '#storybook/docs/TokenTable.tsx';

const { ease, ...durations } = motion;

function Durations() {
  const [hasArrived, setHasArrived] = useState(false);
  return (
    <Page>
      <div>
        <Button iconStart={RotateCcw} onClick={() => setHasArrived(!hasArrived)}>
          Jouer
        </Button>
      </div>
      {Object.entries(durations).map(([name, duration]) => (
        <Stack key={name} $gap={2}>
          <code>
            {name} {duration}
          </code>
          <Runway data-arrived={hasArrived || undefined}>
            <div style={{ transition: `transform ${duration} ${ease}` }} />
          </Runway>
        </Stack>
      ))}
      <TokenTable
        caption="Durées et courbe"
        group="motion"
        tokens={motion}
        more={{ 'Avec moins de mouvement': (name) => (name === 'ease' ? '—' : 'rien ne bouge') }}
      />
    </Page>
  );
}

const meta = preview.meta({
  title: 'Fondations/Mouvement',
  parameters: {
    layout: 'padded',
    description: `150 à 250 ms pour une réponse, 400 à 700 ms pour une entrée, une seule courbe, une fois par élément. Avec
\`prefers-reduced-motion\`, rien ne bouge et rien ne manque : chaque animation est dans \`\${media.motion}\`.

**À éviter** : une animation sans fin dans une page publique.

Aussi : animation, transition, durée.`,
  },
  render: () => <Durations />,
});

export const Durees = meta.story({
  name: 'Durées',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jouer' }));
    await expect(canvas.getByText('motion.unfold')).toBeVisible();
  },
});
