import { expect, screen, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { makeFilm } from '#features/media/data/testing/film.ts';
import { find, update } from '#mocks/database.ts';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { empty, failing, loading, serverError } from '#mocks/scenarios.ts';
import { aPicture } from '#mocks/files.ts';
import { endsHere } from '#storybook/inTests.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import preview from '#storybook/preview.tsx';
import { MediaPage } from './MediaPage.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Médiathèque · MediaPage',
  component: MediaPage,
  globals: { role: 'admin' },
  parameters: {
    rows: 'media',
    path: paths.admin.media,
    description: `Les fichiers à employer dans les articles : recherche par titre ou nom de fichier, ajout par le bouton ou en les déposant sur la page. Un fichier que la médiathèque ne prend pas est refusé avant tout envoi; un envoi qui échoue dit pourquoi et se renvoie sans les autres.

Les éditeurs ajoutent et décrivent; les administrateurs suppriment aussi, après avoir vu quels articles s’en servent.`,
  },
  decorators: [inBackOffice],
});

type Canvas = Pick<ReturnType<typeof within>, 'findAllByRole' | 'findByRole' | 'findByLabelText'>;

const titles = async (canvas: Canvas) =>
  (await canvas.findAllByRole('heading', { level: 2 })).map((heading: HTMLElement) => heading.textContent);

const getCard = async (canvas: Canvas, title: string) => {
  const heading = await canvas.findByRole('heading', { name: title });
  const card = heading.closest('li');
  if (!card) throw new Error(`No card for ${title}`);
  return within(card);
};

const picker = (canvas: Canvas) => canvas.findByLabelText('Fichiers à ajouter');

const aFile = (name: string, type: string) => new File(['contenu'], name, { type });

const [studio, , trailer] = mediaLibrary.map(({ title }) => title);

/** Une `MediaCard` par fichier. */
export const Loaded = meta.story({
  play: async ({ canvas, step }) => {
    await step('Du plus récent au plus ancien', async () => {
      await expect(await titles(canvas)).toEqual(mediaLibrary.map(({ title }) => title));
    });
    await step('Le sélecteur offre les types prévus', async () => {
      await expect(await picker(canvas)).toHaveAttribute(
        'accept',
        'image/*,video/*,audio/*,.pdf,.doc,.docx,.vtt',
      );
      await expect(await picker(canvas)).toHaveAttribute('multiple');
    });
    await step('Une carte dit ce qu’est le fichier, qui l’a envoyé et quand', async () => {
      const card = await getCard(canvas, studio ?? '');
      await expect(card.getByRole('img', { name: /^Console de mixage/ })).toBeVisible();
      for (const words of [/^242\.50\sKB$/, /^Photo de l’accueil/, /^Uploadé par Élodie/, '08/11/2026'])
        await expect(card.getByText(words)).toBeVisible();
      for (const name of ['Son', 'Vidéo', 'Document'])
        await expect(canvas.getByRole('img', { name })).toBeVisible();
      await expect(canvas.getByText('Utilisateur inconnu')).toBeVisible();
    });
  },
});

/** Les éditeurs ajoutent et décrivent, sans rien supprimer. */
export const AsEditor = meta.story({
  globals: { role: 'editor' },
  play: async ({ canvas }) => {
    const card = await getCard(canvas, studio ?? '');
    await expect(card.getByRole('button', { name: /^Éditer/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Supprimer/ })).not.toBeInTheDocument();
  },
});

