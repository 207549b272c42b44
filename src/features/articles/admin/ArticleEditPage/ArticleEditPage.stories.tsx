import { unfold } from '#documents/admin/testing/unfold.ts';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { find } from '#mocks/database.ts';
import { paths } from '#paths.ts';
import { forbidden, loading, serverError } from '#mocks/scenarios.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { ArticleEditPage } from './ArticleEditPage.tsx';
import {
  EditPageWithAddress,
  inMarkdown,
  onNewArticle,
  onPublished,
  published,
  findTagIds,
  untilOnline,
} from '../testing/openedArticle.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Éditeur · ArticleEditPage',
  component: ArticleEditPage,
  globals: { role: 'editor' },
  parameters: {
    ...onPublished,
    description: `L’écran où un article s’écrit, nouveau ou existant. L’article n’est lu qu’à l’ouverture : une réponse plus tardive ne change jamais le texte sous les doigts.

Tant que le serveur n’a pas ce qui est tapé, cet appareil en garde un brouillon. L’enregistrement, les brouillons et les pannes ont leurs propres histoires.`,
    docs: { story: { inline: false } },
  },
  afterEach: untilOnline,
  render: () => <EditPageWithAddress />,
});

/** The text as it is kept, from the tools of the one that shows what it will be. */
async function showMarkdown({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Autres outils' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Markdown/ }));
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Contenu' })).toHaveFocus());
}

export const Blank = meta.story({
  parameters: onNewArticle,
  play: inTests(async (context) => {
    const { canvas, userEvent, step } = context;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nouvel article' })).toBeVisible();
    await canvas.findByRole('textbox', { name: 'Titre' });
    await step('Tous les champs prévus', async () => {
      for (const name of ['Slug', 'Extrait', 'Image mise en avant (URL)']) await unfold(context, name);
      for (const name of [
        'Titre',
        'Slug',
        'Image mise en avant (URL)',
        'Meta Title',
        'Image OpenGraph (URL)',
      ]) {
        await expect(canvas.getByRole('textbox', { name })).toBeVisible();
      }
      await expect(canvas.getByRole('textbox', { name: 'Extrait' })).toHaveAttribute('rows', '3');
      await showMarkdown(context);
      await expect(canvas.getByRole('textbox', { name: 'Contenu' })).toHaveAttribute('rows', '15');
      await userEvent.click(canvas.getByRole('button', { name: 'Texte' }));
      await expect(canvas.getByRole('textbox', { name: 'Meta Description' })).toHaveAttribute('rows', '3');
      await expect(canvas.getByRole('combobox', { name: 'Statut' })).toHaveTextContent('Brouillon');
      await expect(canvas.getByRole('combobox', { name: 'Catégorie' })).toBeVisible();
      await expect(await canvas.findAllByRole('checkbox')).toHaveLength((await find('tags')).length);
    });
    await step('Le titre remplit le slug et le Meta Title; les lettres accentuées tombent', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Titre' }));
      await userEvent.paste('Été à Québec : 10 idées');
      await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue('t-qubec-10-ides');
      await expect(canvas.getByRole('textbox', { name: 'Meta Title' })).toHaveValue(
        'Été à Québec : 10 idées',
      );
    });
    await step('Ce qui n’est pas enregistré se dit', async () => {
      await expect(canvas.getByText('Modifications non enregistrées')).toBeVisible();
    });
  }),
});

