import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { findContents, insertContent } from '#mocks/states.ts';
import { companyContent, hoursContent, privacyContent } from '#site/settings/settings.content.ts';
import preview from '#storybook/preview.tsx';
import { ContentEditPage } from './ContentEditPage.tsx';

const toAddress = (key: string) => ({ path: paths.admin.content(key), route: '/admin/settings/:section' });

const meta = preview.meta({
  title: 'Administration/Contenus/Éditeur des paramètres · SettingsEditor',
  component: ContentEditPage,
  globals: { role: 'admin' },
  parameters: {
    ...toAddress('settings/company'),
    docs: {
      story: { inline: false },
      description: {
        component: `
Le même éditeur pour les paramètres. Ce qui se voit sur le site se voit à côté : les coordonnées de la page Contact et le pied des pages. Ce qui ne s’y voit pas n’a que son formulaire.`,
      },
    },
  },
  render: () => (
    <AdminLayout>
      <ContentEditPage />
    </AdminLayout>
  ),
});

const lastSave = async () => {
  const { document, reason, value } = (await findContents()).at(-1) ?? {};
  return { document, reason, value };
};

export const Company = meta.story({
  name: 'Entreprise',
  play: async ({ canvas, userEvent, step }) => {
    const form = within(await canvas.findByRole('form', { name: 'Coordonnées' }));
    const phone = form.getByRole('textbox', { name: 'Téléphone' });
    await step('Un numéro que personne ne peut composer est refusé, et reste', async () => {
      await userEvent.clear(phone);
      await userEvent.click(phone);
      await userEvent.paste('418 555');
      await expect(await form.findByText(/numéro de dix chiffres/)).toBeVisible();
    });
    await step('Un autre est dans le pied de page à côté, avant tout enregistrement', async () => {
      await userEvent.paste('-0199');
      const [view] = await canvas.findAllByTitle<HTMLIFrameElement>(/^Aperçu/);
      await waitFor(() =>
        expect(view?.contentDocument?.querySelector('footer')).toHaveTextContent('418 555-0199'),
      );
    });
  },
});

export const Hours = meta.story({
  name: 'Heures d’ouverture',
  parameters: toAddress('settings/hours'),
  beforeEach: async () => {
    const holiday = {
      id: 'n-1',
      label: 'Fête nationale',
      from: '2026-06-24',
      isOpen: false,
      opens: '09:00',
      closes: '17:00',
    };
    await insertContent('settings/hours', { ...hoursContent, exceptions: [holiday] });
  },
  play: async ({ canvas, userEvent, step }) => {
    const form = within(await canvas.findByRole('form', { name: 'Heures d’ouverture' }));
    await step('Un jour ne ferme pas avant d’ouvrir', async () => {
      const monday = within(form.getByRole('group', { name: 'Lundi' }));
      const closes = monday.getByLabelText('Fermeture');
      await fireEvent.change(closes, { target: { value: '08:00' } });
      await expect(await monday.findByText(/une heure plus tard que celle de l’ouverture/)).toBeVisible();
      await fireEvent.change(closes, { target: { value: '16:30' } });
      await waitFor(() => expect(monday.queryByText(/une heure plus tard/)).toBeNull());
    });
    await step('Deux jours particuliers ne peuvent pas avoir la même date', async () => {
      await userEvent.click(form.getByRole('button', { name: /^Ajouter à la liste/ }));
      const [, second] = form.getAllByLabelText('Premier jour');
      await fireEvent.change(second as HTMLElement, { target: { value: '2026-06-24' } });
      await expect(await form.findByText('Un autre jour particulier couvre déjà cette date.')).toBeVisible();
    });
  },
});

/** Rien de ceci ne se voit sur une page à côté : le formulaire est seul. */
export const Privacy = meta.story({
  name: 'Vie privée',
  parameters: toAddress('settings/privacy'),
  play: async ({ canvas, userEvent, step }) => {
    const form = within(await canvas.findByRole('form', { name: 'Renseignements personnels' }));
    await expect(canvas.queryByTitle(/^Aperçu/)).toBeNull();
    const months = form.getByRole('textbox', { name: /^Durée de conservation/ });
    await step('Une durée plus courte détruit des messages : la question vient d’abord', async () => {
      await userEvent.clear(months);
      await userEvent.type(months, '6');
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      const question = within(await screen.findByRole('alertdialog'));
      await waitFor(() =>
        expect(question.getByText(/plus de 6 mois seront détruits pour de bon/)).toBeVisible(),
      );
      await userEvent.click(question.getByRole('button', { name: 'Annuler' }));
      await expect(await findContents()).toEqual([]);
    });
    await step('Une durée plus longue n’en pose pas', async () => {
      await userEvent.clear(months);
      await userEvent.type(months, '36');
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      await expectToast(notices.contentPublished);
      await expect(await lastSave()).toMatchObject({ value: { ...privacyContent, messageMonths: 36 } });
    });
  },
});

/** Un texte qui nomme des faits dit ce qui prendra leur place. */
export const NamedFacts = meta.story({
  name: 'Faits nommés',
  globals: { role: 'editor' },
  parameters: { path: paths.admin.content('contact/hero'), route: '/admin/pages/:page/:section' },
  beforeEach: async () => {
    await insertContent('settings/company', { ...companyContent, phone: '418 555-0199' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/les mots entre accolades/)).toBeVisible();
    await expect(await canvas.findByText('418 555-0199')).toBeVisible();
    const [view] = await canvas.findAllByTitle<HTMLIFrameElement>(/^Aperçu/);
    await waitFor(() => expect(view?.contentDocument?.body).toHaveTextContent('Appeler le 418 555-0199'));
  },
});
