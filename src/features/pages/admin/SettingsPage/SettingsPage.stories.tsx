import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { holdToday } from '#mocks/clock.ts';
import { dailyTotals } from '#mocks/fixtures/statistics.ts';
import { findContents, insertContent, replaceStatistics } from '#mocks/states.ts';
import { companyContent, hoursContent, privacyContent } from '#site/settings/settings.content.ts';
import { inTests } from '#storybook/inTests.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const toAddress = (key: string) => ({
  path: paths.admin.content(key),
  route: `${paths.admin.settings}/:section?`,
});

const meta = preview.meta({
  title: 'Administration/Contenus/Paramètres · SettingsPage',
  component: SettingsPage,
  globals: { role: 'admin' },
  parameters: {
    path: paths.admin.settings,
    route: `${paths.admin.settings}/:section?`,
    description:
      'Ce que l’entreprise dit d’elle-même sur toutes les pages, et ce qu’elle garde pour elle. Réservé aux administratrices et aux administrateurs. Chaque carte s’enregistre par elle-même, et ce qui est enregistré vaut tout de suite; « Par défaut » y remet ce que dit le code, jusqu’à ce que l’on enregistre ou annule.',
  },
  decorators: [
    (Story) => (
      <AdminLayout>
        <Story />
      </AdminLayout>
    ),
  ],
});

const lastSave = async () => {
  const { document, reason, value } = (await findContents()).at(-1) ?? {};
  return { document, reason, value };
};

/** `SettingForm` : un numéro s’enregistre, les valeurs par défaut reviennent et s’en vont; ce qui est tapé reste pendant que l’on regarde ailleurs. */
export const Company = meta.story({
  name: 'Coordonnées',
  beforeEach: () => insertContent('settings/company', { ...companyContent, phone: '418 555-0199' }),
  play: inTests(async ({ canvas, userEvent, step }) => {
    const index = within(await canvas.findByRole('navigation', { name: 'Paramètres' }));
    await expect(index.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Coordonnées',
      'Heures d’ouverture',
      'Réservations et inscriptions',
      'Réseaux sociaux',
      'Recherche et partage',
      'Renseignements personnels',
      'Mots de la recherche',
      'Avis des messages',
      'Modèles de réponses',
      'Accès',
    ]);
    const form = within(await canvas.findByRole('form', { name: 'Coordonnées' }));
    const phone = form.getByRole('textbox', { name: 'Téléphone' });
    await step('« Par défaut » se défait', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Par défaut' }));
      await waitFor(() => expect(phone).toHaveValue(companyContent.phone));
      await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
      await waitFor(() => expect(phone).toHaveValue('418 555-0199'));
      await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await step('Un numéro que personne ne peut composer est refusé, et reste', async () => {
      await userEvent.clear(phone);
      await userEvent.click(phone);
      await userEvent.paste('418 555');
      await expect(await form.findByText(/numéro de dix chiffres/)).toBeVisible();
    });
    await step('Il reste pendant que l’on regarde ailleurs', async () => {
      await userEvent.click(index.getByRole('link', { name: 'Accès' }));
      await canvas.findByRole('form', { name: 'Accès' });
      await userEvent.click(index.getByRole('link', { name: /^Coordonnées.*Pas enregistré$/ }));
      await waitFor(() => expect(phone).toBeVisible());
      await expect(phone).toHaveValue('418 555');
    });
    await step('Complété, il vaut tout de suite', async () => {
      await userEvent.click(phone);
      await userEvent.paste('-0123');
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
      await expectToast(notices.settingSaved);
      await expect(await lastSave()).toMatchObject({
        document: 'settings/company',
        reason: 'published',
        value: { ...companyContent, phone: '418 555-0123' },
      });
    });
  }),
});

/** L’index dit, d’un point et de deux mots, où des modifications attendent. */
export const Waiting = meta.story({
  name: 'Modifié, pas en ligne',
  beforeEach: () =>
    insertContent('settings/company', { ...companyContent, phone: '418 555-0177' }, { reason: 'saved' }),
  play: async ({ canvas }) => {
    const index = within(await canvas.findByRole('navigation', { name: 'Paramètres' }));
    await expect(
      await index.findByRole('link', { name: /^Coordonnées.*Modifications en attente$/ }),
    ).toBeVisible();
    await expect(await canvas.findByRole('form', { name: 'Coordonnées' })).toBeVisible();
  },
});

