import { expect, screen, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { PublicSiteContext } from '#documents/admin/checks/publicSite.ts';
import { PagesPage } from '#features/pages/admin/PagesPage/PagesPage.tsx';
import { findContents, insertContent } from '#mocks/states.ts';
import { paths } from '#paths.ts';
import { impactContent } from '#site/sections/home/Impact/impact.section.ts';
import { endsHere } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { hasRoute } from '../routes.tsx';
import { createPublicSite } from './publicSite.tsx';

/** The real pages; what checks find has its own stories. */
const loadSite = async () => ({ ...createPublicSite(hasRoute), inspect: async () => [] });

const meta = preview.meta({
  title: 'Administration/Contenus/La page · sitePage',
  component: PagesPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.pages,
    route: '/admin/pages/:page?/:section?',
    description:
      'La page publique elle-même, avec ce qui attend et ce qui est tapé, à la largeur d’un téléphone ou d’un bureau. Pointer une section, ou y aller au clavier, ouvre son formulaire à côté; ce qui est tapé se voit à sa place et reste quand on passe à une autre section. « Publier la page » met en ligne, au même moment, tout ce qui y attend.',
  },
  render: () => (
    <PublicSiteContext value={loadSite}>
      <AdminLayout>
        <PagesPage />
      </AdminLayout>
    </PublicSiteContext>
  ),
});

/** The page within its window. */
const findPage = async () => {
  const frame = await screen.findByTitle<HTMLIFrameElement>(/^Page\s: /);
  return within(frame.contentDocument?.body ?? document.body);
};

/** Une section est choisie; une autre attend. */
export const Chosen = meta.story({
  name: 'Une section choisie',
  async beforeEach() {
    await insertContent(
      'home/impact',
      { ...impactContent, title: 'Une voix qui porte' },
      { reason: 'saved' },
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    // By selectors: roles and names of a whole page beside a form take seconds to be computed.
    const find = (selector: string) =>
      waitFor(() => {
        const found = document.querySelector<HTMLElement>(selector);
        if (!found) throw new Error(`There is no ${selector}.`);
        return found;
      });
    const findTarget = (key: string) => find(`[data-target="${key}"]`);
    const findEyebrow = (form: string) =>
      find(`[aria-label="${form}"]:not([hidden]) [name="content.eyebrow"]`);
    await step('Au clavier, une section ouvre son formulaire à côté', async () => {
      (await findTarget('home/method')).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await findEyebrow('Méthode')).toBeVisible();
      await waitFor(() => expect(document.activeElement).toHaveTextContent('Méthode'));
      await expect(await findTarget('home/method')).toHaveAttribute('aria-current', 'true');
    });
    if (await endsHere()) return;
    const page = await findPage();
    await step('Ce qui est tapé se voit à sa place, avec ce qui attend ailleurs', async () => {
      await expect(page.getByText('Une voix qui porte')).toBeVisible();
      const eyebrow = await findEyebrow('Méthode');
      await userEvent.clear(eyebrow);
      await userEvent.click(eyebrow);
      await userEvent.paste('Pas à pas');
      await expect(await page.findByText('Pas à pas')).toBeVisible();
    });
    await step('Une autre section s’ouvre sans question, et rien ne se perd', async () => {
      await userEvent.click(await findTarget('home/resultsBand'));
      await find('[aria-label="Résultats"]:not([hidden]) form');
      await expect(page.getByText('Pas à pas')).toBeVisible();
      await userEvent.click(await findTarget('home/method'));
      await expect(await findEyebrow('Méthode')).toHaveValue('Pas à pas');
    });
    await step('Tout ce qui attend sur la page part au même moment', async () => {
      await userEvent.click(canvas.getByText('Publier la page (2)'));
      await expectToast(notices.pagePublished(2));
      const published = (await findContents()).filter(({ reason }) => reason === 'published');
      await expect(published.map(({ document: key }) => key).toSorted()).toEqual([
        'home/impact',
        'home/method',
      ]);
    });
  },
});
