import { Link } from 'react-router-dom';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { aCategory } from '#mocks/builders.ts';
import { find, insert } from '#mocks/database.ts';
import { answerLost, empty, failing } from '#mocks/scenarios.ts';
import { endsHere } from '#storybook/inTests.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { TaxonomyPage } from './TaxonomyPage.tsx';

const meta = preview.meta({
  title: 'Administration/Catégories & Tags/Catégories et tags · TaxonomyPage',
  component: TaxonomyPage,
  globals: { role: 'admin' },
  parameters: {
    path: paths.admin.taxonomy,
    rows: 'taxonomy',
    description: `Catégories et tags côte à côte, chacun avec son formulaire et sa liste. Éditer un élément remplit le formulaire de sa colonne; ce qui y était tapé ne se perd jamais sans question.

Les éditeurs créent et modifient; supprimer est aux administrateurs, et « Annuler » rend aussi les liens avec les articles. Deux listes en échec ne font qu’une notification et qu’un bouton.`,
    docs: { story: { inline: false, height: '72rem' } },
  },
  decorators: [inBackOffice],
});

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>;

const categoryForm = async (canvas: Canvas, name: string | RegExp = 'Nouvelle catégorie') =>
  within(await canvas.findByRole('form', { name }));
const tagForm = async (canvas: Canvas, name: string | RegExp = 'Nouveau tag') =>
  within(await canvas.findByRole('form', { name }));

const columnNames = (column: HTMLElement) =>
  within(column)
    .queryAllByRole('button', { name: /^Éditer/ })
    .map((button) => button.getAttribute('aria-label'));

export const Loaded = meta.story({
  play: async ({ canvas, step }) => {
    await step('Les catégories avec couleur, nom et description, dans l’ordre du français', async () => {
      await canvas.findByRole('button', { name: 'Éditer la catégorie Vidéo' });
      await expect(columnNames(canvas.getByRole('region', { name: 'Catégories' }))).toEqual([
        'Éditer la catégorie Baladodiffusion',
        'Éditer la catégorie Prise de parole',
        'Éditer la catégorie Stratégie',
        'Éditer la catégorie Vidéo',
      ]);
      await expect(canvas.getByText('Parler en public et devant les médias.')).toBeVisible();
      const dot = canvas.getByText('Vidéo').closest('li')?.querySelector('circle');
      await expect(dot).toHaveAttribute('fill', '#1F6FB8');
    });
    await step('Les tags en pastilles, É avant M', async () => {
      await canvas.findByRole('button', { name: 'Éditer le tag Médias' });
      await expect(columnNames(canvas.getByRole('region', { name: 'Tags' })).at(-1)).toBe(
        'Éditer le tag Médias',
      );
    });
    await step('Les admins peuvent supprimer', async () => {
      await expect(await canvas.findAllByRole('button', { name: /^Supprimer la catégorie/ })).toHaveLength(4);
      await expect(canvas.getAllByRole('button', { name: /^Supprimer le tag/ })).toHaveLength(6);
    });
  },
});

/** Les éditeurs créent et modifient, sans rien supprimer. */
export const AsEditor = meta.story({
  globals: { role: 'editor' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Éditer le tag Médias' });
    await canvas.findByRole('button', { name: 'Éditer la catégorie Vidéo' });
    await expect(canvas.queryByRole('button', { name: /^Supprimer/ })).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...empty('categories'), ...empty('tags'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Aucune catégorie\./)).toBeVisible();
    await expect(await canvas.findByText(/^Aucun tag\./)).toBeVisible();
  },
});

/** Un collègue a pris le slug entre-temps : c’est dit à côté du champ, qui reçoit le focus; rien de tapé ne se perd. */
export const ServerRejected = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: 'Éditer la catégorie Vidéo' });
    await insert('categories', aCategory({ name: 'Ondes', slug: 'radio' }));
    const form = await categoryForm(canvas);
    await step('Le slug', async () => {
      await userEvent.type(form.getByLabelText('Nom'), 'Radio{Enter}');
      await expect(await form.findByText('Ce slug est déjà utilisé. Écrivez-en un autre.')).toBeVisible();
      await expect(form.getByLabelText('Slug')).toHaveFocus();
      await expect(form.getByLabelText('Nom')).toHaveValue('Radio');
    });
    await step('Le nom', async () => {
      await userEvent.type(form.getByLabelText('Slug'), 'radio-2');
      await userEvent.clear(form.getByLabelText('Nom'));
      await userEvent.type(form.getByLabelText('Nom'), 'Ondes{Enter}');
      await expect(await form.findByText('Ce nom est déjà utilisé.')).toBeVisible();
      await expect(form.getByLabelText('Nom')).toHaveFocus();
    });
    if (await endsHere()) return;
    await step('Ensuite, cela passe', async () => {
      await userEvent.type(form.getByLabelText('Nom'), ' courtes{Enter}');
      await expectToast(notices.categoryCreated);
    });
  },
});