export const Prefilled = meta.story({
  play: inTests(async (context) => {
    const { canvas, step } = context;
    await expect(await canvas.findByRole('heading', { level: 1, name: "Éditer l'article" })).toBeVisible();
    await step('Les champs contiennent l’article', async () => {
      await expect(await canvas.findByRole('textbox', { name: 'Titre' })).toHaveValue(published.title);
      await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue(published.slug);
      await expect(canvas.getByRole('combobox', { name: 'Statut' })).toHaveTextContent('Publié');
      for (const name of [/^Sauvegarder/, /^Publier/])
        await expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
      // Nothing has changed yet.
      await expect(canvas.getByRole('button', { name: 'Mettre à jour' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      const chosen = (await canvas.findAllByRole('checkbox', { checked: true })).length;
      await expect(chosen).toBe((await findTagIds(published.id)).length);
    });
    await step('Trente commandes, outre les tags, avant d’ouvrir quoi que ce soit', async () => {
      await canvas.findByRole('button', { name: 'Autres outils' });
      const controls = [
        ...canvas
          .getByRole('main')
          .querySelectorAll<HTMLElement>(
            'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"]',
          ),
      ].filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          control.closest('[aria-hidden="true"]') === null &&
          control.closest('fieldset')?.querySelector('legend')?.textContent !== 'Tags',
      );
      await expect(controls.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toHaveLength(30);
    });
    await step('Le texte, comme il sera et en Markdown', async () => {
      const surface = within(await canvas.findByRole('textbox', { name: 'Contenu' }));
      await expect(surface.getByRole('heading', { name: 'Placer l’invité' })).toBeVisible();
      await showMarkdown(context);
      await expect(canvas.getByRole('textbox', { name: 'Contenu' })).toHaveValue(published.content);
      await expect(canvas.queryByText('Modifications non enregistrées')).toBeNull();
    });
    await step('Ce que disent les parties repliées n’élargit rien', async () => {
      const { right } = canvas.getByRole('combobox', { name: 'Statut' }).getBoundingClientRect();
      await expect(right).toBeLessThan(innerWidth);
    });
    await step('Le retour à la liste', async () => {
      await expect(canvas.getByRole('link', { name: 'Retour aux articles' })).toHaveAttribute(
        'href',
        '/admin/articles',
      );
    });
  }),
});

/** Depuis « Recherches sans résultat » : le mot cherché est déjà le titre. */
export const Titled = meta.story({
  name: 'Avec un titre',
  tags: ['!dev', 'no-visual'],
  parameters: {
    ...onNewArticle,
    path: paths.admin.newArticleAbout('teleprompteur'),
  },
  play: inTests(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue('Teleprompteur'));
    await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue('teleprompteur');
  }),
});

/** Un titre vide ne part pas : la notification le dit, le champ aussi, et il a le focus. */
export const InvalidSubmit = meta.story({
  parameters: onNewArticle,
  play: async ({ canvas, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: 'Titre' });
    await step('Rien de tapé encore', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      await expectToast(notices.titleRequired);
      await expect(title).toBeInvalid();
      await expect(title).toHaveFocus();
    });
    await step('Deux fautes sont résumées, et chaque ligne mène à son champ', async () => {
      await unfold({ canvas, userEvent }, 'Slug');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Slug' }), 'Été');
      await userEvent.click(canvas.getByRole('button', { name: /^Sauvegarder/ }));
      const summary = await canvas.findByRole('alert');
      await expect(summary).toHaveFocus();
      await userEvent.click(within(summary).getByRole('link', { name: /^Slug\s: Lettres minuscules/ }));
      await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveFocus();
    });
    await step('Rien n’a été enregistré', async () => {
      await expect(canvas.getByTestId('address')).toHaveTextContent('/admin/articles/new');
    });
  },
});

/** C’est dit à côté du champ, avant que le serveur refuse. */
export const SlugTaken = meta.story({
  name: 'Slug déjà pris',
  parameters: onNewArticle,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Titre' }));
    await userEvent.paste('Gérer le trac');
    await unfold({ canvas, userEvent }, 'Slug');
    const slug = canvas.getByRole('textbox', { name: 'Slug' });
    await userEvent.clear(slug);
    await userEvent.click(slug);
    await userEvent.paste('gerer-le-trac');
    await expect(await canvas.findByText(/^L’article «\s.+\s» a déjà ce slug\.$/)).toBeVisible();
  },
});

/** Le slug perd les lettres accentuées : un bouton propose celui qui les garde, sans accents. Près du texte, sa longueur. */
export const SlugOffered = meta.story({
  name: 'Slug proposé',
  parameters: onNewArticle,
  beforeEach: inMarkdown,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Titre' }));
    await userEvent.paste('Été à Québec');
    await unfold({ canvas, userEvent }, 'Slug');
    await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue('t-qubec');
    await userEvent.click(canvas.getByRole('button', { name: /^Utiliser/ }));
    await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue('ete-a-quebec');
    await expect(canvas.queryByRole('button', { name: /^Utiliser/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Contenu' }));
    await userEvent.paste('Un été au studio.');
    await expect(await canvas.findByText('4 mots · 1 min de lecture')).toBeVisible();
  },
});

/** Changer le titre d’un article en ligne change son adresse : c’est dit, et un bouton garde l’ancienne. */
export const PublishedAddressChanges = meta.story({
  name: 'Adresse en ligne qui change',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent }, 'Slug');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Slug' }), '-2');
    await expect(await canvas.findByText(/qui mènera à la nouvelle/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Garder l’adresse actuelle' }));
    await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue(published.slug);
  },
});

/** Un tag et une catégorie se créent là où il en manque, par les règles de leur écran. */
export const MadeHere = meta.story({
  name: 'Tag et catégorie créés ici',
  tags: ['no-visual'],
  parameters: onNewArticle,
  play: async ({ canvas, userEvent, step }) => {
    await step('Un tag que personne ne porte encore', async () => {
      const search = await canvas.findByRole('searchbox', { name: 'Chercher un tag' });
      await userEvent.type(search, 'conseils');
      await expect(canvas.queryByRole('button', { name: /^Créer le tag/ })).toBeNull();
      await userEvent.clear(search);
      await userEvent.type(search, 'Radio');
      await userEvent.click(canvas.getByRole('button', { name: 'Créer le tag «\u00A0Radio\u00A0»' }));
      // In the list it stands a moment before it is chosen.
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Radio' })).toBeChecked());
      await waitFor(() => expect(search).toHaveFocus());
      await expect((await find('tags', { name: 'Radio' }))[0]?.slug).toBe('radio');
    });
    await step('Une catégorie', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Nouvelle catégorie' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Nouvelle catégorie' }), 'Entrevues');
      await userEvent.click(
        canvas.getByRole('button', { name: 'Créer la catégorie «\u00A0Entrevues\u00A0»' }),
      );
      await waitFor(() =>
        expect(canvas.getByRole('combobox', { name: 'Catégorie' })).toHaveTextContent('Entrevues'),
      );
    });
  },
});

