import { expect, type within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { toStorageKey } from '#data/media/media.ts';
import { find } from '#mocks/database.ts';
import { objects } from '#mocks/backend/objects.ts';
import preview from '#storybook/preview.tsx';
import heic from '../testing/two-halves.heic?url&inline';
import { MediaPage } from './MediaPage.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Conversion',
  component: MediaPage,
  globals: { role: 'editor' },
  tags: ['no-visual'],
  parameters: {
    path: paths.admin.media,
    chromatic: { disableSnapshot: true },
    docs: {
      story: { inline: false },
      description: {
        component: `
Les photos d’un iPhone (HEIC) ne s’affichent pas dans tous les navigateurs : elles deviennent des JPEG avant l’envoi, ou des PNG si elles sont transparentes. Le lieu de la prise de vue n’en fait plus partie.`,
      },
    },
  },
  render: () => (
    <AdminLayout>
      <MediaPage />
    </AdminLayout>
  ),
});

type Canvas = Pick<
  ReturnType<typeof within>,
  'findByLabelText' | 'findAllByRole' | 'findByText' | 'getByRole'
>;
type User = { upload: (element: HTMLElement, file: File) => Promise<void> };

async function choose(canvas: Canvas, userEvent: User, name: string, content: string) {
  await canvas.findAllByRole('heading', { level: 2 });
  const bytes = await (await fetch(content)).blob();
  // Systems that don't know the format give its file no type; the picker isn't what is tried here.
  const input = await canvas.findByLabelText('Fichiers à ajouter');
  input.removeAttribute('accept');
  await userEvent.upload(input, new File([bytes], name));
}

/** The colours in the middle of the left and of the right half of the picture that arrived. */
async function storedHalves() {
  const medium = (await find('media_library')).at(-1);
  const body = medium && objects.get(`media/${toStorageKey(medium.file_path)}`)?.body;
  if (!(body instanceof Blob)) throw new Error('No picture has arrived.');
  const picture = await createImageBitmap(body);
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  return [1, 3].map((quarter) => [
    ...(context?.getImageData((picture.width * quarter) / 4, picture.height / 2, 1, 1).data ?? []),
  ]);
}

const isNear = (colour: number[] | undefined, expected: number[]) =>
  expected.every((value, index) => Math.abs((colour?.[index] ?? 0) - value) < 12);

const arrives = (name: string, content: string) => ({
  play: async ({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) => {
    await choose(canvas, userEvent, name, content);
    await expectToast(notices.mediumUploaded);
    await expect((await find('media_library')).at(-1)).toMatchObject({
      title: 'deux-moitiés',
      file_name: 'deux-moitiés.jpg',
      mime_type: 'image/jpeg',
      file_path: expect.stringMatching(/\/uploads\/\d+\.jpg$/) as string,
    });
    const [left, right] = await storedHalves();
    await expect(isNear(left, [200, 40, 40, 255])).toBe(true);
    await expect(isNear(right, [40, 90, 200, 255])).toBe(true);
  },
});

export const Heic = meta.story(arrives('deux-moitiés.HEIC', heic));

/** Un fichier qui se dit une image sans en être une : rien n’est envoyé, et la personne apprend quoi faire. */
export const Unreadable = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = (await find('media_library')).length;
    await choose(canvas, userEvent, 'photo.heic', 'data:,pas une image');
    await expect(await canvas.findByText(/^Cette image n’a pas pu être lue\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Réessayer/ })).toBeNull();
    await expect(await find('media_library')).toHaveLength(before);
  },
});
