import { expect, within } from 'storybook/test';
import { pressed } from '#storybook/decorators/begun.tsx';
import preview from '#storybook/preview.tsx';
import { studioSettings } from '#mocks/bookings.ts';
import { codeSettings, SettingsContext } from '#site/settings/settings.ts';
import { companyContent as company } from '#site/settings/settings.content.ts';
import { Studios } from './Studios.tsx';
import { studiosContent } from './studios.section.ts';

const meta = preview.meta({
  title: 'Sections/Production audiovisuelle/Studios · Studios',
  component: Studios,
  args: studiosContent,
  parameters: {
    guide: {
      use: ['Sur la page Production audiovisuelle : les studios à louer.'],
      instead: [{ when: 'On demande un moment', take: 'features/studios/site/BookStudioPage' }],
    },
    description: `Les studios à louer, sur la page de production audiovisuelle (ancre \`#studios\`). « Réserver un Studio » ne réserve rien : il ouvre une fiche avec l’équipement, le téléphone et un lien vers le contact, même sans script.

**À éviter** : promettre dans les textes des disponibilités ou une confirmation en ligne.`,
  },
});

/** Un studio par `StudioCard`; le premier se couche sur toute la largeur. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Réserver un Studio' })).toHaveLength(3);
  },
});

export const DetailsOpen = meta.story({
  name: 'Détails ouverts',
  decorators: [pressed('Réserver un Studio')],
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas, step }) => {
    const details = await canvas.findByRole('dialog', { name: 'Studio Charest' });
    await step('Les détails donnent le téléphone et la page de contact', async () => {
      const link = within(details).getByRole('link', { name: `Appeler le ${company.phone}` });
      await expect(link).toHaveAttribute('href', 'tel:+1-418-555-0142');
      await expect(within(details).getByRole('link', { name: 'Écrire à l’équipe' })).toBeVisible();
    });
  },
});

/** Où les paramètres donnent des heures, la fiche mène aussi aux moments libres. */
export const Bookable = meta.story({
  name: 'Réservable',
  tags: ['no-visual'],
  render: (args) => (
    <SettingsContext value={{ ...codeSettings, bookings: studioSettings }}>
      <Studios {...args} />
    </SettingsContext>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [button, other] = canvas.getAllByRole('button', { name: 'Réserver un Studio' });
    if (!button || !other) throw new Error('No studio');
    await userEvent.click(button);
    const details = await canvas.findByRole('dialog', { name: 'Studio Charest' });
    await expect(within(details).getByRole('link', { name: 'Voir les moments libres' })).toHaveAttribute(
      'href',
      '/reservation/charest',
    );
    await expect(within(details).queryByText(args.booking ?? '')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(other);
    const others = await canvas.findByRole('dialog', { name: 'Plateau Saint-Roch' });
    await expect(within(others).queryByRole('link', { name: 'Voir les moments libres' })).toBeNull();
    await expect(within(others).getByText(args.booking ?? '')).toBeVisible();
  },
});