export const TooLongForSearchEngines = meta.story({
  name: 'Trop long pour les moteurs',
  parameters: onNewArticle,
  play: async ({ canvas, userEvent }) => {
    const title = 'Un titre qui n’en finit pas de dire tout ce que l’article dira encore une fois plus loin';
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Titre' }));
    await userEvent.paste(title);
    await expect(canvas.getByText(`${title.length} / 60`)).toBeVisible();
    await expect(
      canvas.getByText(/^Trop long\s: les moteurs de recherche en couperont la fin\.$/),
    ).toBeVisible();
  },
});

export const BrokenImage = meta.story({
  parameters: onNewArticle,
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent }, 'Image mise en avant (URL)');
    const field = await canvas.findByRole('textbox', { name: 'Image mise en avant (URL)' });
    await userEvent.click(field);
    await userEvent.paste('/n-existe-pas.jpg');
    await expect(
      await canvas.findByText('Cette image ne se charge pas. Vérifiez son adresse.'),
    ).toBeVisible();
    await expect(field).toBeInvalid();
  },
});

/** `ArticleFormSkeleton` : la forme de l’éditeur, sans ses mots. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...loading({ where: 'articles' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement...')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...serverError());
  },
  play: async ({ canvas }) => {
    await expectToast(notices.dataNotLoaded);
    await expect(canvas.queryByText('Impossible de charger les données.')).toBeNull();
  },
});

/** Les tags et les catégories ne se chargent pas : une seule notification le dit, et le texte peut s’écrire quand même. */
export const ListsError = meta.story({
  name: 'Listes non chargées',
  parameters: onNewArticle,
  beforeEach({ msw }) {
    msw.use(...forbidden({ where: 'tags' }), ...forbidden({ where: 'categories' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Impossible de charger les tags.')).toBeVisible();
    await expect(canvas.getByText('Impossible de charger les catégories.')).toBeVisible();
    await expectToast(notices.dataNotLoaded);
    await expect(await canvas.findByRole('textbox', { name: 'Titre' })).toBeEnabled();
  },
});

/** Enregistrer et publier restent à portée où qu’on écrive, sans jamais couvrir ce qui a le focus. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' }, textSize: '100' },
  play: inTests(async ({ canvas, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: 'Titre' });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    const bar = canvas.getByRole('region', { name: 'Enregistrement' });
    for (const name of ['Vérifier', 'Mettre à jour', 'Plus'])
      await expect(within(bar).getByRole('button', { name })).toBeVisible();
    const getBottom = (element: Element) => Math.round(element.getBoundingClientRect().bottom);
    await step('En bas de l’écran dès le début', async () => {
      await expect(getBottom(bar)).toBe(innerHeight);
    });
    await step('Tout ce qui reçoit le focus se voit', async () => {
      // Simulated, the tabulator would not get past what is closed.
      for (const fold of canvas.getAllByRole('group').filter((one) => one instanceof HTMLDetailsElement))
        fold.remove();
      title.focus();
      // More than there are stops before it.
      for (let round = 0; round < 60 && !bar.contains(document.activeElement); round += 1) {
        const focused = document.activeElement ?? title;
        const { left, top, bottom } = focused.getBoundingClientRect();
        // Its first line: a text is taller than what is left of the screen.
        const firstLine = document.elementFromPoint(
          left + 8,
          Math.min((top + bottom) / 2, Math.max(top, 0) + 24),
        );
        await expect(bar.contains(firstLine)).toBe(false);
        await userEvent.tab();
      }
      await expect(bar).toContainElement(document.activeElement as HTMLElement);
    });
    await step('Au-dessus du clavier du téléphone', async () => {
      const { visualViewport: visible } = window;
      if (!visible) throw new Error('Every browser of today has a visual viewport.');
      Object.defineProperty(visible, 'height', { configurable: true, get: () => innerHeight - 260 });
      visible.dispatchEvent(new Event('resize'));
      // Who wants less movement gets a transition that is over in the next frame.
      await waitFor(() => expect(getBottom(bar)).toBe(innerHeight - 260));
      Reflect.deleteProperty(visible, 'height');
      visible.dispatchEvent(new Event('resize'));
      await waitFor(() => expect(getBottom(bar)).toBe(innerHeight));
    });
  }),
});
