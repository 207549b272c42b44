import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Primitives/Lien d’évitement · SkipLink',
  component: SkipLink,
  parameters: {
    layout: 'padded',
    description: `Premier lien de la page, visible quand il a le focus : il saute la navigation.

\`\`\`tsx
<SkipLink />
<main id="contenu" tabIndex={-1}>…</main>
\`\`\``,
  },
  render: () => (
    <>
      <SkipLink />
      <main id="contenu" tabIndex={-1}>
        Appuyez sur Tab.
      </main>
    </>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Aller au contenu' });
    await expect(link).toHaveFocus();
    // Who wants less movement gets a transition that is over in the next frame.
    await waitFor(() => expect(link.clientHeight).toBeGreaterThan(40));
  },
});
