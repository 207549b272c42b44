import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { chooseAct } from '#documents/admin/testing/chooseAct.ts';
import { describePlan } from '#documents/admin/PlanDialog/PlanDialog.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { find } from '#mocks/database.ts';
import { insertPlan } from '#mocks/releases.ts';
import { findVersions, insertVersion } from '#mocks/states.ts';
import { endsHere, inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import {
  EditPageWithAddress,
  findArticle,
  onPublished,
  published,
  untilOnline,
} from '../testing/openedArticle.tsx';
import { ArticleEditPage } from './ArticleEditPage.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Éditeur, modifications en attente · ArticleEditPage',
  component: ArticleEditPage,
  globals: { role: 'editor' },
  parameters: {
    ...onPublished,
    description: `Un article en ligne se prépare sans que le site change : « Enregistrer sans publier » garde le texte pour l’équipe. Ce qui attend se compare à ce qui est en ligne, se publie, se planifie ou s’abandonne.

« Sauvegarder » en fait toujours un brouillon; l’article quitterait le site, et c’est demandé avant.`,
    docs: { story: { inline: false } },
  },
  afterEach: untilOnline,
  render: () => <EditPageWithAddress />,
});

const noPicture = { tags: ['no-visual'] };

const title = `${published.title}, l’été`;

/** Somebody has saved beside what is online. */
const savePending = () => insertVersion(published.id, { title }, { isPendingSave: true });

async function plan() {
  await savePending();
  await insertPlan(toArticleDocument(published.id), '2126-01-04T11:00:00+00:00');
}

type Canvas = { findByRole: (role: string, options: object) => Promise<HTMLElement> };
const titleField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Titre' });
const button = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('button', { name });

/** Ce qui attend continue de s’enregistrer à côté par la touche Entrée, jusqu’à la publication; le site ne change pas. */
export const SavedBeside = meta.story({
  name: 'Enregistré à côté',
  ...noPicture,
  beforeEach: savePending,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await titleField(canvas), '!{Enter}');
    await waitFor(async () =>
      expect((await findVersions(published.id)).at(-1)).toMatchObject({
        reason: 'saved',
        value: { title: `${title}!` },
      }),
    );
    await expect((await findArticle(published.id))?.title).toBe(published.title);
    await expect(await canvas.findByText(/^Enregistré$/)).toBeVisible();
    await step('Puis publié', async () => {
      await userEvent.click(await button(canvas, 'Publier les modifications'));
      await expectToast(notices.articleUpdated);
      await expect(await findArticle(published.id)).toMatchObject({
        title: `${title}!`,
        status: 'published',
      });
      await waitFor(() => expect(canvas.queryByText('Modifications en attente')).not.toBeInTheDocument());
    });
  },
});

/** Planifié par quelqu’un d’autre pendant que le formulaire est ouvert : su au retour dans la page, sans toucher à ce qui est écrit. */
export const PlannedElsewhere = meta.story({
  name: 'Planifié ailleurs',
  ...noPicture,
  play: inTests(async ({ canvas, userEvent }) => {
    const field = await titleField(canvas);
    await canvas.findByText('Mise en ligne');
    await userEvent.type(field, ', écrit ici');
    await plan();
    window.dispatchEvent(new Event('visibilitychange'));
    const found = await canvas.findAllByText(/^Mise à jour planifiée pour le 4 janvier 2126 à 6 h/);
    await expect(found[0]).toBeVisible();
    await expect(field).toHaveValue(`${published.title}, écrit ici`);
  }),
});

/** Abandonner remet ce qui est en ligne; « Annuler » ramène les modifications. */
export const Discarded = meta.story({
  name: 'Abandonnées',
  ...noPicture,
  beforeEach: savePending,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await button(canvas, 'Abandonner les modifications'));
    await expectToast(notices.changesDiscarded);
    await waitFor(async () => expect(await titleField(canvas)).toHaveValue(published.title));
    await expect(canvas.queryByText('Modifications en attente')).not.toBeInTheDocument();
    await step('Et c’est annulé', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
      await expect(await canvas.findByText('Modifications en attente')).toBeVisible();
      await expect(await titleField(canvas)).toHaveValue(title);
      await expect((await findArticle(published.id))?.title).toBe(published.title);
    });
  },
});