/** `MediaSkeleton` : pendant que les médias viennent. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...loading({ where: 'media_library' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement de la médiathèque...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload fichier' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...empty('media_library'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun média trouvé.' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Uploader le premier fichier' })).toBeVisible();
  },
});

export const NoResults = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await titles(canvas);
    const field = canvas.getByRole('searchbox', { name: 'Rechercher un média' });
    const search = async (words: string) => {
      await userEvent.clear(field);
      await userEvent.paste(words);
    };
    await search('introuvable');
    await expect(await canvas.findByRole('heading', { name: 'Aucun média trouvé.' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /premier fichier/ })).not.toBeInTheDocument();
    if (await endsHere()) return;
    await step('Effacée, elle montre tout', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche' }));
      await expect(field).toHaveFocus();
      await waitFor(async () => expect(await titles(canvas)).toHaveLength(mediaLibrary.length));
    });
    await step('Le titre, sans ses accents', async () => {
      await search('REGIE');
      await waitFor(async () => expect(await titles(canvas)).toEqual([studio]));
      await expect(canvas.getByText('1 média')).toBeVisible();
    });
    await step('Le nom du fichier', async () => {
      await search('.mp4');
      await waitFor(async () => expect(await titles(canvas)).toEqual([trailer]));
    });
  },
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...serverError({ where: 'media_library' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expectToast(notices.mediaNotLoaded);
  },
});

/** Plusieurs fichiers à la fois : chacun a sa carte en tête, et une seule notification le dit. */
export const Upload = meta.story({
  name: 'Envoi',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await titles(canvas);
    const before = (await find('media_library')).length;
    await userEvent.upload(await picker(canvas), [
      aPicture('Affiche du gala.png'),
      aFile('communiqué.docx', ''),
    ]);
    await expectToast(notices.mediumUploaded);
    await expect(await find('media_library')).toHaveLength(before + 2);
    const keys = (await find('media_library'))
      .map(({ file_path }) => file_path)
      .filter((path) => mediaLibrary.every(({ file_path }) => file_path !== path));
    await expect(keys).toEqual([
      expect.stringMatching(/\/media\/uploads\/\d+\.(png|docx)$/),
      expect.stringMatching(/\/media\/uploads\/\d+\.(png|docx)$/),
    ]);
    await expect((await titles(canvas)).slice(0, 2).sort()).toEqual(['Affiche du gala', 'communiqué']);
    await expect(canvas.queryByRole('list', { name: 'Envois' })).not.toBeInTheDocument();
  },
});

export const Uploading = meta.story({
  name: 'Envoi en cours',
  beforeEach({ msw }) {
    msw.use(...loading({ where: 'storage', methods: ['POST'] }));
  },
  play: async ({ canvas, userEvent, step }) => {
    await titles(canvas);
    await userEvent.upload(await picker(canvas), [
      new File([await makeFilm('mp4')], 'Visite du studio.mp4', { type: 'video/mp4' }),
      aPicture('affiche.png'),
    ]);
    await step('Le bouton le dit, et chaque fichier a sa progression', async () => {
      await expect(await canvas.findByRole('button', { name: 'Upload en cours...' })).toBeVisible();
      await expect(
        await canvas.findByRole('progressbar', { name: 'Visite du studio.mp4, envoi…' }),
      ).toBeInTheDocument();
      await expect(
        await canvas.findByRole('progressbar', { name: 'affiche.png, envoi…' }),
      ).toBeInTheDocument();
    });
    if (await endsHere()) return;
    await step('L’un s’arrête sans l’autre', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Arrêter l’envoi de Visite du studio.mp4' }));
      await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
    });
  },
});

/** Ce que la médiathèque ne prend pas est refusé avant tout envoi; le reste passe. */
export const DragAndDrop = meta.story({
  name: 'Glisser et déposer',
  play: async ({ canvas, userEvent, step }) => {
    await titles(canvas);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(aFile('page.html', 'text/html'));
    dataTransfer.items.add(aPicture('affiche.png'));
    const drag = (type: string) =>
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await step('Tenu au-dessus de la page', async () => {
      drag('dragenter');
      await expect(await canvas.findByText('Déposez vos fichiers pour les ajouter.')).toBeVisible();
    });
    if (await endsHere()) return;
    await step('Déposé', async () => {
      drag('drop');
      await expectToast(notices.mediumUploaded);
      await expect((await titles(canvas))[0]).toBe('affiche');
      await expect(canvas.getByText(/^Un fichier HTML n’est pas accepté/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Réessayer/ })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Retirer page.html de la liste' }));
      await waitFor(() => expect(canvas.queryByRole('list', { name: 'Envois' })).not.toBeInTheDocument());
      await expect(canvas.queryByText('Déposez vos fichiers pour les ajouter.')).not.toBeInTheDocument();
    });
  },
});

