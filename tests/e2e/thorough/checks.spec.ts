import { expect, test } from '../test.ts';

test.use({ role: 'editor', contentView: 'markdown' });

// A verification takes 20 seconds at most, and says then that it isn't whole.
const inTime = { timeout: 40_000 };
const nothing = /^Aucun problème trouvé/;

test.describe('on the real page', () => {
  // The picture that isn't there.
  test.use({ contentView: 'text', expectedConsole: /404/ });

  test('an editor verifies an article on its real page, and is led to each place', async ({
    page,
    insert,
  }) => {
    await insert('articles', { title: 'À venir', slug: 'a-venir', status: 'draft', content: 'Bientôt.' });
    const content = `${'Prenez place.\n\n'.repeat(80)}Voyez [ce qui vient](/blog/a-venir).\n\n![Le studio](/partie.png)\n`;
    const { id } = await insert('articles', {
      title: 'Dans le studio',
      slug: 'dans-le-studio',
      excerpt: 'Une visite.',
      content,
    });
    await page.goto(`/admin/articles/${id}`);
    await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
    const card = page.getByRole('region', { name: 'Vérification' });
    await expect(card).toBeFocused();
    await expect(card.getByRole('status')).toHaveText('2 erreurs.', inTime);

    await card.getByRole('button', { name: /blog\/a-venir/ }).click();
    const field = page.getByRole('textbox', { name: 'Contenu' });
    await expect(field).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => getSelection()?.toString().trim()))
      .toBe('Voyez ce qui vient.');
    await expect(field.getByText('ce qui vient')).toBeInViewport();
    await page.getByRole('button', { name: 'Autres outils' }).click();
    await page.getByRole('menuitem', { name: /^Markdown/ }).click();
    await expect(page.getByText(/^En Markdown/)).toBeVisible();
    await card.getByRole('button', { name: /blog\/a-venir/ }).click();
    const selected = () =>
      field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    await expect.poll(selected).toBe('[ce qui vient](/blog/a-venir)');
    await card.getByRole('button', { name: /partie\.png/ }).click();
    await expect.poll(selected).toBe('![Le studio](/partie.png)');

    await field.fill('Prenez place.');
    await expect(card.getByText('Le texte a changé depuis.')).toBeVisible();
    await card.getByRole('button', { name: 'Vérifier de nouveau' }).click();
    await expect(card.getByRole('status')).toHaveText(nothing, inTime);
  });
});

test('nothing is invented in contents as the code has them', async ({ page }) => {
  // One of each kind of page, and what stands around them.
  for (const address of [
    'home/hero',
    'formations/course-catalogue',
    'training/training-offers',
    'audiovisual/studios',
    'contact/message',
    'privacy-policy/text',
    'not-found/directions',
    'layout/header',
  ]) {
    await page.goto(`/admin/pages/${address}`);
    await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
    const status = page.getByRole('region', { name: 'Vérification' }).getByRole('status');
    await expect(status, address).toHaveText(
      // The specification spells three durations in its own way.
      address === 'training/training-offers' ? '3 conseils.' : nothing,
      inTime,
    );
  }
});
