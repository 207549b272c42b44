import { expect, waitFor, within } from 'storybook/test';
import { pressed } from '#storybook/decorators/begun.tsx';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { paths } from '#paths.ts';
import { Hero } from '#site/sections/home/Hero/Hero.tsx';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';
import { Method } from '#site/sections/home/Method/Method.tsx';
import { methodContent } from '#site/sections/home/Method/method.section.ts';
import { headerContent } from './header.section.ts';
import { Header } from './Header.tsx';

const meta = preview.meta({
  title: 'Sections/Mise en page/En-tête · Header',
  component: Header,
  args: headerContent,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main>
          <Hero {...heroContent} />
          <Method {...methodContent} />
        </main>
      </>
    ),
  ],
  parameters: {
    guide: {
      use: ['Une fois, en tête de toutes les pages publiques, par SiteLayout.'],
      instead: [{ when: 'C’est le back-office', take: 'admin/shell/AdminPage' }],
    },
    description: `L’en-tête de toutes les pages publiques. \`transparent\` se pose sur le Hero de l’accueil et devient opaque passé 50 pixels de défilement; son bouton y dit « Démarrer un projet », et partout ailleurs « Lancer votre projet ».

Un lien est actif quand l’adresse commence par la sienne; l’accueil, seulement à l’adresse exacte. Le menu Services et le menu du téléphone s’ouvrent avant l’arrivée des scripts.

**À éviter** : \`transparent\` au-dessus d’une page dont le haut est clair.`,
  },
});

export const Default = meta.story({
  args: { variant: 'solid' },
  parameters: { path: paths.training },
  play: async ({ canvas, step }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Navigation principale' }));
    await step('Le lien actif est celui dont l’adresse commence par le sien', async () => {
      await expect(navigation.getByRole('button', { name: 'Services' })).toHaveAttribute('data-current');
      await expect(navigation.getByRole('link', { name: 'Accueil' })).not.toHaveAttribute('aria-current');
    });
    await expect(canvas.getByRole('link', { name: 'Lancer votre projet' })).toHaveAttribute(
      'href',
      paths.contact,
    );
  },
});

/** La loupe ouvre un champ sans quitter la page; Échap le referme. Sans scripts, elle mène à la recherche. */
export const Searching = meta.story({
  name: 'Recherche ouverte',
  args: { variant: 'solid' },
  decorators: [pressed('Rechercher')],
  parameters: { path: paths.training, docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    const magnifier = canvas.getByRole('link', { name: 'Rechercher' });
    const field = await canvas.findByRole('combobox', { name: 'Rechercher dans le site' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(magnifier).toHaveAttribute('aria-expanded', 'true');
  },
});

export const Transparent = meta.story({
  args: { variant: 'transparent' },
  play: async ({ canvas, step }) => {
    const header = canvas.getByRole('banner');
    await expect(canvas.getByRole('link', { name: 'Démarrer un projet' })).toHaveAttribute(
      'href',
      paths.contact,
    );
    await expect(canvas.getByRole('link', { name: 'Accueil' })).toHaveAttribute('aria-current', 'page');
    await step('À 50 px, il reste transparent; un pixel plus loin, il devient opaque', async () => {
      window.scrollTo({ top: 50, behavior: 'instant' });
      await expect(header).not.toHaveAttribute('data-opaque');
      window.scrollTo({ top: 51, behavior: 'instant' });
      await waitFor(() => expect(header).toHaveAttribute('data-opaque'));
    });
    await step('En haut de page, il redevient transparent', async () => {
      window.scrollTo({ top: 50, behavior: 'instant' });
      await waitFor(() => expect(header).not.toHaveAttribute('data-opaque'));
    });
  },
});

/** Le menu déroulant est celui du navigateur : ses liens sont dans la page avant tout script. */
export const ServicesOpen = meta.story({
  name: 'Services ouverts',
  decorators: [pressed('Services')],
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Tous nos Services/ })).toBeVisible();
    const entries = within(canvas.getByRole('navigation', { name: 'Navigation principale' })).getAllByRole(
      'link',
      {
        name: /^(Production|Communication|Formation et|Stratégie|Tous nos Services)/,
      },
    );
    await expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
      paths.audiovisual,
      paths.communication,
      paths.training,
      paths.strategy,
      paths.services,
    ]);
  },
});

export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Services' });
    await step('Entrée ouvre les services, la tabulation y entre', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /^Production audiovisuelle/ })).toHaveFocus();
    });
    await step('Ils se ferment quand le focus les quitte', async () => {
      canvas.getByRole('link', { name: 'Formations' }).focus();
      await expect(canvas.queryByRole('link', { name: /^Production audiovisuelle/ })).toBeNull();
    });
    await step('Ils se ferment quand on suit un lien', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await canvas.findByRole('link', { name: /^Tous nos Services/ }));
      await expect(canvas.queryByRole('link', { name: /^Tous nos Services/ })).toBeNull();
      await expect(trigger).toHaveAttribute('data-current');
    });
    await step('Échap referme la recherche, et rend le focus à la loupe', async () => {
      const magnifier = canvas.getByRole('link', { name: 'Rechercher' });
      await userEvent.click(magnifier);
      const field = await canvas.findByRole('combobox');
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(magnifier).toHaveFocus());
    });
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());
