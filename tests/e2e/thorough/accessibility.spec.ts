import type { Locator, Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { findAxeFailures } from '../axe.ts';
import { publicPaths } from '../publicPaths.ts';
import { expect, test } from '../test.ts';
import { findIbmFailures } from '../secondOpinion.ts';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Four widths of a long page, and all that opens on a screen, take their time on a busy machine.
test.describe.configure({ timeout: 240_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In px, measured in the second frame from now: the first one may have begun before the page had its new size. */
const contentWidth = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => resolve(document.documentElement.scrollWidth));
        });
      }),
  );

for (const path of publicPaths) {
  test(`${path} is accessible and fits at every width`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await contentWidth(page), `content at ${width} px`).toBeLessThanOrEqual(width);
    }
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findAxeFailures(page, wcag22AA), `axe at ${width} px`).toEqual([]);
    }
    expect(await findIbmFailures(page), 'IBM’s checker').toEqual([]);
    await page.setViewportSize({ width: 375, height: 900 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await contentWidth(page), 'content with text twice as large').toBeLessThanOrEqual(375);
  });
}

test.describe('staff', () => {
  test.use({ role: 'admin' });

  /** Every screen of the back-office, and what leads to one that only data name. */
  const { admin } = paths;
  const screens: { path: string; link?: RegExp }[] = [
    ...Object.values(admin).flatMap((path) => (typeof path === 'string' ? [{ path }] : [])),
    { path: admin.content('home/hero') },
    { path: admin.content('formations/courseCatalogue') },
    { path: admin.content('settings/company') },
    { path: admin.articles, link: /^Éditer l’article / },
    { path: admin.sessions, link: /^Art oratoire/ },
  ];

  for (const { path, link } of screens) {
    test(`${path}${link ? ', first row' : ''} is accessible, and all that opens on it`, async ({ page }) => {
      await page.goto(path);
      if (link) await page.getByRole('link', { name: link }).first().click();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('Chargement', { exact: false }).filter({ visible: true })).toHaveCount(0);
      expect(await findAxeFailures(page, wcag22AA)).toEqual([]);
      expect(await findIbmFailures(page)).toEqual([]);
      const within = page.locator(path === admin.dashboard ? 'body' : 'main');
      const buttons = within.getByRole('button').or(within.locator('[aria-haspopup]'));
      for (const { index, name } of await findOpeners(buttons)) {
        await buttons.nth(index).click();
        const opened = page
          .locator('[role=menu], [role=listbox], [role=dialog], [role=alertdialog]')
          .filter({ visible: true });
        await expect(opened.last(), name).toBeVisible();
        // The rest of the page was checked before.
        expect(await findAxeFailures(page, wcag22AA, opened.last()), `axe, « ${name} » open`).toEqual([]);
        expect(await findIbmFailures(page, opened.last()), `IBM’s checker, « ${name} » open`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(opened, name).toHaveCount(0);
      }
    });
  }
});

/**
 * Which of these buttons open a menu, a list or a dialog: they say so, or are known to. Of those that stand in every row of a list, the
 * first row's.
 */
const findOpeners = (buttons: Locator) =>
  buttons.evaluateAll((all) => {
    const known =
      /^(?:Aller, créer, trouver|Aperçu|Nouvelle session|Ajouter une personne|Modifier la session|Annuler la session|Éditer (?!la catégorie|le tag).*)$/;
    const rows = new Set<string>();
    return all.flatMap((element, index) => {
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim();
      if (!element.hasAttribute('aria-haspopup') && !known.test(name)) return [];
      const row = element.closest('tr, li');
      const isFirst = !row || !rows.has(element.className);
      if (row) rows.add(element.className);
      const isUsable = element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
      return isFirst && isUsable ? [{ index, name }] : [];
    });
  });
