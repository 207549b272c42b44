import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { findContents, insertContent } from '#mocks/states.ts';
import { heroContent } from '#site/sections/home/Hero/hero.content.ts';
import { isTested } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { type ContentSite, ContentSiteContext } from '../checks/contentSite.ts';
import { ContentEditPage } from './ContentEditPage.tsx';

const key = 'home/hero';

const inspectContent = fn<ContentSite['inspectContent']>();
const site: ContentSite = {
  origins: [],
  hasPage: (path) => Promise.resolve(path !== '/portfolio'),
  inspectContent,
};
const loadSite = async () => site;

/** What the page shows of the second channel. */
const onPage: Awaited<ReturnType<ContentSite['inspectContent']>> = [
  { rule: 'pageAdvice', field: 'channels.1.preview', message: 'Les titres se suivent sans sauter de rang' },
];

const meta = preview.meta({
  title: 'Administration/Contenus/Vérifier et publier',
  component: ContentEditPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.content(key),
    route: '/admin/pages/:page/:section',
    docs: {
      story: { inline: false },
      description: {
        component: `
« Vérifier » regarde les textes, les liens et la page entière avec le brouillon à sa place; chaque point mène à son champ. « Publier » vérifie d’abord : sans erreur, le contenu part tout de suite; avec des erreurs, une raison est demandée, que la version garde. Un conseil n’arrête rien, ni ce qui ne peut pas être vérifié en 2 s.`,
      },
    },
  },
  render: () => (
    <ContentSiteContext value={loadSite}>
      <AdminLayout>
        <ContentEditPage />
      </AdminLayout>
    </ContentSiteContext>
  ),
  async beforeEach() {
    // However slow the machine, nothing is missed.
    spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    inspectContent.mockReset().mockResolvedValue(onPage);
  },
});

/** A draft whose first link leads nowhere, and whose introduction is typed as English is. */
async function drafted() {
  const [first, second] = heroContent.actions;
  const value = {
    ...heroContent,
    lead: 'Prêt ? Parlons-en.',
    actions: [{ ...first, to: '/portfolio' }, second],
  };
  await insertContent(key, value, { reason: 'saved' });
}

export const Verified = meta.story({
  beforeEach: drafted,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier' }));
    const card = within(await canvas.findByRole('region', { name: 'Vérification' }));
    await expect(await card.findByText('1 erreur et 2 conseils.')).toBeVisible();
    await expect(inspectContent).toHaveBeenCalledWith(
      expect.objectContaining({ key }),
      expect.any(AbortSignal),
    );
    await step('Chaque point mène à son champ, dans l’élément qui l’entoure', async () => {
      await userEvent.click(card.getByRole('button', { name: /^Y aller\s: Le lien vers/ }));
      await waitFor(() => expect(document.activeElement).toHaveRole('combobox'));
      await expect(document.activeElement).toHaveTextContent('Portfolio');
      await userEvent.click(card.getByRole('button', { name: /^Y aller\s: Typographie/ }));
      const lead = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Introduction' });
      await expect(lead).toHaveFocus();
      await expect(lead.selectionStart).toBe(4);
      await userEvent.click(card.getByRole('button', { name: /^Y aller\s: Les titres/ }));
      await expect(document.activeElement).toHaveValue(heroContent.channels[1]?.preview);
    });
    if (!isTested) return;
    await step('Un texte changé depuis est à vérifier de nouveau', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Introduction' }), ' Vite.');
      await expect(await card.findByText('Le texte a changé depuis.')).toBeVisible();
    });
  },
});

/** Une erreur : la raison est demandée, et gardée avec la version. */
export const PublishedDespite = meta.story({
  tags: ['no-visual'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: drafted,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publier les modifications' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publier malgré 1 erreur?' }));
    await expect(await findContents()).toHaveLength(1);
    await userEvent.click(dialog.getByLabelText('Raison'));
    await userEvent.paste('Le portfolio arrive demain.');
    await userEvent.click(dialog.getByRole('button', { name: 'Publier quand même' }));
    await expectToast(notices.contentPublished);
    await expect((await findContents()).at(-1)).toMatchObject({
      reason: 'published',
      note: 'Le portfolio arrive demain.',
    });
  },
});
