import { callAs } from './accounts.ts';
import { takePhoto } from './photo.ts';
import { expect } from './test.ts';
import { type Task, type Walk, withdraw } from './tasks.ts';

const writeArticle: Walk = async ({ press, enter, type, way }, { page }) => {
  await page.goto('/admin');
  await press(page.getByRole('link', { name: 'Nouvel article' }));
  await enter(page.getByRole('textbox', { name: 'Titre' }));
  await type(`Écouter avant de parler, ${way}`);
  await enter(page.getByRole('textbox', { name: 'Contenu' }));
  await type('On écoute d’abord.');
  await press(page.locator('summary', { hasText: 'Image mise en avant' }));
  await press(page.getByRole('button', { name: /^Choisir dans la médiathèque.*Image mise en avant/ }));
  const dialog = page.getByRole('dialog', { name: 'Choisir une image' });
  const chooser = page.waitForEvent('filechooser');
  await press(dialog.getByRole('button', { name: 'Upload fichier' }));
  await (await chooser).setFiles(await takePhoto(`oreille-${way}`));
  await expect(dialog.getByText(/^Image choisie.*oreille/)).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Choisir cette image' }));
  if (way === 'touch') await press(page.getByRole('button', { name: 'Réglages' }));
  await press(page.getByRole('combobox', { name: 'Catégorie' }));
  await press(page.getByRole('option').nth(1));
  for (const name of ['Écoute', 'Silence']) {
    await enter(page.getByRole('searchbox', { name: 'Chercher un tag' }));
    await type(`${name}, ${way}`);
    await press(page.getByRole('button', { name: /^Créer le tag/ }));
    await expect(page.getByRole('checkbox', { name: `${name}, ${way}` })).toBeChecked();
  }
  if (way === 'touch') await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: 'Publier', exact: true }));
  await expect(page.getByText('Article créé avec succès.')).toBeVisible();
};

/** Other words for a sentence, which a client has left on the preview. */
const acceptNote: Walk = async ({ press, way }, { page, insert, request, baseURL }) => {
  const title = `Relu par la cliente, ${way}`;
  const { id } = await insert('articles', { title, slug: `relu-${way}`, content: 'Un mot pour un autre.' });
  const document = `article/${id}`;
  const call = callAs('admin', request, baseURL);
  const { token } = (await call('create_preview_link', { document })) as { token: string };
  await call('add_preview_note', {
    token,
    id: crypto.randomUUID(),
    document,
    place: 'content',
    words: 'Un mot pour un autre.',
    name: 'Marie Roy',
    proposal: 'Le mot juste.',
  });
  await page.goto('/admin');
  await press(page.getByRole('link', { name: new RegExp(title) }).first());
  await press(page.getByRole('button', { name: 'Accepter la proposition' }));
  await expect(page.getByRole('textbox', { name: 'Contenu' })).toContainText('Le mot juste.');
  await press(page.getByRole('button', { name: 'Sauvegarder' }));
  await expect(page.getByText('Article mis à jour avec succès.')).toBeVisible();
};