/** « Sauvegarder » retirerait l’article du site. */
export const Withdrawn = meta.story({
  name: 'Retiré du site',
  play: async ({ canvas, userEvent, step }) => {
    const field = await titleField(canvas);
    await userEvent.type(field, ', l’été');
    await userEvent.click(await button(canvas, /^Sauvegarder/));
    const question = within(await screen.findByRole('alertdialog', { name: 'Retirer cet article du site?' }));
    for (const name of ['Retirer du site', 'Enregistrer sans publier', 'Annuler'])
      await waitFor(() => expect(question.getByRole('button', { name })).toBeVisible());
    if (await endsHere()) return;
    await step('L’autre issue enregistre à côté de ce qui est en ligne', async () => {
      await userEvent.click(question.getByRole('button', { name: 'Enregistrer sans publier' }));
      await expect(await canvas.findByText('Modifications en attente')).toBeVisible();
      await expect(await findArticle(published.id)).toMatchObject({
        title: published.title,
        status: 'published',
      });
    });
    await step('Retiré du site', async () => {
      await userEvent.click(await button(canvas, /^Sauvegarder/));
      await userEvent.click(await screen.findByRole('button', { name: 'Retirer du site' }));
      await waitFor(async () =>
        expect(await findArticle(published.id)).toMatchObject({ title, status: 'draft', published_at: null }),
      );
      await waitFor(() => expect(canvas.queryByText('Modifications en attente')).not.toBeInTheDocument());
    });
  },
});

/** Archivé, l’article quitterait le site aussi : la question le dit, et le plan qui finirait avec lui. */
export const Archived = meta.story({
  name: 'Archivé',
  beforeEach: plan,
  play: async ({ canvas, userEvent }) => {
    const field = await titleField(canvas);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Statut' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Archivé' }));
    await userEvent.type(field, '{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Archiver cet article?' }));
    await waitFor(() => expect(question.getByText(/4 janvier 2126/)).toBeVisible());
    await expect(question.getByRole('button', { name: 'Archiver' })).toBeVisible();
    if (await endsHere()) return;
    await userEvent.click(question.getByRole('button', { name: 'Archiver' }));
    await waitFor(async () => expect(await findArticle(published.id)).toMatchObject({ status: 'archived' }));
  },
});

const sentence = /^Mise à jour planifiée pour le 4 janvier 2126 à 6.h\.$/;

export const Planned = meta.story({
  beforeEach: plan,
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText(sentence))[0]).toBeVisible();
    await expect(await titleField(canvas)).toHaveValue(title);
    await expect(await button(canvas, 'Publier les modifications')).not.toHaveAttribute('aria-disabled');
    await expect(canvas.queryByRole('button', { name: 'Mettre à jour' })).not.toBeInTheDocument();
    if (await endsHere()) return;
    await chooseAct(userEvent, /^Changer la date/);
    await expect(await screen.findByLabelText('Publier le')).toHaveValue('2126-01-04T06:00');
  },
});

// Ten years ahead at most.
const nextYear = new Date().getFullYear() + 1;
const soon = new RegExp(`^Mise à jour planifiée pour le 4 janvier ${nextYear} à 6.h\\.$`);

/** Une date se retient, et se retire. */
export const PlannedFromForm = meta.story({
  name: 'Planifié du formulaire',
  ...noPicture,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await titleField(canvas), ', l’été');
    await step('Planifié', async () => {
      await chooseAct(userEvent, /^Planifier/);
      const dialog = within(await screen.findByRole('dialog', { name: 'Planifier' }));
      await fireEvent.change(dialog.getByLabelText('Publier le'), {
        target: { value: `${nextYear}-01-04T06:00` },
      });
      await userEvent.click(dialog.getByRole('button', { name: 'Planifier' }));
      const plan = { dueAt: `${nextYear}-01-04T11:00:00Z` };
      await expectToast(describePlan(plan, true));
      await expect((await canvas.findAllByText(soon))[0]).toBeVisible();
      await expect(await find('private.releases')).toEqual([
        expect.objectContaining({ name: null, due_at: expect.anything() }),
      ]);
      await expect((await findArticle(published.id))?.title).toBe(published.title);
    });
    await step('Annulé', async () => {
      await chooseAct(userEvent, /^Annuler la planification/);
      await expectToast(notices.changeUnplanned);
      await waitFor(() => expect(canvas.queryByText(soon)).not.toBeInTheDocument());
      await expect(canvas.getByText('Modifications en attente')).toBeVisible();
    });
  },
});
