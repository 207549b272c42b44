import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { paths } from '#paths.ts';
import { categoriesQuery } from '#features/taxonomy/data/taxonomy.queries.ts';
import { update } from '#mocks/database.ts';
import { loading, sessionExpired } from '#mocks/scenarios.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import { endsHere, inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { AdminLayout } from './AdminLayout.tsx';

const forgetSidebar = () => {
  document.cookie = 'sidebar_state=; path=/; max-age=0';
};

const getSidebar = (canvas: { getByRole: (role: 'navigation') => HTMLElement }) =>
  canvas.getByRole('navigation');

/** Widths grow with the text: the product’s rule « sidebar » gives them for letters of 16 px. */
const atTextSize = (pixels: number) =>
  (pixels * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16;

const meta = preview.meta({
  title: 'Administration/Cadre/Cadre du back-office · AdminLayout',
  component: AdminLayout,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Une fois, autour de toutes les routes du back-office.'],
      instead: [
        { when: 'C’est un écran à l’intérieur', take: 'admin/shell/AdminPage' },
        { when: 'Personne n’est encore connecté', take: 'features/people/admin/AuthPage' },
      ],
    },
    path: paths.admin.articles,
    description: `Ce qui entoure tous les écrans du back-office : le menu, et l’écran de la route à côté. Ctrl ou Cmd B réduit le menu à ses icônes, ce qui se retient 7 jours; sur un téléphone, c’est un tiroir. Ses dix entrées ne dépendent pas du rôle; sous un trait vient ce que le rôle ouvre au quotidien. Chaque écran allume exactement une entrée.

Une session terminée se reprend par-dessus l’écran : ce qui y était tapé reste.`,
  },
  beforeEach: forgetSidebar,
  args: { children: <AdminPage title="Un écran">Le contenu de l’écran.</AdminPage> },
});

export const Loaded = meta.story({
  play: async ({ canvas, step }) => {
    await step('L’en-tête dit qui est connecté', async () => {
      await expect(await canvas.findByText('Élodie Tremblay - editor')).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: 'Un écran' })).toBeVisible();
    });
    const navigation = within(canvas.getByRole('navigation', { name: 'Administration' }));
    const daily = navigation.getByRole('list', { name: 'Au quotidien' });
    await step('Dix entrées, quel que soit le rôle', async () => {
      const links = navigation.getAllByRole('link').filter((link) => !daily.contains(link));
      await expect(links.map((link) => link.textContent)).toEqual([
        'Tableau de bord',
        'Articles & Blog',
        'Pages',
        'Médiathèque',
        'Formations',
        'Services',
        'Utilisateurs',
        'Catégories & Tags',
        'Statistiques',
        'Paramètres',
      ]);
      await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Articles & Blog');
    });
    await step(
      'Sous un trait, ce qui revient chaque jour, avec le nombre de nouvelles demandes',
      async () => {
        await within(daily).findByRole('link', { name: /^Demandes\s*\d+ nouvelles$/ });
        await expect(
          within(daily)
            .getAllByRole('link')
            .map((link) => link.textContent?.replace(/\d.*/, '')),
        ).toEqual(['Demandes', 'Sessions', 'Réservations', 'Mises en ligne']);
      },
    );
  },
});

/** Un abonné n’a que les dix entrées. */
export const Subscriber = meta.story({
  tags: ['no-visual'],
  globals: { role: 'subscriber' },
  play: async ({ canvas }) => {
    await canvas.findByText(/ - subscriber$/);
    await expect(canvas.getByRole('navigation').querySelectorAll('a')).toHaveLength(10);
  },
});

/** Un profil sans nom : le courriel et le rôle en tiennent lieu. */
export const WithoutName = meta.story({
  name: 'Sans nom',
  globals: { role: 'admin' },
  async beforeEach() {
    await update('private.accounts', {}, { first_name: null, last_name: null });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('admin@porte-voix.example - admin')).toBeVisible();
  },
});

