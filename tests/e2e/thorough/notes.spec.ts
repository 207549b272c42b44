import type { Page } from '@playwright/test';
import { findAxeFailures } from '../axe.ts';
import { openSharing } from '../openSharing.ts';
import { expect, test } from '../test.ts';

test.use({ role: 'editor', permissions: ['clipboard-read', 'clipboard-write'] });

/** Selects the text of an element, as a double click or a finger does. */
const select = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).evaluate((element) => getSelection()?.selectAllChildren(element));

test('a reader leaves notes on a preview, one by keys alone; the editor accepts other words, answers, and saves', async ({
  page,
  insert,
  browser,
}) => {
  const { id } = await insert('articles', {
    title: 'Le micro et le trac',
    slug: 'le-micro-et-le-trac',
    content: 'Un texte **à relire**, dit-on.\n\nLe micro entend tout.',
  });
  await page.goto(`/admin/articles/${id}`);
  await openSharing(page);
  await page.getByRole('button', { name: 'Partager un aperçu' }).click();
  const address = await page.getByRole('textbox', { name: 'Lien à envoyer' }).inputValue();

  const visitor = await browser.newContext({ storageState: undefined });
  const shared = await visitor.newPage();
  const noise: string[] = [];
  shared.on('console', (message) => noise.push(message.text()));
  const notes = shared.getByRole('region', { name: /^(Notes|Nouvelle note)/ });

  await test.step('other words for those that are selected', async () => {
    await shared.goto(address);
    await expect(shared.getByRole('heading', { level: 1, name: 'Le micro et le trac' })).toBeVisible();
    await select(shared, 'Le micro entend tout.');
    await shared.getByRole('button', { name: 'Noter ces mots' }).click();
    await expect(notes.getByRole('textbox', { name: 'Votre note' })).toBeFocused();
    await notes.getByText('Proposer d’autres mots').click();
    await notes.getByRole('textbox', { name: 'Mots proposés' }).fill('Le micro entend tout, même le trac.');
    await notes.getByRole('textbox', { name: 'Votre nom' }).fill('Marie Roy');
    expect(await findAxeFailures(shared)).toEqual([]);
    await notes.getByRole('button', { name: 'Envoyer la note' }).click();
    await expect(notes.getByText('Note envoyée. L’équipe la voit déjà.')).toBeVisible();
  });

  await test.step('a note by keys alone, with the name that was given', async () => {
    await shared.keyboard.press('Escape');
    await expect(shared.getByRole('button', { name: 'Notes (1)' })).toBeFocused();
    await shared.keyboard.press('Enter');
    await expect(notes.getByRole('heading', { name: 'Notes (1)' })).toBeFocused();
    await shared.keyboard.press('Tab');
    await shared.keyboard.press('Tab');
    await expect(notes.getByRole('button', { name: 'Choisir un passage' })).toBeFocused();
    await shared.keyboard.press('Enter');
    await expect(notes.getByRole('combobox', { name: 'Passage' })).toBeFocused();
    await shared.keyboard.type('Le micro et');
    await shared.keyboard.press('Tab');
    await expect(notes.getByRole('textbox', { name: 'Votre note' })).toBeFocused();
    await shared.keyboard.type('Est-ce le bon titre?');
    // What proposes other words stays closed.
    await shared.keyboard.press('Tab');
    await shared.keyboard.press('Tab');
    await expect(notes.getByRole('textbox', { name: 'Votre nom' })).toBeFocused();
    await expect(notes.getByRole('textbox', { name: 'Votre nom' })).toHaveValue('Marie Roy');
    await shared.keyboard.press('Tab');
    await expect(notes.getByRole('button', { name: 'Envoyer la note' })).toBeFocused();
    await shared.keyboard.press('Enter');
    await expect(notes.getByRole('heading', { name: 'Notes (2)' })).toBeVisible();
    await expect(notes.getByText('Est-ce le bon titre?')).toBeVisible();
    await expect(notes.getByRole('listitem').first()).toBeFocused();
  });

  await test.step('accepted, answered and saved', async () => {
    await page.reload();
    const proposal = page.getByRole('region', { name: /^Notes sur «\sContenu/ });
    await proposal.getByRole('button', { name: 'Accepter la proposition' }).click();
    await expect(page.getByRole('textbox', { name: 'Contenu' })).toContainText(
      'Le micro entend tout, même le trac.',
    );
    const title = page.getByRole('region', { name: /^Notes sur «\sTitre/ });
    await title.getByRole('button', { name: 'Répondre' }).click();
    await title.getByRole('textbox', { name: 'Votre réponse' }).fill('Oui, nous y tenons.');
    expect(await findAxeFailures(page)).toEqual([]);
    await title.getByRole('button', { name: 'Répondre et fermer' }).click();
    await expect(title.getByText('Une note traitée')).toBeVisible();
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByText('Article mis à jour avec succès.')).toBeVisible();
    // Accepted once its words are stored.
    await expect(proposal.getByText('Une note traitée')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Autres outils' }).click();
    await page.getByRole('menuitem', { name: /^Markdown/ }).press('Enter');
    await expect(page.getByText(/^En Markdown/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Contenu' })).toHaveValue(
      'Un texte **à relire**, dit-on.\n\nLe micro entend tout, même le trac.',
    );
  });

  await test.step('the reader sees what became of them', async () => {
    await shared.reload();
    await shared.getByRole('button', { name: 'Notes (2)' }).click();
    await expect(notes.getByText('Acceptée')).toBeVisible();
    await expect(notes.getByText('Oui, nous y tenons.')).toBeVisible();
  });
  expect(noise).toEqual([]);
  await visitor.close();
});
