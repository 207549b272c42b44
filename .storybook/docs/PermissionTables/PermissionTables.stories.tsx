import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PermissionTables } from './PermissionTables.tsx';

const meta = preview.meta({ title: 'Droits/Qui peut faire quoi', component: PermissionTables });

export const Default = meta.story({
  tags: ['thorough'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Supprimer : publié/ });
    await expect(row.querySelectorAll('[data-allowed="true"]')).toHaveLength(1);
  },
});
