import { expect, screen, waitFor } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { holdToday } from '#mocks/clock.ts';
import { empty } from '#mocks/scenarios.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { IncidentsPage } from './IncidentsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Vie privée/Registre des incidents · IncidentsPage',
  component: IncidentsPage,
  globals: { role: 'admin' },
  parameters: {
    path: paths.admin.incidents,
    rows: 'incidents',
    description:
      'Le registre que la Loi 25 demande : ce qui est arrivé, le risque, qui a été prévenu. Une inscription se modifie dans le même formulaire, et garde alors ce qu’elle disait avant; elle ne se supprime pas.',
    docs: { story: { inline: false, height: '62rem' } },
  },
  beforeEach: () => holdToday(),
  decorators: [inBackOffice],
});

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '14 septembre 2026' })).toBeVisible();
    await expect(canvas.getByLabelText(/^Date de l’incident/)).toHaveValue('2026-11-20');
    await expect(canvas.queryByRole('button', { name: 'Annuler' })).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Loi 25\u00A0: incidents' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

/** Ce que l’entrée disait avant reste au registre. */
export const Amend = meta.story({
  name: 'Corriger une entrée',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier' }));
    const words = canvas.getByLabelText(/^Ce qui est arrivé/);
    await waitFor(() => expect(words).toHaveFocus());
    await expect(canvas.getByLabelText(/^Date de l’incident/)).toHaveValue('2026-09-14');
    await userEvent.clear(words);
    await userEvent.click(words);
    await userEvent.paste('Deux soumissions au mauvais destinataire.');
    const [save] = canvas.getAllByRole('button', { name: 'Modifier' });
    if (!save) throw new Error('The form has no button.');
    await userEvent.click(save);
    await expectToast(notices.incidentAmended);
    await userEvent.click(await canvas.findByText('Modifié 1 fois'));
    await expect(canvas.getByText(/^Une soumission envoyée par courriel/)).toBeVisible();
    await expect(canvas.getByText('Deux soumissions au mauvais destinataire.')).toBeVisible();
  },
});

/** Ce qu’on est en train d’écrire ne s’abandonne pas sans question. */
export const Abandon = meta.story({
  name: 'Abandonner',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent, step }) => {
    const words = () => canvas.getByLabelText(/^Ce qui est arrivé/);
    const answer = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await step('Pour une autre entrée', async () => {
      const amend = await canvas.findByRole('button', { name: 'Modifier' });
      await userEvent.click(words());
      await userEvent.paste('Un portable volé.');
      await userEvent.click(amend);
      await answer('Continuer à écrire');
      await expect(words()).toHaveValue('Un portable volé.');
      await userEvent.click(amend);
      await answer('Abandonner');
      await waitFor(() => expect(words()).toHaveDisplayValue(/^Une soumission/));
    });
    await step('Une modification à laquelle personne n’a touché s’abandonne tout de suite', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Annuler' })).toBeNull());
    });
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...empty('privacy_incidents'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun incident.' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Exporter en CSV' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'privacy_incidents' }, (canvas) =>
    canvas.findByRole('heading', { name: '14 septembre 2026' }),
  ),
);
