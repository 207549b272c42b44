import { useState } from 'react';
import { expect } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { RedrawBoundary } from './RedrawBoundary.tsx';

const meta = preview.meta({
  title: 'Primitives/Second essai de dessin · RedrawBoundary',
  component: RedrawBoundary,
  args: { children: null },
  parameters: {
    layout: 'padded',
    expectedMessages: [/insertBefore|removeChild|The above error|toujours/],
    description: `Ce qu’une extension ou un traducteur de pages a déplacé se dessine de nouveau, sans emporter la page : un texte nu que React ne trouve plus n’est pas une panne. Ce que savent les composants au-dessus reste.

**Où** : autour du contenu d’une page, et de ce qui suit un envoi. L’état à garder se tient au-dessus.`,
  },
});

/** A count above the boundary, and a bare text that comes and goes below it, which a translator has taken away. */
function Translated() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          const text = currentTarget.nextElementSibling?.firstChild;
          if (text) text.replaceWith(Object.assign(document.createElement('font'), { textContent: 'Ink' }));
          setCount(count + 1);
        }}
      >
        {`Compter : ${count}`}
      </button>
      <RedrawBoundary>
        <p>
          {count === 0 && 'Encre'}
          <b>{`Vu ${count} fois`}</b>
        </p>
      </RedrawBoundary>
    </>
  );
}

export const Default = meta.story({
  render: () => <Translated />,
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Vu 1 fois')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Compter : 1' })).toBeVisible();
    await expect(canvas.queryByText('Ink')).not.toBeInTheDocument();
  }),
});

function Broken(): never {
  throw new Error('toujours');
}

/** Ce qui échoue deux fois de suite cède la place. */
export const Fallback = meta.story({
  name: 'Après deux échecs',
  args: { children: <Broken />, fallback: <p>Votre message est bien parti.</p> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre message est bien parti.')).toBeVisible();
  },
});