const edit = async (canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Éditer ${studio}` }));
  return within(await screen.findByRole('dialog', { name: 'Éditer le média' }));
};

/** La fiche d’un média (`MediaDialog`) : « Nouveau titre: », le texte alternatif, la description et l’adresse. */
export const Prefilled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await edit(canvas, userEvent);
    await expect(dialog.getByLabelText('Nouveau titre:')).toHaveValue(studio);
    await expect(dialog.getByLabelText('Texte alternatif')).toHaveValue(
      'Console de mixage devant la vitre du studio A.',
    );
    await expect(dialog.getByLabelText('Description')).toHaveValue('Photo de l’accueil, automne 2026.');
    await expect(dialog.getByLabelText<HTMLInputElement>('Adresse').value).toMatch(
      /^http.*\/uploads\/\d+\.jpg$/,
    );
  },
});

export const InvalidSubmit = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await edit(canvas, userEvent);
    await step('Un titre est requis', async () => {
      await userEvent.clear(dialog.getByLabelText('Nouveau titre:'));
      await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
      const error = await dialog.findByText('Le titre est requis.');
      await waitFor(() => expect(error).toBeVisible());
      await expect(dialog.getByLabelText('Nouveau titre:')).toHaveFocus();
    });
    await step('Fermer pose d’abord la question', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Continuer à écrire' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(dialog.getByLabelText('Nouveau titre:')).toHaveValue('');
    });
  },
});

/** Ce qu’une collègue a écrit du média entre-temps reste : seul s’enregistre ce qui a changé ici. */
export const Saved = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const id = mediaLibrary[0]?.id ?? '';
    const reported = { alt_text: 'Le studio A, vu de la régie.', description: 'Texte d’une collègue.' };
    const dialog = await edit(canvas, userEvent);
    await update('media_library', { id }, reported);
    await userEvent.type(dialog.getByLabelText('Nouveau titre:'), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expectToast(notices.mediumUpdated);
    await expect((await titles(canvas))[0]).toBe(`${studio}!`);
    await expect(await find('media_library', { id })).toMatchObject([{ title: `${studio}!`, ...reported }]);
    const button = canvas.getByRole('button', { name: `Éditer ${studio}!` });
    await waitFor(() => expect(button).toHaveFocus());
    if (await endsHere()) return;
    await step('Rien n’a changé : rien n’est écrit', async () => {
      await userEvent.click(button);
      await update('media_library', { id }, { title: `${studio}, accueil` });
      await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Éditer le média' })).toBeNull());
      await expect(await find('media_library', { id })).toMatchObject([{ title: `${studio}, accueil` }]);
    });
  },
});

const askToDelete = async (canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Supprimer ${studio}` }));
  return within(
    await screen.findByRole('alertdialog', {
      name: /^Êtes-vous sûr de vouloir supprimer ce média\s\?$/,
    }),
  );
};

/** An article shows the first picture. */
async function useStudio() {
  const [article] = articles;
  const [medium] = mediaLibrary;
  if (article && medium)
    await update('articles', { id: article.id }, { featured_image_url: medium.file_path });
}

/** La question montre ce qui utilise le média. */
export const Delete = meta.story({
  beforeEach: useStudio,
  play: async ({ canvas, userEvent }) => {
    const question = await askToDelete(canvas, userEvent);
    await question.findByText(/^Un document l’utilise et ne l’affichera plus\s:$/);
    const article = question.getByText(/^Cinq questions à se poser avant de lancer un balado/);
    await waitFor(() => expect(article).toBeVisible());
  },
});