/** Ctrl B ou Cmd B réduit le menu; c’est retenu 7 jours, et déjà là au premier affichage. */
export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent, step }) => {
    const sidebar = getSidebar(canvas);
    const toggle = canvas.getByRole('button', { name: 'Menu de l’administration' });
    await step('Large au début', async () => {
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(sidebar.offsetWidth).toBe(atTextSize(256)));
    });
    await step('Ctrl B ne laisse qu’une bande d’icônes', async () => {
      await userEvent.keyboard('{Control>}b{/Control}');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await waitFor(() => expect(sidebar.offsetWidth).toBe(atTextSize(48)));
      await expect(document.cookie).toContain('sidebar_state=false');
      await expect(canvas.getByRole('link', { name: 'Médiathèque' })).toBeInTheDocument();
    });
    await step('Cmd B le ramène', async () => {
      await userEvent.keyboard('{Meta>}b{/Meta}');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(document.cookie).toContain('sidebar_state=true');
    });
    await step('Le premier arrêt du clavier saute le menu', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
    });
    // While it has the focus, it covers what is below it.
    await userEvent.tab();
  },
});

export const Icons = meta.story({
  async beforeEach() {
    document.cookie = 'sidebar_state=false; path=/';
    return forgetSidebar;
  },
  play: inTests(async ({ canvas, userEvent, step }) => {
    await expect(getSidebar(canvas)?.offsetWidth).toBe(atTextSize(48));
    await step('Un nom apparaît à côté de l’icône qui a le focus', async () => {
      canvas.getByRole('link', { name: 'Pages' }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Médiathèque' })).toHaveFocus();
      await waitFor(() => expect(screen.getAllByText('Médiathèque')).toHaveLength(2));
    });
  }),
});

export const Phone = meta.story({
  // Widths are measured.
  globals: { viewport: { value: 'phone' }, textSize: '100' },
  play: inTests(async ({ canvas, userEvent, step }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu de l’administration' });
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await step('Le menu est un tiroir', async () => {
      await userEvent.click(toggle);
      const drawer = await screen.findByRole('dialog', { name: 'Administration' });
      await waitFor(() => expect(drawer.offsetWidth).toBe(288));
      await userEvent.click(within(drawer).getByRole('link', { name: 'Pages' }));
    });
    await step('Il se ferme quand on suit un lien', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  }),
});

export const SigningOut = meta.story({
  name: 'Déconnexion',
  beforeEach({ msw }) {
    // Once the answer is there, the page is left.
    msw.use(...loading({ where: 'auth', methods: ['POST'] }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Déconnexion' }));
    await expect(await canvas.findByText('Déconnexion en cours...')).toBeVisible();
  },
});

function ScreenThatLoads() {
  const { error } = useQuery(categoriesQuery);
  return <AdminPage title="Un écran">{error ? error.message : 'Le contenu de l’écran.'}</AdminPage>;
}

/** `SessionEndedDialog` : le serveur ne reconnaît plus la session : la personne se reconnecte sur place. */
export const SessionEnded = meta.story({
  args: { children: <ScreenThatLoads /> },
  beforeEach({ msw }) {
    msw.use(...sessionExpired());
  },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Votre session est terminée' }));
    if (await endsHere()) return;
    await step('Un mauvais mot de passe se dit dans la fenêtre', async () => {
      await userEvent.click(dialog.getByLabelText('Courriel'));
      await userEvent.paste('editor@porte-voix.example');
      await userEvent.type(dialog.getByLabelText('Mot de passe'), 'oublié{Enter}');
      await expect(await dialog.findByText(/Courriel ou mot de passe incorrect/)).toBeVisible();
    });
    await step('Le bon la ferme', async () => {
      await userEvent.clear(dialog.getByLabelText('Mot de passe'));
      await userEvent.type(dialog.getByLabelText('Mot de passe'), 'porte-voix-local{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /session/ })).not.toBeInTheDocument());
    });
    await step('Ce qui avait échoué est redemandé', async () => {
      await expect(await canvas.findByText('Le contenu de l’écran.')).toBeVisible();
      await expect(await canvas.findByText('Élodie Tremblay - editor')).toBeVisible();
    });
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Loaded.extend(hovered());
