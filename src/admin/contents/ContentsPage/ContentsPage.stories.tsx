import { expect, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/layout/AdminLayout/index.ts';
import { entryOf, keepContent } from '#data/contents/keptContent.ts';
import { paths } from '#paths.ts';
import { aContent } from '#mocks/builders.ts';
import { db } from '#mocks/db.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { loading } from '#mocks/scenarios.ts';
import preview from '#storybook/preview.tsx';
import { sections } from '#site/contents/registry.ts';
import { FormationsPage, PagesPage, ServicesPage } from './ContentsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Contenus/Sections',
  component: PagesPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.pages,
    docs: {
      story: { inline: false },
      description: {
        component: `
Les sections du site, par page, avec l’état de chacune : texte d’origine, en ligne, brouillon non publié, ou qui ne correspond plus à sa forme. La recherche trouve tout texte qui se lit sur le site, sans égard aux accents.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <AdminLayout>
        <Story />
      </AdminLayout>
    ),
  ],
});

const heroOf = () => {
  const hero = sections.find(({ key }) => key === 'home/hero');
  if (!hero) throw new Error('The registry has lost the banner.');
  return hero;
};

/** One section in each state. */
function inEachState() {
  const { key, content } = heroOf();
  db.content_revisions.push(aContent(key, { ...(content as object), title: 'Une voix qui porte' }));
  db.content_revisions.push(
    aContent(key, { ...(content as object), title: 'Une voix qui porte loin' }, { reason: 'saved' }),
  );
  const [, second, third] = sections;
  if (second) db.content_revisions.push(aContent(second.key, second.content));
  if (third) db.content_revisions.push(aContent(third.key, { of: 'another release' }));
}

export const Loaded = meta.story({
  beforeEach: inEachState,
  play: async ({ canvas, step }) => {
    await step('Each section leads to its form, and says what state it is in', async () => {
      const home = within(await canvas.findByRole('region', { name: 'Accueil' }));
      const [banner] = home.getAllByRole('listitem');
      await expect(banner).toHaveTextContent('Brouillon non publié');
      await expect(home.getByRole('link', { name: heroOf().title })).toHaveAttribute(
        'href',
        paths.admin.content('home/hero'),
      );
      await expect(canvas.getByText('En ligne')).toBeVisible();
      await expect(canvas.getByText('Ne correspond plus à sa forme')).toBeVisible();
    });
    await step('The page itself is a link away', async () => {
      await expect(canvas.getByRole('link', { name: /^Voir la page.: Accueil$/ })).toHaveAttribute(
        'href',
        '/',
      );
    });
  },
});

/** Des pages composées : publiée, en brouillon, commencée sur cet appareil; une qui fut supprimée n’y est plus. */
export const ComposedPages = meta.story({
  beforeEach() {
    const page = { slug: 'portes-ouvertes', title: 'Portes ouvertes' };
    db.content_revisions.push(aContent('page/un', page));
    db.content_revisions.push(aContent('page/deux', { ...page, title: 'Atelier' }, { reason: 'saved' }));
    db.content_revisions.push(aContent('page/trois', { ...page, title: 'Adieu' }, { reason: 'saved' }));
    db.content_revisions.push(aContent('page/trois', null, { reason: 'reverted' }));
    const entry = entryOf(accountByRole.editor.user_id, 'page/quatre', 'a');
    keepContent(entry, { value: { title: 'Commencée' }, version: 0 });
  },
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('region', { name: 'Pages composées' }));
    const titles = pages.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Commencée', 'Atelier', 'Portes ouvertes']);
    await expect(pages.getByText('Pas enregistrée')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nouvelle page' })).toHaveAttribute(
      'href',
      paths.admin.newPage,
    );
  },
});

/** Personne n’a rien changé : tout est d’origine. */
export const Untouched = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Accueil' });
    await expect(canvas.getAllByText('Texte d’origine').length).toBeGreaterThan(1);
  },
});

export const Search = meta.story({
  beforeEach: inEachState,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('region', { name: 'Accueil' });
    await step('Finds the words of a draft, whatever their accents', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Chercher un texte' }), 'PORTE LOIN');
      await expect(await canvas.findByText(/Une voix qui porte loin$/)).toBeVisible();
      await waitFor(() => expect(canvas.getAllByRole('listitem', { name: '' }).length).toBeGreaterThan(0));
      await expect(canvas.getByText('1 section')).toBeVisible();
    });
    await step('Says so when nothing is found', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), ' nulle part');
      await expect(await canvas.findByText('Aucun texte trouvé.')).toBeVisible();
    });
  },
});

export const Services = meta.story({
  parameters: { path: paths.admin.services },
  render: () => <ServicesPage />,
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('region', { name: 'Services' });
    await expect(within(page).getAllByRole('listitem').length).toBeGreaterThan(0);
  },
});

export const Formations = meta.story({
  parameters: { path: paths.admin.formations },
  render: () => <FormationsPage />,
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('region', { name: 'Formations' });
    await expect(within(page).getAllByRole('listitem').length).toBeGreaterThan(0);
  },
});

export const KeyboardNavigation = meta.story({
  tags: ['no-visual'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const home = within(await canvas.findByRole('region', { name: 'Accueil' }));
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await expect(home.getByRole('link', { name: /^Voir la page/ })).toHaveFocus();
    await userEvent.tab();
    await expect(home.getByRole('link', { name: heroOf().title })).toHaveFocus();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...loading({ where: 'contents' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement des contenus…')).toBeVisible();
  },
});

export const Phone = meta.story({
  beforeEach: inEachState,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Accueil' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});
