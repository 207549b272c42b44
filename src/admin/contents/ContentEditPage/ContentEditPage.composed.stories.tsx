import { expect, screen } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { insertContent } from '#mocks/states.ts';
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

/** Un formulaire neuf, avec les champs à remplir. */
export const New = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await expect(await addressField(canvas)).toHaveValue('');
    await expect(canvas.getByText('Pas enregistrée')).toBeVisible();
    await step('Une adresse réservée au site est refusée pendant la frappe', async () => {
      await userEvent.click(await addressField(canvas));
      await userEvent.paste('contact');
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
