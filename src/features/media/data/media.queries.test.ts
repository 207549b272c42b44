// @vitest-environment jsdom
import { http, HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anArticle } from '#mocks/builders.ts';
import { objects } from '#mocks/backend/objects.ts';
import { find, insert } from '#mocks/database.ts';
import { replaceArticles } from '#mocks/states.ts';
import { aPicture } from '#mocks/files.ts';
import { faults } from '#mocks/faults.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { answerLost, failing, forbidden, loading, type Target, when } from '#mocks/scenarios.ts';
import { startBackend } from '#mocks/server.ts';
import { signInAs } from '#mocks/session.ts';
import { connectTo } from '#data/connection.ts';
import { deleteRecord } from '#data/records.queries.ts';
import { supabase } from '#data/supabase.ts';
import { type MediaItem, readFormerFiles, toStorageKey } from './media.ts';
import { makeFilm } from './testing/film.ts';
import { deleteMedia, restoreMedia } from './mediaObjects.ts';
import { createUpload } from './upload.ts';
import { uploadMedia } from './uploadMedia.ts';

// What browsers load: for Node, the package has another build, which knows no files.
// @ts-expect-error -- Its types stand at the package's first address.
vi.mock('tus-js-client', () => import('tus-js-client/lib.es5/browser/index.js'));

const server = startBackend();

beforeEach(async () => {
  await signInAs('admin');
});

const pictureFile = () => aPicture('Été à l’île.PNG');
const objectCount = () => objects.size;
const [row] = mediaLibrary;
if (!row) throw new Error('The fixtures have lost their media');
const medium: MediaItem = { ...row, former_files: [], profiles: null };
const getObject = () => objects.get(`media/${toStorageKey(medium.file_path)}`);
const rowCount = async () => (await find('media_library')).filter(({ id }) => id === medium.id).length;

describe('uploadMedia', () => {
  it('stores the file under a timestamp and its extension, and enters it under its own name', async () => {
    const onProgress = vi.fn();
    const item = await uploadMedia({ upload: createUpload(pictureFile()), onProgress });
    expect(item).toMatchObject({
      title: 'Été à l’île',
      file_name: 'Été à l’île.PNG',
      // Without what follows the picture.
      file_size: pictureFile().size - new Blob([pictureFile().name]).size,
      mime_type: 'image/png',
    });
    expect(item.file_path).toMatch(/^\/storage\/v1\/object\/public\/media\/uploads\/\d{13}\.png$/);
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });

  it('gives files that are chosen together names of their own', () => {
    const keys = [1, 2, 3].map(() => createUpload(pictureFile()).objectKey);
    expect(new Set(keys).size).toBe(3);
  });

  it.each([
    ['the file', { where: 'storage' }],
    ['the row', { where: 'media_library', methods: ['POST'] }],
  ] as const)('repeated after the answer about %s was lost, makes nothing twice', async (_what, target) => {
    const [before, rows] = [objectCount(), (await find('media_library')).length];
    const upload = createUpload(pictureFile());
    server.use(...answerLost({ ...target, methods: ['POST'] }));
    await expect(uploadMedia({ upload })).rejects.toMatchObject({ kind: 'offline' });
    await uploadMedia({ upload });
    expect([objectCount(), (await find('media_library')).length]).toEqual([before + 1, rows + 1]);
  });

  it('gives up when nothing moves any more, and can be repeated', async () => {
    const upload = createUpload(pictureFile());
    // What is asked before isn't what is tried here.
    upload.mayRepeat = true;
    server.use(...loading({ where: 'storage', methods: ['POST'] }));
    const waitAsUsual = connectTo({ timeout: 20 });
    await expect(uploadMedia({ upload })).rejects.toMatchObject({ kind: 'timeout' });
    waitAsUsual();
    server.resetHandlers();
    expect(await uploadMedia({ upload })).toMatchObject({ id: upload.id });
  });

  it('takes no success of something else for a file that is stored', async () => {
    const upload = createUpload(pictureFile());
    server.use(...faults.BadJson.respond({ where: 'storage', methods: ['POST'] }));
    await expect(uploadMedia({ upload })).rejects.toMatchObject({ kind: 'server' });
    server.resetHandlers();
    const [before, rows] = [objectCount(), (await find('media_library')).length];
    await uploadMedia({ upload });
    expect([objectCount(), (await find('media_library')).length]).toEqual([before + 1, rows + 1]);
  });

  it('takes another key when a colleague has that one', async () => {
    const upload = createUpload(pictureFile());
    const { objectKey: taken } = upload;
    const owner = accountByRole.editor.user_id;
    await insert('storage.objects', { bucket_id: 'media', name: taken, owner, owner_id: owner });
    objects.set(`media/${taken}`, { type: 'image/png', body: new Blob(['à elle']) });
    const item = await uploadMedia({ upload });
    expect(toStorageKey(item.file_path)).not.toBe(taken);
  });
});