/** Un jour fermé n’a pas d’heures; rouvert avant d’enregistrer, il a celles d’avant. */
export const Hours = meta.story({
  name: 'Heures d’ouverture',
  parameters: toAddress('settings/hours'),
  beforeEach: async () => {
    const holiday = { id: 'n-1', label: 'Fête nationale', from: '2026-06-24', ...closed };
    await insertContent('settings/hours', { ...hoursContent, exceptions: [holiday] });
  },
  play: inTests(async ({ canvas, userEvent, step }) => {
    const form = within(await canvas.findByRole('form', { name: 'Heures d’ouverture' }));
    const monday = within(form.getByRole('group', { name: 'Lundi' }));
    await step('Un jour fermé n’a pas d’heures', async () => {
      await expect(
        within(form.getByRole('group', { name: 'Dimanche' })).queryByLabelText('Ouverture'),
      ).not.toBeInTheDocument();
      const isOpen = monday.getByLabelText('Ouvert');
      await fireEvent.change(monday.getByLabelText('Fermeture'), { target: { value: '16:30' } });
      await userEvent.click(isOpen);
      await waitFor(() => expect(monday.queryByLabelText('Fermeture')).not.toBeInTheDocument());
      await userEvent.click(isOpen);
      await expect(await monday.findByLabelText('Fermeture')).toHaveValue('16:30');
    });
    await step('Un jour ne ferme pas avant d’ouvrir', async () => {
      await fireEvent.change(monday.getByLabelText('Fermeture'), { target: { value: '08:00' } });
      await expect(await monday.findByText(/une heure plus tard que celle de l’ouverture/)).toBeVisible();
      await fireEvent.change(monday.getByLabelText('Fermeture'), { target: { value: '16:30' } });
      await waitFor(() => expect(monday.queryByText(/une heure plus tard/)).toBeNull());
    });
    await step('Deux jours particuliers ne peuvent pas avoir la même date', async () => {
      await userEvent.click(form.getByRole('button', { name: /^Ajouter à la liste/ }));
      await waitFor(() => expect(form.getAllByLabelText('Premier jour')).toHaveLength(2));
      const [, second] = form.getAllByLabelText('Premier jour');
      await fireEvent.change(second as HTMLElement, { target: { value: '2026-06-24' } });
      await expect(await form.findByText('Un autre jour particulier couvre déjà cette date.')).toBeVisible();
    });
  }),
});

const closed = { isOpen: false, opens: '09:00', closes: '17:00' };

/** Une durée plus courte détruit des messages : la question vient d’abord. */
export const Privacy = meta.story({
  name: 'Renseignements personnels',
  tags: ['no-visual'],
  parameters: { ...toAddress('settings/privacy') },
  play: inTests(async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Renseignements personnels' }));
    const months = form.getByRole('textbox', { name: /^Durée de conservation/ });
    const save = canvas.getByRole('button', { name: 'Enregistrer' });
    await userEvent.clear(months);
    await userEvent.type(months, '6');
    await userEvent.click(save);
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() =>
      expect(question.getByText(/plus de 6 mois seront détruits pour de bon/)).toBeVisible(),
    );
    await userEvent.click(question.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await findContents()).toEqual([]);
    await userEvent.clear(months);
    await userEvent.type(months, '36');
    await userEvent.click(save);
    await expectToast(notices.settingSaved);
    await expect(await lastSave()).toMatchObject({ value: { ...privacyContent, messageMonths: 36 } });
  }),
});

/** Ce que les gens ont cherché en vain se lit à côté des mots que l’on ajoute. */
export const Synonyms = meta.story({
  name: 'Mots de la recherche',
  parameters: toAddress('settings/synonyms'),
  async beforeEach() {
    const letGo = holdToday();
    await replaceStatistics(dailyTotals());
    return letGo;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/teleprompteur \(24/)).toBeVisible();
  },
});

/** Aucun studio n’est ouvert : on l’apprend là où on l’ouvre. */
export const NoStudio = meta.story({
  name: 'Sans studio',
  globals: { viewport: { value: 'phone' } },
  parameters: toAddress('settings/bookings'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun studio n’est ouvert à la réservation.')).toBeVisible();
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Company.extend(
  hovered(({ canvas }) => canvas.findByRole('navigation', { name: 'Paramètres' })),
);
