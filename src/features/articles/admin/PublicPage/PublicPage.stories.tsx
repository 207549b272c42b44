import { expect, fn } from 'storybook/test';
import { Stack } from '#design-system/primitives/Stack';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { PublicPageProblem, PublicPageState } from './usePublicPage.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Mise en ligne · PublicPage',
  component: PublicPageState,
  subcomponents: { PublicPageProblem },
  parameters: {
    layout: 'padded',
    description:
      'Après une publication ou une mise à jour : la version enregistrée est-elle celle que voient les visiteurs ? L’éditeur lit la page publique jusqu’à l’y trouver, et dit pourquoi si elle n’y est pas après 30 s.',
  },
  args: { path: '/blog/le-balado', isOnline: true as boolean | null },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Voir$/);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/blog/le-balado');
  },
});

/** Tant que la page publique ne montre pas cette version. */
export const Waiting = meta.story({ args: { isOnline: null } });

const onRetry = fn();

/** Après 30 s, avec la raison. */
export const Problems = meta.story({
  name: 'Problèmes',
  args: { isOnline: false },
  render: (args) => (
    <Stack>
      <PublicPageState {...args} />
      {(['unreachable', 'missing', 'otherVersion', 'notRendered'] as const).map((problem) => (
        <PublicPageProblem key={problem} problem={problem} onRetry={onRetry} />
      ))}
    </Stack>
  ),
  play: inTests(async ({ canvas, userEvent }) => {
    const [retry] = canvas.getAllByRole('button', { name: 'Vérifier de nouveau' });
    if (retry) await userEvent.click(retry);
    await expect(onRetry).toHaveBeenCalledOnce();
  }),
});
