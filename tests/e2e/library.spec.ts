import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({ role: 'admin' });

/** One pixel, with bytes after it by which files differ. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.from(name),
  ]),
});
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('a picture is replaced wherever it is shown, what nothing uses is found, and two are deleted and put back', async ({
  page,
  insert,
}) => {
  await page.goto('/admin/media');
  await page
    .getByLabel('Fichiers à ajouter')
    .first()
    .setInputFiles(['Enseigne.png', 'Vitrine.png', 'Comptoir.png'].map(picture));
  await expect(card(page, 'Enseigne')).toBeVisible();
  await expect(card(page, 'Vitrine')).toBeVisible();
  await expect(card(page, 'Comptoir')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Éditer le média' });

  await test.step('An article shows one of them', async () => {
    await card(page, 'Enseigne').getByRole('button', { name: 'Éditer Enseigne' }).click();
    const { pathname } = new URL(await dialog.getByLabel('Adresse').inputValue());
    await insert('articles', {
      title: 'Nos nouveaux locaux',
      slug: 'nos-nouveaux-locaux',
      status: 'published',
      content: `![Notre enseigne](${pathname})`,
    });
    const visitor = await page.context().newPage();
    await visitor.goto('/blog/nos-nouveaux-locaux');
    await expect(visitor.getByRole('img', { name: 'Notre enseigne' })).toHaveAttribute('src', pathname);
    await visitor.close();
    await dialog.getByRole('button', { name: 'Fermer' }).click();
  });

  await test.step('The same file once more isn’t sent', async () => {
    const again = { ...picture('Enseigne.png'), name: 'Copie.png' };
    await page.getByLabel('Fichiers à ajouter').first().setInputFiles(again);
    const queue = page.getByRole('list', { name: 'Envois' });
    await expect(queue.getByText(/^Vous l’avez déjà\s: «\sEnseigne\s»\.$/)).toBeVisible();
    await queue.getByRole('button', { name: /^Prendre celui-là\s: Enseigne$/ }).click();
    await expect(dialog.getByRole('link', { name: 'Nos nouveaux locaux' })).toBeVisible();
  });

  await test.step('Replaced: the page of the article shows the other one', async () => {
    const address = dialog.getByLabel('Adresse');
    const before = new URL(await address.inputValue()).pathname;
    await dialog.getByLabel('Fichier de remplacement').setInputFiles(picture('Enseigne neuve.png'));
    const question = page.getByRole('alertdialog', { name: 'Remplacer le fichier de « Enseigne »?' });
    await expect(question.getByText('Nos nouveaux locaux (publié)')).toBeVisible();
    await question.getByRole('button', { name: 'Remplacer' }).click();
    await expect(page.getByText('Fichier remplacé partout où il est utilisé.')).toBeVisible();
    const visitor = await page.context().newPage();
    await expect(async () => {
      await visitor.goto('/blog/nos-nouveaux-locaux');
      const shown = visitor.getByRole('img', { name: 'Notre enseigne' });
      expect(await shown.getAttribute('src')).not.toBe(before);
      await expect(shown).toHaveJSProperty('complete', true);
      await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
    }).toPass();
    await visitor.close();
    // Pages that somebody has kept, and earlier versions, show what they name.
    expect((await page.request.get(before)).ok()).toBe(true);
  });

  await test.step('What nothing uses, as the address says', async () => {
    await page.goto('/admin/media?genre=images&emploi=inutilises');
    await expect(card(page, 'Vitrine')).toBeVisible();
    await expect(card(page, 'Comptoir')).toBeVisible();
    await expect(card(page, 'Enseigne')).toHaveCount(0);
  });

  await test.step('Two deleted after one question, and put back by one click', async () => {
    await page.getByRole('checkbox', { name: 'Choisir Vitrine' }).check();
    await page.getByRole('checkbox', { name: 'Choisir Comptoir' }).check();
    await expect(page.getByText('2 médias choisis')).toBeVisible();
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Êtes-vous sûr de vouloir supprimer ces 2 médias?',
    });
    await expect(question.getByText('Rien ne les utilise.')).toBeVisible();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    // Under the pointer, the toast waits.
    await page.getByText('2 médias supprimés avec succès.').hover();
    await expect(card(page, 'Vitrine')).toHaveCount(0);
    await expect(card(page, 'Comptoir')).toHaveCount(0);
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('button', { name: 'Annuler' })
      .click();
    await expect(page.getByText('Médias restaurés.')).toBeVisible();
    await expect(card(page, 'Vitrine')).toBeVisible();
    await expect(card(page, 'Comptoir')).toBeVisible();
  });
});
