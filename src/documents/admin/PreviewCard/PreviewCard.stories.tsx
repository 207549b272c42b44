import { toArticleDocument } from '#documents/data/documentKey.ts';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { anApproval, aPreviewLink } from '#mocks/builders.ts';
import { find } from '#mocks/database.ts';
import { insertApproval, insertLink, isLink } from '#mocks/states.ts';
import { serverError } from '#mocks/scenarios.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { unpublished } from '#features/articles/admin/testing/openedArticle.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { PreviewCard } from './PreviewCard.tsx';

const meta = preview.meta({
  title: 'Administration/Documents/Partage et approbation · PreviewCard',
  component: PreviewCard,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Pour montrer un texte à quelqu’un qui n’a pas de compte, et recevoir son approbation.'],
      instead: [{ when: 'La personne lit déjà l’aperçu', take: 'features/previews/site/PreviewBar' }],
    },
    layout: 'padded',
    description: `Partager un article, ou un contenu du site, avec qui n’a pas de compte, et voir qui l’a approuvé. Le lien montre ce qui est enregistré, pendant 14 jours, et se révoque. Il n’est affiché qu’à sa création : la base n’en garde qu’une empreinte.

Une approbation porte sur un texte : dès qu’il change, elle est « Modifié depuis ».`,
    docs: { story: { inline: false, height: '26rem' } },
  },
  args: {
    shared: { document: toArticleDocument(unpublished.id) },
    what: 'l’article',
    version: 1,
    isUnsaved: false,
  },
});

const copies = () => spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Partager un aperçu' })).toBeVisible();
  },
});

/** Rien n’est enregistré encore : il n’y a rien à partager. */
export const NotSaved = meta.story({
  name: 'Rien d’enregistré',
  args: { version: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Enregistrez d’abord l’article/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Unsaved = meta.story({
  args: { isUnsaved: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('sans vos dernières modifications');
  },
});

/** Le lien est fait, copié, montré, et dans la liste. Sans image : l’adresse de l’atelier y serait. */
export const Shared = meta.story({
  name: 'Partagé',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent, step }) => {
    const writeText = copies();
    await step('Copié, et montré cette seule fois', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Partager un aperçu' }));
      await expectToast(notices.previewCopied);
      const address = String(writeText.mock.lastCall?.[0]);
      await expect(address).toMatch(`${location.origin}/apercu#`);
      await expect(await isLink(address)).toBe(true);
      await expect(canvas.getByRole('textbox', { name: 'Lien à envoyer' })).toHaveValue(address);
    });
    await step('Dans la liste, avec son auteur et sa date de fin', async () => {
      await expect(await canvas.findByText(/^Élodie Tremblay, le /)).toBeVisible();
      await expect(canvas.getByText(/^Prend fin le /)).toBeVisible();
    });
  },
});

/** Le navigateur refuse de copier : le lien reste à portée. */
export const NotCopied = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Partager un aperçu' }));
    await expectToast(notices.previewNotCopied);
    const link = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Lien à envoyer' });
    await expect(await isLink(link.value)).toBe(true);
    const writeText = copies();
    await userEvent.click(canvas.getByRole('button', { name: 'Copier le lien' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  },
});

/** Des liens en cours et deux approbations, dont une d’un texte d’avant. */
export const Loaded = meta.story({
  async beforeEach() {
    const document = toArticleDocument(unpublished.id);
    const dated = (day: number) => `2026-11-${day}T19:05:00+00:00`;
    await insertLink(aPreviewLink({ document, created_at: dated(16) }));
    await insertApproval(
      anApproval({ document, approved_at: dated(17), comment: 'Parfait.\nBravo à l’équipe!' }),
    );
    await insertApproval(
      anApproval({ document, approved_at: dated(15), name: 'Jean Côté', content_hash: 'avant' }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Modifié depuis')).toBeVisible();
    await expect(canvas.getByText('Version enregistrée')).toBeVisible();
    const approvals = canvas.getAllByText(/^Approuvé par/).map(({ textContent }) => textContent);
    await expect(approvals.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
      'Approuvé par Marie Roy le 17 novembre 2026 à 14 h 05',
      'Approuvé par Jean Côté le 15 novembre 2026 à 14 h 05',
    ]);
  },
});

/** Révoqué après une question : le lien n’est plus, son adresse non plus. */
export const Revoked = meta.story({
  name: 'Révoqué',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    copies();
    await userEvent.click(await canvas.findByRole('button', { name: 'Partager un aperçu' }));
    const revoke = await canvas.findByRole('button', { name: /^Révoquer le lien d/ });
    await userEvent.click(revoke);
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await expect(await find('private.preview_links')).toHaveLength(1);
    await userEvent.click(revoke);
    await userEvent.click(await screen.findByRole('button', { name: 'Révoquer' }));
    await expectToast(notices.previewRevoked);
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 3 })).not.toBeInTheDocument());
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
    await expect(await find('private.preview_links')).toEqual([]);
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(...serverError({ where: 'previews' })),
  play: inTests(async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Impossible de charger les aperçus partagés.')).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument());
  }),
});