/** A page that visitors come to from every other one: it stands in the footer. */
const composePage: Walk = async ({ press, enter, type, open, way }, desk) => {
  const { page, request } = desk;
  await page.goto('/admin');
  await open('Pages');
  await press(page.getByRole('link', { name: 'Nouvelle page' }));
  const banner = page.getByRole('group', { name: 'Bannière' });
  await enter(banner.getByRole('textbox', { name: 'Titre', exact: true }));
  await type(`Visitez-nous, ${way}`);
  await enter(banner.getByRole('textbox', { name: 'Introduction' }));
  await type('Un café, deux studios.');
  await press(page.getByRole('button', { name: /^Ajouter à la liste «\sSections/ }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Équipe', exact: true }));
  await enter(page.getByRole('textbox', { name: 'Titre', exact: true }).last());
  await type(`Visite, ${way}`);
  await enter(page.getByRole('textbox', { name: 'Description', exact: true }));
  await type('Visitez nos studios.');
  await press(page.getByRole('combobox', { name: 'Place dans le pied de page' }));
  await press(page.getByRole('option', { name: 'Les liens du bas' }));
  const slug = await page.getByRole('textbox', { name: 'Adresse' }).inputValue();
  await press(page.getByRole('button', { name: 'Publier', exact: true }));
  await expect(page.getByText('Contenu publié.')).toBeVisible();
  await expect(async () => {
    expect(await (await request.get('/')).text()).toContain(`href="/${slug}"`);
  }).toPass();
};

const closeDay: Walk = async ({ enter, type, key, press, openPalette }, { page, request, baseURL }) => {
  await page.goto('/admin');
  await openPalette();
  await type('fermer un jour');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Fermer un jour');
  await key('Enter');
  await expect(page.getByRole('textbox', { name: 'Nom' })).toBeFocused();
  await type('Fête du personnel');
  await enter(page.getByLabel('Premier jour'));
  await page.getByLabel('Premier jour').fill('2126-12-19');
  await press(page.getByRole('button', { name: 'Enregistrer', exact: true }));
  await expect(page.getByText('Paramètres enregistrés.')).toBeVisible();
  await expect(async () => {
    expect(await (await request.get('/contact')).text()).toContain('Fête du personnel');
  }).toPass();
  await withdraw('settings/hours', { request, baseURL });
};

const inviteAndSuspend: Walk = async ({ press, enter, type, open, way }, { page }) => {
  const email = `recrue.${way}@exemple.ca`;
  await page.goto('/admin');
  await open('Utilisateurs');
  await press(page.getByRole('button', { name: 'Inviter un utilisateur' }));
  const dialog = page.getByRole('dialog', { name: 'Inviter un utilisateur' });
  await enter(dialog.getByLabel('Courriel'));
  await type(email);
  await press(dialog.getByRole('button', { name: 'Inviter' }));
  await press(dialog.getByRole('button', { name: 'Terminer' }));
  await press(page.getByRole('button', { name: `Actions pour ${email}` }));
  await press(page.getByRole('menuitem', { name: 'Suspendre', exact: true }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Suspendre' }));
  await expect(page.getByRole('row', { name: email }).getByText('Suspendu')).toBeVisible();
};

/** For the accountant. */
const exportMonth: Walk = async ({ press, open, key, way }, { page }) => {
  await page.goto('/admin');
  await open('Demandes');
  await press(page.getByRole('button', { name: 'Filtrer' }));
  await press(page.getByRole('combobox', { name: 'Période' }));
  await press(page.getByRole('option').nth(1));
  // They stand over the rows.
  if (way === 'keyboard') await key('Escape');
  else await press(page.getByRole('button', { name: /^Filtrer/ }));
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Exporter en CSV' }));
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
};

/** Wherever it stands: three articles have it. */
const replacePhoto: Walk = async ({ press, open, way }, { page, insert, request }) => {
  const name = `facade-${way}`;
  await page.goto('/admin/media');
  await page
    .getByLabel('Fichiers à ajouter')
    .first()
    .setInputFiles(await takePhoto(name));
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const src = (await card.locator('img').getAttribute('src')) ?? '';
  const featured_image_url = new URL(src, page.url()).pathname.replace(/-\d+(\.\w+)$/, '$1');
  for (const number of [1, 2, 3])
    await insert('articles', {
      title: `Façade ${number}, ${way}`,
      slug: `facade-${number}-${way}`,
      excerpt: 'Façade.',
      content: 'Façade.',
      status: 'published',
      published_at: '2026-01-01T12:00:00Z',
      featured_image_url,
    });
  await page.goto('/admin');
  await open('Médiathèque');
  await press(page.getByRole('button', { name: `Éditer ${name}` }));
  const chooser = page.waitForEvent('filechooser');
  await press(
    page
      .getByRole('dialog', { name: 'Éditer le média' })
      .getByRole('button', { name: 'Remplacer le fichier' }),
  );
  await (await chooser).setFiles(await takePhoto('neuve'));
  const question = page.getByRole('alertdialog', { name: /^Remplacer le fichier/ });
  await press(question.getByRole('button', { name: 'Remplacer' }));
  await expect(page.getByText('Fichier remplacé partout où il est utilisé.')).toBeVisible();
  await expect(async () => {
    for (const number of [1, 2, 3]) {
      const html = await (await request.get(`/blog/facade-${number}-${way}`)).text();
      expect(html).not.toContain(featured_image_url.replace(/\.\w+$/, ''));
    }
  }).toPass();
};

/** What staff do now and then. */
export const rarerTasks = {
  writeArticle: {
    title: 'an article is written from nothing, with a picture, a category and two new tags',
    walk: writeArticle,
    mostPresses: 14,
  },
  acceptNote: { title: 'a note on a client’s preview is taken in', walk: acceptNote, mostPresses: 3 },
  composePage: { title: 'a page is made that visitors reach', walk: composePage, mostPresses: 12 },
  closeDay: { title: 'a day is closed', walk: closeDay, mostPresses: 4 },
  inviteAndSuspend: { title: 'somebody is invited, and suspended', walk: inviteAndSuspend, mostPresses: 8 },
  exportMonth: { title: 'the month’s requests leave as a file', walk: exportMonth, mostPresses: 6 },
  replacePhoto: { title: 'a photo that is used three times is replaced', walk: replacePhoto, mostPresses: 4 },
} satisfies Record<string, Task>;
