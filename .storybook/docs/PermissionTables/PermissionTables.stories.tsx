import { expect } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { PermissionTables } from './PermissionTables.tsx';

const meta = preview.meta({
  title: 'Droits/Qui peut faire quoi',
  component: PermissionTables,
  parameters: {
    description: `Ce que chaque rôle peut lire et faire, table par table.

Aussi : permission, rôle, accès, modérateur, éditeur, abonné.`,
  },
});

export const Default = meta.story({
  tags: ['thorough'],
  play: inTests(async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /^Articles \(lire\) \(lire\)/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Articles', { selector: 'summary' }));
    const row = canvas.getByRole('row', { name: /^Supprimer : publié/ });
    await expect(row.querySelectorAll('[data-allowed="true"]')).toHaveLength(1);
  }),
});
