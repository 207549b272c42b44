import { expect, test } from '../test.ts';

test.use({ role: 'editor', viewport: { width: 375, height: 700 } });

test('on a phone, what is typed is never under the bars of the page', async ({ page, insert }) => {
  const article = await insert('articles', {
    title: 'Au téléphone',
    slug: 'telephone',
    content: 'Le son porte la voix.\n\n'.repeat(60),
  });
  await page.goto(`/admin/articles/${article.id}`);
  const surface = page.getByRole('textbox', { name: 'Contenu' });
  await surface.focus();
  await page.keyboard.press('Control+End');
  // The last lines are where the header and the bar of the editor stand.
  await surface.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().bottom - 100, behavior: 'instant' }),
  );
  await page.keyboard.type(' Fin');
  await expect(surface).toContainText('voix. Fin');
  const isSeen = await surface.evaluate((element) => {
    const { left, top, bottom } = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
    return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left - 1, y)));
  });
  expect(isSeen).toBe(true);
});
