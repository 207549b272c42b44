import { expect } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { deviceDrafts } from '#documents/data/draftStore.ts';
import { paths } from '#paths.ts';
import { insertContent } from '#mocks/states.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { loading } from '#mocks/scenarios.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { showKey, storedEpisodes, storedShow } from '#features/podcasts/site/testing/podcasts.ts';
import { storedProject } from '#features/projects/site/testing/projects.ts';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';
import { toFormTarget } from '../formTarget.ts';
import { PagesPage } from './PagesPage.tsx';

const meta = preview.meta({
  title: 'Administration/Contenus/Plan du site · PagesPage',
  component: PagesPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.pages,
    route: '/admin/pages/:page?/:section?',
    description:
      'Les pages du site, comme il est fait : sous chacune, les siennes, et ce qui a une adresse à soi sous la page qui le présente. Un point dit où quelque chose attend. La recherche trouve tout texte qui se lit sur le site, sans égard aux accents, et mène à son champ. La page elle-même, à droite, a ses histoires à part.',
  },
  decorators: [inBackOffice],
});

/** The lines of the map once it is there, by what they say. */
const findMap = async (canvas: { findByText: (words: string) => Promise<HTMLElement> }) => {
  const map = (await canvas.findByText('Sur toutes les pages')).closest('nav');
  const links = [...(map?.querySelectorAll('a') ?? [])];
  return {
    links,
    titles: links.map(({ textContent }) => textContent),
    /** What stands below a page. */
    below: (title: string) =>
      [
        ...(links
          .find(({ textContent }) => textContent.startsWith(title))
          ?.parentElement?.querySelectorAll('a') ?? []),
      ]
        .slice(1)
        .map(({ textContent }) => textContent),
  };
};

/** Des pages composées, un projet, une émission et ses épisodes; ce qui fut supprimé n’y est plus. */
export const Map = meta.story({
  name: 'Le plan',
  async beforeEach() {
    await insertContent(
      'home/hero',
      { ...heroContent, title: 'Une voix qui porte loin' },
      { reason: 'saved' },
    );
    const page = {
      slug: 'portes-ouvertes',
      title: 'Portes ouvertes',
      description: 'Visitez.',
      footer: 'none',
    };
    await insertContent('page/un', page);
    await insertContent('page/trois', { ...page, title: 'Adieu' }, { reason: 'saved' });
    await insertContent('page/trois', null, { reason: 'reverted' });
    const personId = accountByRole.editor.user_id;
    const begun = { personId, document: 'page/quatre', editorId: 'a', changes: { title: 'Commencée' } };
    deviceDrafts.keep({ ...begun, editedAt: 1, isNew: false, base: {} });
    await insertContent('project/un', storedProject);
    await insertContent(
      'project/deux',
      { ...storedProject, title: 'Plus ancien', day: '2025-01-10' },
      { reason: 'saved' },
    );
    await insertContent(showKey, storedShow);
    for (const [index, episode] of storedEpisodes.entries())
      await insertContent(`episode/e${index}`, episode);
  },
  play: async ({ canvas, step }) => {
    const { links, titles, below } = await findMap(canvas);
    await step('Chaque chose est sous sa page', async () => {
      const waiting = '(modifications en attente)';
      await expect(below('Réalisations')).toEqual([
        'Nouveau projet',
        storedProject.title,
        `Plus ancien${waiting}`,
      ]);
      await expect(below('Balados')).toEqual([
        'Nouvelle émission',
        storedShow.title,
        ...storedEpisodes.map(({ title }) => title),
      ]);
      await expect(titles).toContain('Commencée');
      await expect(titles).not.toContain(`Adieu${waiting}`);
    });
    await step(
      'La page d’accueil, ouverte, nomme ses sections; un point dit où quelque chose attend',
      async () => {
        const current = links.find((link) => link.getAttribute('aria-current') === 'page');
        await expect(current).toHaveTextContent('Accueil(modifications en attente)');
        const banner = links.find(({ textContent }) => textContent === 'Bannière(modifications en attente)');
        await expect(banner).toHaveAttribute('href', paths.admin.content('home/hero'));
      },
    );
  },
});

/** Les mots d’un brouillon, sans égard aux majuscules : le résultat mène à son champ. */
export const Search = meta.story({
  parameters: { path: `${paths.admin.pages}?q=PORTE%20LOIN` },
  async beforeEach() {
    await insertContent(
      'home/hero',
      { ...heroContent, title: 'Une voix qui porte loin' },
      { reason: 'saved' },
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('Une voix qui porte loin')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bannière' })).toHaveAttribute(
      'href',
      toFormTarget('home/hero', { champ: 'title' }),
    );
    await step('Elle dit quand elle ne trouve rien', async () => {
      await userEvent.click(canvas.getByRole('searchbox', { name: 'Chercher un texte' }));
      await userEvent.paste(' nulle part');
      await expect(await canvas.findByText('Aucun texte trouvé.')).toBeVisible();
    });
  },
});

export const Loading = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(...loading({ where: 'contents' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement des contenus…')).toBeVisible();
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Map.extend(
  hovered(({ canvas }) => canvas.findByRole('link', { name: /Portes ouvertes/ })),
);
