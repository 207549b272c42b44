import { expect, screen, spyOn, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { findContents, insertContent } from '#mocks/states.ts';
import { callToActionContent } from '#site/pages/AboutPage/aboutPage.content.ts';
import { teamContent } from '#site/sections/about/Team/team.content.ts';
import preview from '#storybook/preview.tsx';
import { ContentEditPage } from './ContentEditPage.tsx';

const key = 'page/0a1b';

const meta = preview.meta({
  title: 'Administration/Contenus/Éditeur, page composée',
  component: ContentEditPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.content(key),
    route: '/admin/pages/:page/:section',
    docs: {
      story: { inline: false },
      description: {
        component: `
Une page que l’équipe compose : titre, adresse, place dans le pied de page, bannière, sections choisies parmi celles du site, appel à l’action. Chaque section ajoutée est une copie, qui se modifie sans toucher à celle dont elle vient.

« Retirer du site » laisse le texte en brouillon; l’adresse répond alors que la page n’existe plus. Publiée sous une autre adresse, la page est trouvée par l’ancienne.`,
      },
    },
  },
  render: () => (
    <AdminLayout>
      <ContentEditPage />
    </AdminLayout>
  ),
});

const noPicture = { tags: ['no-visual'], parameters: { chromatic: { disableSnapshot: true } } };

const page = {
  title: 'Portes ouvertes',
  slug: 'portes-ouvertes',
  description: 'Visitez nos studios.',
  footer: 'none',
  hero: { title: 'Entrez, c’est ouvert', lead: 'On vous montre tout.', actions: [] },
  sections: [],
  callToAction: callToActionContent,
};

type Canvas = { findByRole: (role: string, options: object) => Promise<HTMLElement> };
const addressField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Adresse' });
const publish = (canvas: Canvas) => canvas.findByRole('button', { name: 'Publier' });

/** Un formulaire neuf, avec les champs à remplir. */
export const New = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await expect(await addressField(canvas)).toHaveValue('');
    await expect(canvas.getByText('Pas enregistrée')).toBeVisible();
    await step('Une adresse réservée au site est refusée pendant la frappe', async () => {
      await userEvent.type(await addressField(canvas), 'contact');
      await expect(
        await canvas.findByText('Cette adresse est réservée au site. Choisissez-en une autre.'),
      ).toBeVisible();
    });
  },
});

export const WithSection = meta.story({
  async beforeEach() {
    await insertContent(key, page, { reason: 'saved' });
  },
  play: async ({ canvas, userEvent, step }) => {
    await addressField(canvas);
    await step('Une section se choisit parmi celles que la page n’a pas', async () => {
      const choose = async () => {
        const [add] = canvas.getAllByRole('combobox', { name: /« Sections »|«\u00A0Sections\u00A0»/ });
        if (!add) throw new Error('Nothing adds a section.');
        await userEvent.click(add);
      };
      await choose();
      await userEvent.click(await screen.findByRole('option', { name: 'Équipe' }));
      await expect(await canvas.findByDisplayValue(teamContent.title)).toBeVisible();
      await choose();
      await expect(screen.queryByRole('option', { name: 'Équipe' })).toBeNull();
      await userEvent.keyboard('{Escape}');
    });
  },
});

export const AddressTaken = meta.story({
  ...noPicture,
  async beforeEach() {
    await insertContent('page/autre', page);
    await insertContent(key, page, { reason: 'saved' });
  },
  play: async ({ canvas, userEvent }) => {
    // However slow the machine, nothing is missed.
    spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    await userEvent.click(await publish(canvas));
    const question = within(await screen.findByRole('dialog', { name: 'Publier malgré 1 erreur?' }));
    await expect(question.getByText(/Cette adresse est déjà prise/)).toBeInTheDocument();
    // Behind the question.
    await expect(canvas.getByRole('textbox', { name: 'Adresse', hidden: true })).toHaveValue(
      'portes-ouvertes',
    );
  },
});

export const Withdraw = meta.story({
  ...noPicture,
  async beforeEach() {
    await insertContent(key, page);
  },
  play: async ({ canvas, userEvent }) => {
    await addressField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer du site' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Retirer cette page du site?' }));
    await userEvent.click(question.getByRole('button', { name: 'Retirer du site' }));
    await expectToast(notices.documentWithdrawn({ label: 'Page', ending: 'e' }));
    await expect((await findContents()).map(({ reason }) => reason)).toEqual(['published', 'reverted']);
    await expect(await addressField(canvas)).toHaveValue('portes-ouvertes');
    await expect(await canvas.findByText('Brouillon')).toBeVisible();
  },
});

export const Phone = meta.story({
  async beforeEach() {
    await insertContent(key, page, { reason: 'saved' });
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await addressField(canvas);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});
