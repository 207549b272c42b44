import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { insertMedia } from '#mocks/states.ts';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { empty, failing } from '#mocks/scenarios.ts';
import { aPicture } from '#mocks/files.ts';
import { endsHere } from '#storybook/inTests.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { MediaPicker } from './MediaPicker.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Choix d’une image · MediaPicker',
  component: MediaPicker,
  globals: { role: 'editor' },
  args: { isOpen: true, onClose: fn(), onChoose: fn() },
  parameters: {
    guide: {
      use: ['Pour prendre une image de la médiathèque sans quitter son texte.'],
      instead: [
        { when: 'Le bouton qui l’ouvre', take: 'features/media/admin/MediaPickerButton' },
        { when: 'L’image va dans un texte long', take: 'features/media/admin/InsertPicture' },
      ],
    },
    description:
      'Les images de la médiathèque, les plus récentes d’abord. Un clic ou une flèche en choisit une, Entrée ou un double clic la prend aussitôt, Échap ferme sans rien changer. Une image ajoutée ici devient le choix dès qu’elle arrive.',
    docs: { story: { inline: false, height: '44rem' } },
  },
});

const noPicture = { tags: ['no-visual'] };

const [studio, newsletter] = mediaLibrary;
if (!studio || !newsletter) throw new Error('The fixtures have lost their media.');

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Choisir une image' }));

const titles = async () =>
  (await (await openDialog()).findAllByRole('radio')).map((radio) => radio.getAttribute('aria-label'));

const aFile = (name: string, type: string) => new File(['contenu'], name, { type });

const picker = async () => (await openDialog()).findByLabelText<HTMLInputElement>('Fichiers à ajouter');

export const Loaded = meta.story({
  play: async ({ step }) => {
    const dialog = await openDialog();
    await step('Les images seules, de la plus récente à la plus ancienne', async () => {
      await expect(await titles()).toEqual([studio.title, newsletter.title]);
      await expect(dialog.getByText('2 images')).toBeVisible();
    });
    await step('Aucune n’est encore choisie', async () => {
      await expect(dialog.getByText('Aucune image choisie.')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Choisir cette image' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
  },
});

export const Chosen = meta.story({
  play: async ({ userEvent }) => {
    await titles();
    await userEvent.click(screen.getByRole('radio', { name: studio.title }));
    await expect(screen.getByRole('radio', { name: studio.title })).toBeChecked();
  },
});

export const KeyboardNavigation = meta.story({
  ...noPicture,
  tags: ['!dev', 'no-visual'],
  play: async ({ args, userEvent, step }) => {
    await titles();
    await picker();
    await step('La recherche a le focus, les images sont un seul arrêt', async () => {
      await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
      await userEvent.tab();
      await userEvent.tab();
      await expect(screen.getByRole('radio', { name: studio.title })).toHaveFocus();
    });
    await step('Entrée prend celle qui a le focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: studio.id }));
    });
    await step('Une flèche choisit la suivante', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: newsletter.id }));
    });
    await step('Échap ferme', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const NoResults = meta.story({
  play: async ({ userEvent }) => {
    await titles();
    await userEvent.click(screen.getByRole('searchbox', { name: 'Rechercher une image' }));
    await userEvent.paste('bande-annonce');
    await expect(await screen.findByRole('heading', { name: 'Aucune image trouvée.' })).toBeVisible();
    if (await endsHere()) return;
    await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
    await expect(screen.getByRole('searchbox')).toHaveFocus();
    await waitFor(async () => expect(await titles()).toHaveLength(2));
  },
});

/** Cinquante à la fois : le choix reste d’une page à l’autre. */
export const Pages = meta.story({
  async beforeEach() {
    await insertMedia(
      ...Array.from({ length: 49 }, (_, index) => ({
        ...studio,
        file_path: `/storage/v1/object/public/media/uploads/17930001000${10 + index}.jpg`,
        id: `f1000000-0000-4000-8000-0000000000${10 + index}`,
        title: `Prise ${index + 1}`,
        created_at: `2026-10-01T16:${10 + index}:00+00:00`,
      })),
    );
  },
  play: async ({ userEvent }) => {
    await titles();
    await userEvent.click(screen.getByRole('radio', { name: studio.title }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(async () => expect(await titles()).toHaveLength(1));
    await expect(screen.getByText(`Image choisie : ${studio.title}`)).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...empty('media_library'));
  },
  play: async () => {
    await expect(await screen.findByText(/^Ajoutez un fichier/)).toBeVisible();
  },
});

/** Qui ne peut rien ajouter ne voit pas de quoi le faire. */
export const WithoutUpload = meta.story({
  name: 'Sans envoi',
  globals: { role: 'moderator' },
  play: async () => {
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.getByText('La médiathèque n’en a pas encore.')).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Upload fichier' })).toBeNull();
  },
});

/** Une image ajoutée ici est en tête, et déjà choisie. */
export const Uploaded = meta.story({
  name: 'Image ajoutée',
  ...noPicture,
  play: async ({ args, userEvent }) => {
    await titles();
    await expect(await picker()).toHaveAttribute('accept', 'image/*');
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('infolettre');
    await waitFor(async () => expect(await titles()).toHaveLength(1));
    await userEvent.upload(await picker(), aPicture('Affiche du gala.png'));
    await expectToast(notices.mediumUploaded);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Affiche du gala' })).toBeChecked());
    await expect((await titles())[0]).toBe('Affiche du gala');
    await userEvent.click(screen.getByRole('button', { name: 'Choisir cette image' }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Affiche du gala', file_path: expect.stringMatching(/\.png$/) }),
    );
  },
});

/** Ce qui n’est pas une image est refusé avant tout envoi; un envoi qui échoue se refait, et qui choisit entre-temps garde son choix. */
export const UploadRefused = meta.story({
  name: 'Envoi refusé',
  beforeEach({ msw }) {
    msw.use(...failing(503, { where: 'storage', methods: ['POST'] }, { message: 'try later' }));
  },
  play: async ({ userEvent, msw }) => {
    await titles();
    await picker();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(aFile('captation.mp4', 'video/mp4'));
    dataTransfer.items.add(aPicture('affiche.png'));
    const drag = (type: string) =>
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(async () => {
      drag('dragenter');
      await expect(screen.getByText('Déposez vos fichiers pour les ajouter.')).toBeVisible();
    });
    drag('drop');
    const queue = within(await screen.findByRole('list', { name: 'Envois' }));
    await expect(await queue.findByText('Ce fichier n’est pas une image.')).toBeVisible();
    await expect(await queue.findByText(/^Le serveur a rencontré un problème\./)).toBeVisible();
    const retry = queue.getByRole('button', { name: /^Réessayer/ });
    if (await endsHere()) return;
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('radio', { name: studio.title }));
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'affiche' })).toBeInTheDocument());
    await expect(screen.getByRole('radio', { name: studio.title })).toBeChecked();
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Loaded.extend(hovered(() => titles()));