describe('a film, sent in parts', () => {
  const aFilm = async () => new File([await makeFilm('mp4', 'H.264')], 'Visite.mp4', { lastModified: 1 });
  const part: Target = { where: 'storage', methods: ['PATCH'] };
  const stepsOf = async (upload: ReturnType<typeof createUpload>) => {
    const steps: string[] = [];
    const medium = await uploadMedia({
      upload,
      onStep: (step) => {
        if (steps.at(-1) !== step) steps.push(step);
      },
    });
    return { medium, steps };
  };

  it('is stored as it is, and known by its name', async () => {
    const film = await aFilm();
    const { medium: sent, steps } = await stepsOf(createUpload(film));
    expect(sent).toMatchObject({ title: 'Visite', file_size: film.size, mime_type: 'video/mp4' });
    const { body, type } = objects.get(`media/${toStorageKey(sent.file_path)}`) ?? {};
    expect([type, await body?.arrayBuffer()]).toEqual(['video/mp4', await film.arrayBuffer()]);
    expect(steps).toEqual(['waiting', 'analysing', 'sending']);
  });

  it('isn’t sent when no browser plays it', async () => {
    const before = objectCount();
    const film = new File([await makeFilm('mov', 'HEVC')], 'visite.mov');
    await expect(uploadMedia({ upload: createUpload(film) })).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringMatching(/^L’image de cette vidéo est en HEVC/) as string,
    });
    expect(objectCount()).toBe(before);
  });

  it('goes on by itself when the connection is lost', async () => {
    let isLost = false;
    server.use(
      ...when(part, () => {
        if (isLost) return undefined;
        isLost = true;
        return HttpResponse.error();
      }),
    );
    const { medium: sent, steps } = await stepsOf(createUpload(await aFilm()));
    expect(steps).toEqual(['waiting', 'analysing', 'sending', 'interrupted', 'sending', 'resumed']);
    expect(objects.has(`media/${toStorageKey(sent.file_path)}`)).toBe(true);
  });

  it('goes on where another tab stopped, and is stored under the key that was begun', async () => {
    const begun = createUpload(await aFilm());
    server.use(...forbidden(part));
    await expect(uploadMedia({ upload: begun })).rejects.toMatchObject({ kind: 'forbidden' });
    server.resetHandlers();
    const requests: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/resumable')) requests.push(request.method);
    });
    const again = createUpload(await aFilm());
    const { medium: sent } = await stepsOf(again);
    expect(toStorageKey(sent.file_path)).toBe(begun.objectKey);
    expect(requests).toEqual(['HEAD', 'PATCH']);
    server.events.removeAllListeners();
  });

  it('was whole, but nobody said so: it is there once', async () => {
    const before = objectCount();
    server.use(...answerLost(part));
    await uploadMedia({ upload: createUpload(await aFilm()) });
    expect(objectCount()).toBe(before + 1);
  });

  it('stopped by hand, leaves nothing to go on with', async () => {
    const stop = new AbortController();
    server.use(...loading(part));
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'PATCH') stop.abort();
    });
    const sending = uploadMedia({ upload: createUpload(await aFilm()), signal: stop.signal });
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    server.events.removeAllListeners();
    await vi.waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith('tus'))).toEqual([]),
    );
  });

  it.each([
    [413, 'tooLarge', /^Ce fichier pèse \S+\sBytes\s: c’est plus que ce que le site accepte\./],
    [507, 'server', /^Le serveur a rencontré un problème\./],
  ])('is refused for good with %s', async (status, kind, sentence) => {
    server.use(...failing(status, { where: 'storage', methods: ['POST'] }));
    await expect(uploadMedia({ upload: createUpload(await aFilm()) })).rejects.toMatchObject({
      kind,
      message: expect.stringMatching(sentence) as string,
    });
  });
});