/** Une suite choisie avec Maj; une seule question, une seule annulation. */
export const DeleteSeveral = meta.story({
  name: 'Suppression de plusieurs',
  play: async ({ canvas, userEvent, step }) => {
    const all = await titles(canvas);
    await step('Choisis avec Maj', async () => {
      // Who may delete is known a little later.
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Choisir ${all[0]}` }));
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(canvas.getByRole('checkbox', { name: `Choisir ${all[2]}` }));
      await userEvent.keyboard('{/Shift}');
      await expect(canvas.getByText('3 médias choisis')).toBeVisible();
      await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    });
    await step('Et au clavier, un de moins', async () => {
      canvas.getByRole('checkbox', { name: `Choisir ${all[1]}` }).focus();
      await userEvent.keyboard(' ');
      await expect(canvas.getByText('2 médias choisis')).toBeVisible();
    });
    if (await endsHere()) return;
    await step('Une seule question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
      const question = within(
        await screen.findByRole('alertdialog', {
          name: /^Êtes-vous sûr de vouloir supprimer ces 2 médias\s\?$/,
        }),
      );
      await question.findByText('Rien ne les utilise.');
      await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
      await expectToast(notices.mediaDeleted(2));
      await waitFor(async () => expect(await titles(canvas)).toEqual([all[1], ...all.slice(3)]));
    });
    await step('Et de retour ensemble', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
      await expectToast(notices.mediaRestored(2));
      await waitFor(async () => expect(await titles(canvas)).toEqual(all));
    });
  },
});

/** Filtrée d’après l’adresse : les images que rien n’utilise. */
export const Filtered = meta.story({
  beforeEach: useStudio,
  parameters: { path: `${paths.admin.media}?genre=images&emploi=inutilises` },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await titles(canvas)).toHaveLength(1));
    await expect(canvas.queryByRole('heading', { name: studio ?? '' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Retirer Type.*Images$/ })).toBeVisible();
    if (await endsHere()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrer (2)' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Emploi' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Utilisés ou non' }));
    await waitFor(async () => expect(await titles(canvas)).toHaveLength(2));
  },
});

/** Un autre fichier à la même place, puis de nouveau celui d’avant. */
export const Replace = meta.story({
  name: 'Remplacement',
  tags: ['no-visual'],
  beforeEach: useStudio,
  play: async ({ canvas, userEvent, step }) => {
    const shown = async () =>
      (await find('articles')).find(({ id }) => id === articles[0]?.id)?.featured_image_url;
    const before = await shown();
    const dialog = await edit(canvas, userEvent);
    await step('Ce qui l’utilise montre le nouveau', async () => {
      await userEvent.upload(
        dialog.getByLabelText('Fichier de remplacement'),
        aPicture('studio-a-rénové.png'),
      );
      const question = within(await screen.findByRole('alertdialog'));
      await question.findByText(/^Un document l’utilise et affichera le nouveau fichier\s:$/);
      await userEvent.click(question.getByRole('button', { name: 'Remplacer' }));
      await expectToast(notices.fileReplaced);
      await expect(await shown()).not.toBe(before);
    });
    await step('Celui d’avant est à un clic', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: /^Reprendre studio-a-régie\.jpg/ }));
      await expectToast(notices.formerFileRestored);
      await expect(await shown()).toBe(before);
      await expect(
        await dialog.findByRole('button', { name: /^Reprendre studio-a-rénové\.png/ }),
      ).toBeVisible();
    });
  },
});

/** Un fichier déjà là n’est pas envoyé de nouveau : la liste des envois mène à sa fiche. */
export const KnownFile = meta.story({
  name: 'Fichier déjà là',
  play: async ({ canvas, userEvent }) => {
    await titles(canvas);
    const poster = aPicture('Affiche du gala.png');
    await userEvent.upload(await picker(canvas), poster);
    await expectToast(notices.mediumUploaded);
    const count = (await find('media_library')).length;
    await userEvent.upload(
      await picker(canvas),
      new File([poster], 'Affiche (1).png', { type: 'image/png' }),
    );
    await expect(await canvas.findByText(/^Vous l’avez déjà\s: «\sAffiche du gala\s»\.$/)).toBeVisible();
    await expect(await find('media_library')).toHaveLength(count);
    if (await endsHere()) return;
    await userEvent.click(canvas.getByRole('button', { name: /^Prendre celui-là\s: Affiche du gala$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Éditer le média' }));
    await expect(dialog.getByLabelText('Nouveau titre:')).toHaveValue('Affiche du gala');
  },
});

/** Le fichier est parti, pas sa fiche : la carte le dit, et supprimer de nouveau achève le travail. */
export const DeleteInterrupted = meta.story({
  name: 'Suppression interrompue',
  tags: ['thorough'],
  beforeEach({ msw }) {
    msw.use(...failing(500, { where: 'media_library', methods: ['DELETE'] }, { message: 'disk full' }));
  },
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('C’est dit', async () => {
      const question = await askToDelete(canvas, userEvent);
      await question.findByText('Rien ne l’utilise.');
      await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
      await expectToast({
        title: 'Erreur',
        description: 'Le serveur a rencontré un problème. Sa réponse\u00A0: «\u00A0disk full\u00A0».',
        variant: 'destructive',
      });
      await expect(await canvas.findByText(/^La suppression ne s’est pas rendue au bout/)).toBeVisible();
    });
    if (await endsHere()) return;
    await step('C’est refait', async () => {
      msw.resetHandlers();
      await userEvent.click(
        (await askToDelete(canvas, userEvent)).getByRole('button', { name: 'Supprimer' }),
      );
      await expectToast(notices.mediaDeleted(1));
      await expect(await titles(canvas)).not.toContain(studio);
    });
  },
});