/** Un double clic, une réponse perdue, un second essai : un seul tag. */
export const AnswerLost = meta.story({
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(...answerLost({ where: 'tags', methods: ['POST'] }));
  },
  play: async ({ canvas, userEvent }) => {
    const form = await tagForm(canvas);
    await userEvent.type(form.getByLabelText('Nom'), 'Radio');
    await userEvent.dblClick(form.getByRole('button', { name: 'Créer' }));
    await expectToast({
      title: 'Erreur',
      description: 'Le serveur est injoignable. Vérifiez votre connexion.',
      variant: 'destructive',
    });
    await userEvent.click(await form.findByRole('button', { name: 'Créer' }));
    await expectToast(notices.tagCreated);
    await expect((await find('tags')).filter(({ name }) => name === 'Radio')).toHaveLength(1);
  },
});

export const Saved = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Une catégorie; le slug vient du nom', async () => {
      const form = await categoryForm(canvas);
      await userEvent.click(form.getByLabelText('Nom'));
      await userEvent.paste('  Été à la radio  ');
      await expect(form.getByLabelText('Slug')).toHaveAttribute('placeholder', 't-la-radio');
      await userEvent.click(form.getByLabelText('Description'));
      await userEvent.paste('Rediffusions.');
      await fireEvent.input(form.getByLabelText('Choisir la couleur dans une palette'), {
        target: { value: '#0b7268' },
      });
      await userEvent.click(form.getByRole('button', { name: 'Créer' }));
      await expectToast(notices.categoryCreated);
      await expect((await find('categories')).find(({ slug }) => slug === 't-la-radio')).toMatchObject({
        name: 'Été à la radio',
        description: 'Rediffusions.',
        color: '#0B7268',
      });
      await expect(
        await canvas.findByRole('button', { name: 'Éditer la catégorie Été à la radio' }),
      ).toBeVisible();
    });
    await step('Le formulaire est prêt pour la suivante', async () => {
      const form = await categoryForm(canvas);
      await expect(form.getByLabelText('Nom')).toHaveValue('');
      await expect(form.getByLabelText('Nom')).toHaveFocus();
    });
    await step('Un tag, avec un slug choisi', async () => {
      const form = await tagForm(canvas);
      await userEvent.type(form.getByLabelText('Nom'), 'Radio');
      await userEvent.type(form.getByLabelText('Slug'), 'ondes{Enter}');
      await expectToast(notices.tagCreated);
      await expect((await find('tags')).find(({ name }) => name === 'Radio')?.slug).toBe('ondes');
    });
  },
});

/** Pendant qu’on modifie un élément, ses valeurs remplissent le formulaire, avec « Modifier » et « Annuler ». */
export const Prefilled = meta.story({
  // The form has its own picture; where the sidebar ends, it stands a pixel higher or lower.
  tags: ['no-visual'],
  play: async ({ canvas, userEvent, step }) => {
    const edit = (name: string) => canvas.findByRole('button', { name });
    await step('« Annuler » laisse tout comme avant', async () => {
      await userEvent.click(await edit('Éditer la catégorie Vidéo'));
      const form = await categoryForm(canvas, /^Modifier/);
      await expect(form.getByLabelText('Nom')).toHaveValue('Vidéo');
      await expect(form.getByLabelText('Nom')).toHaveFocus();
      await expect(form.getByLabelText('Slug')).toHaveValue('video');
      await expect(form.getByLabelText('Couleur')).toHaveValue('#1F6FB8');
      await userEvent.click(form.getByRole('button', { name: 'Annuler' }));
      await categoryForm(canvas);
    });
    await userEvent.click(await edit('Éditer la catégorie Vidéo'));
    const form = await categoryForm(canvas, /^Modifier/);
    await waitFor(() => expect(form.getByLabelText('Nom')).toHaveFocus());
    if (await endsHere()) return;
    await step('« Modifier »', async () => {
      await userEvent.type(form.getByLabelText('Nom'), 's');
      await userEvent.click(form.getByRole('button', { name: 'Modifier' }));
      await expectToast(notices.categoryUpdated);
      await edit('Éditer la catégorie Vidéos');
    });
    await step('Un tag aussi', async () => {
      await userEvent.click(await edit('Éditer le tag Médias'));
      const form = await tagForm(canvas, /^Modifier/);
      await userEvent.type(form.getByLabelText('Nom'), ' sociaux{Enter}');
      await expectToast(notices.tagUpdated);
      await expect((await find('tags')).find(({ slug }) => slug === 'medias')?.name).toBe('Médias sociaux');
    });
  },
});