describe('deleteMedia', () => {
  it('removes file and row, and takes both back', async () => {
    const before = getObject()?.body;
    await deleteMedia(medium);
    expect([getObject(), await rowCount()]).toEqual([undefined, 0]);
    await restoreMedia(medium);
    expect([getObject()?.body, await rowCount()]).toEqual([before, 1]);
  });

  it('by its row alone, as the specification has it, is taken back where the file still is', async () => {
    const before = getObject();
    await deleteRecord('media_library', medium.id);
    await restoreMedia(medium);
    expect([getObject(), await rowCount()]).toEqual([before, 1]);
    await deleteRecord('media_library', medium.id);
    await supabase()
      .storage.from('media')
      .remove([toStorageKey(medium.file_path)]);
    await expect(restoreMedia(medium)).rejects.toMatchObject({ kind: 'notFound' });
    expect(await rowCount()).toBe(0);
  });

  it('can be repeated when the row could not be deleted', async () => {
    server.use(...failing(500, { where: 'media_library', methods: ['DELETE'] }));
    await expect(deleteMedia(medium)).rejects.toMatchObject({ kind: 'server' });
    expect([getObject(), await rowCount()]).toEqual([undefined, 1]);
    server.resetHandlers();
    await deleteMedia(medium);
    expect(await rowCount()).toBe(0);
  });

  it('is for admins: for others nothing goes', async () => {
    await signInAs('editor');
    const before = getObject();
    await expect(deleteMedia(medium)).rejects.toMatchObject({ kind: 'forbidden' });
    expect([getObject(), await rowCount()]).toEqual([before, 1]);
  });
});

describe('the same file once more', () => {
  it('isn’t sent, and its medium is named', async () => {
    const known = await uploadMedia({ upload: createUpload(pictureFile()) });
    const before = objectCount();
    const upload = createUpload(new File([pictureFile()], 'Autre nom.png'));
    await expect(uploadMedia({ upload })).rejects.toMatchObject({
      known: { id: known.id },
      message: 'Vous l’avez déjà\u00A0: «\u00A0Été à l’île\u00A0».',
    });
    expect(objectCount()).toBe(before);
    upload.mayRepeat = true;
    expect(await uploadMedia({ upload })).toMatchObject({ id: upload.id, digest: known.digest });
  });

  it('isn’t entered when another tab was first, while it was being sent', async () => {
    const known = await uploadMedia({ upload: createUpload(pictureFile()) });
    // At first the library doesn't have it yet.
    server.use(http.get('*/rest/v1/media_library', () => HttpResponse.json([]), { once: true }));
    await expect(uploadMedia({ upload: createUpload(pictureFile()) })).rejects.toMatchObject({
      known: { id: known.id },
    });
    expect((await find('media_library')).filter(({ digest }) => digest === known.digest)).toHaveLength(1);
  });
});

describe('a file in place of another', () => {
  it('changes what names it, and can be taken back', async () => {
    const known = await uploadMedia({ upload: createUpload(pictureFile()) });
    await replaceArticles([anArticle({ title: 'A', content: `![Studio](${known.file_path})` })]);
    const upload = createUpload(aPicture('b.png'), known);
    const replaced = await uploadMedia({ upload });
    expect(replaced).toMatchObject({ id: known.id, title: known.title, file_name: 'b.png' });
    expect((await find('articles'))[0]?.content).toBe(`![Studio](${replaced.file_path})`);
    expect(readFormerFiles(replaced)).toMatchObject([{ file_path: known.file_path }]);

    const files = [known, replaced].map(({ file_path }) => `media/${toStorageKey(file_path)}`);
    const areThere = () => files.map((key) => objects.has(key));
    await deleteMedia(replaced);
    expect(areThere()).toEqual([false, false]);
    await restoreMedia(replaced);
    expect(areThere()).toEqual([true, true]);
  });

  it('isn’t the same one', async () => {
    const known = await uploadMedia({ upload: createUpload(pictureFile()) });
    await expect(uploadMedia({ upload: createUpload(pictureFile(), known) })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});