/** Ce qui est tapé ne se perd jamais en silence : ni pour un autre élément, ni pour un autre écran. */
export const UnsavedChanges = meta.story({
  render: () => (
    <>
      <TaxonomyPage />
      <Link to={paths.admin.media}>Ailleurs</Link>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const form = await categoryForm(canvas);
    await canvas.findByRole('button', { name: 'Éditer la catégorie Vidéo' });
    await userEvent.type(form.getByLabelText('Nom'), 'Radio');
    if (await endsHere()) return;
    await step('Un autre élément', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Éditer la catégorie Vidéo' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Continuer à écrire' }));
      await expect(form.getByLabelText('Nom')).toHaveValue('Radio');
    });
    await step('Un autre écran', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('link', { name: 'Ailleurs' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Rester ici' }));
      await expect(form.getByLabelText('Nom')).toHaveValue('Radio');
    });
  },
});

const articlesIn = async (id: string | undefined) =>
  (await find('articles')).filter(({ category_id }) => category_id === id).length;

/** Les admins suppriment après une question; annuler rend aussi les liens avec les articles. */
export const Delete = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent, step }) => {
    const video = (await find('categories')).find(({ name }) => name === 'Vidéo');
    const linked = await articlesIn(video?.id);
    const tagged = (await find('article_tags')).length;
    await step('La catégorie', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer la catégorie Vidéo' }));
      const question = within(
        await screen.findByRole('alertdialog', {
          name: /^Êtes-vous sûr de vouloir supprimer cette catégorie\s\?$/,
        }),
      );
      await expect(question.getByText(/^Vidéo\. /)).toHaveTextContent(
        linked > 1 ? `${linked} articles n’auront plus` : 'Un article n’aura plus',
      );
      await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
      await expectToast(notices.categoryDeleted);
      await expect(await articlesIn(video?.id)).toBe(0);
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'Éditer la catégorie Vidéo' })).not.toBeInTheDocument(),
      );
    });
    await step('De retour avec ses articles', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
      await expectToast(notices.categoryRestored);
      await expect(await articlesIn(video?.id)).toBe(linked);
      await expect(await canvas.findByRole('button', { name: 'Éditer la catégorie Vidéo' })).toBeVisible();
    });
    await step('Le tag', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Supprimer le tag Conseils' }));
      const question = within(
        await screen.findByRole('alertdialog', { name: /^Êtes-vous sûr de vouloir supprimer ce tag\s\?$/ }),
      );
      await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
      await expectToast(notices.tagDeleted);
      await expect((await find('article_tags')).length).toBeLessThan(tagged);
      await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
      await expectToast(notices.tagRestored);
      await expect(await find('article_tags')).toHaveLength(tagged);
    });
  },
});

/** Deux tags qui disent la même chose deviennent un seul : les articles de l’un prennent l’autre. */
export const Joined = meta.story({
  name: 'Deux tags joints',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Joindre le tag Conseils à un autre' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Joindre «\u00A0Conseils\u00A0» à un autre tag' }),
    );
    await expect(dialog.getByText(/Cela ne s’annule pas\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Joindre' }));
    await expect(await dialog.findByText('Choisissez celui qui reste.')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Tag qui reste' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Coulisses' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Joindre' }));
    await expectToast(notices.tagsJoined);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Éditer le tag Conseils' })).not.toBeInTheDocument(),
    );
    const [kept] = await find('tags', { name: 'Coulisses' });
    await expect(kept?.former_slugs).toEqual(['conseils']);
  },
});

/** La suppression a échoué pour une raison qui peut passer : la notification permet de recommencer. */
export const DeleteRepeated = meta.story({
  name: 'Suppression à refaire',
  beforeEach({ msw }) {
    msw.use(...failing(500, { where: 'tags', methods: ['DELETE'] }, { message: 'disk full' }));
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer le tag Médias' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    await expectToast({
      title: 'Erreur',
      description: 'Le serveur a rencontré un problème. Sa réponse\u00A0: «\u00A0disk full\u00A0».',
      variant: 'destructive',
    });
    msw.resetHandlers();
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    await expectToast(notices.tagDeleted);
  },
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'data' }, (canvas) =>
    canvas.findByRole('button', { name: 'Éditer la catégorie Vidéo' }),
  ),
);
