import { describe, expect, test } from 'vitest';
import { toPattern } from '#data/paging.ts';
import { openWorld } from './openWorld.ts';
import { files, getAddress, ownUploads, rows, named } from './world.ts';

const fixtures = openWorld();

const medium = rows.media_library.any;
const old = getAddress(files.media);
const fresh = getAddress(ownUploads.editor);
const article = `article/${rows.articles.published}`;
const content = 'home/hero';
const settings = 'settings/images';

const inAYear = () => new Date(Date.now() + 365 * 86_400_000).toISOString();

type Use = { document: string; title: string | null; states: string[]; total: number };

async function listUses(): Promise<Use[]> {
  const { data } = await fixtures.as.editor.rpc('list_media_uses', { media_ids: [medium] }).throwOnError();
  return data as Use[];
}
const placesOf = async (document: string) =>
  (await listUses()).find((use) => use.document === document)?.states;

async function getVersion(document: string): Promise<number> {
  const { data } = await fixtures.as.admin
    .rpc('list_documents', { wanted_document: document })
    .throwOnError();
  return (data as { version: number }[])[0]?.version ?? 0;
}

async function send(name: 'save_document' | 'publish_document', document: string, value: object) {
  const { data } = await fixtures.as.admin
    .rpc(name, { document, value, seen_version: await getVersion(document) })
    .throwOnError();
  return data as number;
}

async function listUnused({ media_kind, search = '' }: { media_kind?: string; search?: string } = {}) {
  const { data } = await fixtures.as.editor
    .from('listed_media')
    .select('id,profiles(first_name)')
    .is('is_unused', true)
    .match(media_kind ? { media_kind } : {})
    .like('search_text', toPattern(search) ?? '%')
    .order('created_at', { ascending: false })
    .order('id')
    .throwOnError();
  return (data as { id: string }[]).map(({ id }) => id);
}

const replace = (file_path: string, client = fixtures.as.editor, values: object = {}) =>
  client.rpc('replace_media_file', {
    media_id: medium,
    seen_path: old,
    file: { file_path, file_name: 'autre.png', mime_type: 'image/png', width: 640, height: 480, ...values },
  });

/** What the table of its kind, or what is pending, says of a document. */
async function getValue(document: string, number?: number): Promise<Record<string, unknown>> {
  const [row] = await fixtures.sql<{ value: Record<string, unknown> }>(
    number === undefined
      ? `select private.stored_value((${named(document)})) as value`
      : `select private.version_value((${named(document)}), ${number}) as value`,
  );
  return row?.value ?? {};
}

describe('the uses of a medium', () => {
  test('are articles and contents, online, pending and planned', async () => {
    expect(await placesOf(article)).toEqual(['stored']);
    expect(await placesOf(`article/${rows.articles.draft}`)).toEqual(['stored']);
    await send('save_document', content, { picture: { src: `https://exemple.test${old}`, alt: '' } });
    expect(await placesOf(content)).toEqual(['pending']);
    await send('publish_document', content, { list: [{ text: `![](${old.replace('.png', '-360.webp')})` }] });
    expect(await placesOf(content)).toEqual(['stored']);
    await send('save_document', article, { content: 'Sans image', featured_image_url: null });
    await send('save_document', 'home/other', { text: old });
    await fixtures.as.editor
      .rpc('add_to_release', { release_id: rows.releases.page, document: 'home/other' })
      .throwOnError();
    expect(await placesOf('home/other')).toEqual(['pending']);
    await fixtures.as.editor
      .rpc('plan_document', {
        document: article,
        value: { content: old },
        seen_version: await getVersion(article),
        due_at: inAYear(),
      })
      .throwOnError();
    expect(await placesOf(article)).toEqual(['pending', 'planned', 'stored']);
    const { data } = await fixtures.as.editor.rpc('list_media_uses', { media_ids: [medium] });
    expect((data as Use[]).find((use) => use.document === article)).toMatchObject({
      title: 'Publié',
      article_status: 'published',
      may_edit: true,
    });
  });

  test('end when nothing says so any more, and come back with what is put back', async () => {
    await send('publish_document', content, { src: old });
    await send('publish_document', content, { src: '' });
    expect(await placesOf(content)).toBeUndefined();
    const id = rows.articles.draft;
    await fixtures.as.admin.from('articles').delete().eq('id', id).throwOnError();
    expect(await placesOf(`article/${id}`)).toBeUndefined();
    await fixtures.as.admin
      .rpc('restore_deleted_record', { source: 'articles', record_id: id })
      .throwOnError();
    expect(await placesOf(`article/${id}`)).toEqual(['stored']);
  });

  test('tell of what is online and misses its file, an episode without its sound first', async () => {
    const listMissing = async () => {
      const { data } = await fixtures.as.editor.rpc('list_missing_media').throwOnError();
      return (data as { document: string; lacks_sound: boolean }[])
        .filter(({ document }) => document !== rows.site_contents.broken)
        .map((page) => `${page.document}${page.lacks_sound ? ', sound' : ''}`);
    };
    const episode = 'episode/00000000-0000-4000-8000-000000000077';
    await send('publish_document', episode, {
      show: `show/${rows.shows.any}`,
      slug: 'sonore',
      title: 'Sonore',
      description: 'Un épisode.',
      number: 2,
      day: '2026-11-20',
      sound: { src: old.replace('.png', '.mp3') },
    });
    await send('save_document', content, { src: old });
    expect(await listMissing()).toEqual([]);
    await fixtures.as.admin.from('media_library').delete().eq('id', medium).throwOnError();
    expect(await listMissing()).toEqual([`${episode}, sound`, article]);
    await fixtures.as.admin
      .rpc('restore_deleted_record', { source: 'media_library', record_id: medium })
      .throwOnError();
    expect(await listMissing()).toEqual([]);
    await send('publish_document', content, { src: old.replace(/\d{13}/, '1799999999999') });
    expect(await listMissing()).toEqual([content]);
  });

  test('say of each medium whether it is used at all', async () => {
    expect(await listUnused()).toEqual([]);
    await fixtures.exec(`update public.articles set featured_image_url = null, content = '' where true`);
    expect(await listUnused()).toEqual([medium]);
    expect(await listUnused({ media_kind: 'audio' })).toEqual([]);
    expect(await listUnused({ media_kind: 'image', search: 'PHOTO' })).toEqual([medium]);
    expect(await listUnused({ search: 'ailleurs' })).toEqual([]);
    await send('publish_document', content, { src: old });
    expect(await listUnused()).toEqual([]);
    await fixtures.as.admin.from('media_library').delete().eq('id', medium).throwOnError();
    await fixtures.exec(`delete from public.site_contents where key = '${content}'`);
    await fixtures.as.admin
      .rpc('restore_deleted_record', { source: 'media_library', record_id: medium })
      .throwOnError();
    expect(await listUnused()).toEqual([medium]);
  });
});

describe('a file that is replaced', () => {
  test('is so wherever it is online, pending or planned, and former versions still name it', async () => {
    const before = await send('publish_document', content, { picture: { src: old, alt: 'Une photo' } });
    const pending = await send('save_document', content, {
      picture: { src: `https://exemple.test${old}`, alt: '' },
    });
    const planned = 'home/other';
    await fixtures.as.editor
      .rpc('plan_document', {
        document: planned,
        value: { src: old },
        seen_version: 0,
        due_at: inAYear(),
      })
      .throwOnError();
    const version = await getVersion(article);
    expect((await replace(fresh)).error).toBeNull();

    expect(await getValue(article)).toMatchObject({ featured_image_url: fresh, content: `![](${fresh})` });
    expect(await getVersion(article)).toBe(version + 1);
    expect(await getValue(content)).toEqual({ picture: { src: fresh, alt: 'Une photo' } });
    expect(await getValue(content, before)).toEqual({ picture: { src: old, alt: 'Une photo' } });
    expect(await getValue(content, pending)).toEqual({
      picture: { src: `https://exemple.test${fresh}`, alt: '' },
    });
    expect(await getVersion(content)).toBe(pending + 1);
    expect(await getValue(planned, 1)).toEqual({ src: fresh });
    expect(await placesOf(content)).toEqual(['pending', 'stored']);
    const { data } = await fixtures.as.anonymous
      .from('articles')
      .select('cover')
      .eq('id', rows.articles.published)
      .single();
    expect(data).toMatchObject({ cover: { width: 640, height: 480 } });
  });

  test('is meant by who still names it: an editor that was open, a version that is brought back', async () => {
    await send('publish_document', content, { src: old });
    await replace(fresh);
    await send('save_document', content, { src: old, text: 'Plus tard' });
    const number = await send('publish_document', content, { src: old, text: 'Encore' });
    expect(await getValue(content)).toEqual({ src: fresh, text: 'Encore' });
    expect(await getValue(content, number)).toEqual({ src: fresh, text: 'Encore' });
    await fixtures.as.editor
      .from('articles')
      .update({ content: `${old} ${old}x`, og_image_url: old })
      .eq('id', rows.articles.draft)
      .throwOnError();
    // Another file that begins with the same letters is another file.
    expect(await getValue(`article/${rows.articles.draft}`)).toMatchObject({
      content: `${fresh} ${old}x`,
      og_image_url: fresh,
    });
  });

  test('comes back by the same way, and belongs to no other medium', async () => {
    await replace(fresh);
    const enter = fixtures.as.editor
      .from('media_library')
      .insert({ title: 'À moi', file_name: 'a.png', file_path: old, mime_type: 'image/png' });
    expect((await enter).status).toBe(403);
    const back = { media_id: medium, seen_path: fresh, file: { file_path: old } };
    await fixtures.as.editor.rpc('replace_media_file', back).throwOnError();
    // Once more, for the answer was lost.
    await fixtures.as.editor.rpc('replace_media_file', back).throwOnError();
    const { data } = await fixtures.as.editor.from('media_library').select('*').eq('id', medium).single();
    expect(data).toMatchObject({
      file_path: old,
      file_name: 'photo.png',
      width: 1200,
      former_files: [{ file_path: fresh, width: 640 }],
    });
    expect(await getValue(article)).toMatchObject({ featured_image_url: old });
    expect(
      (await fixtures.as.editor.rpc('replace_media_file', { ...back, file: { file_path: fresh } })).status,
    ).toBe(409);
  });

  test('is replaced by its own kind alone, and by an admin where settings use it', async () => {
    expect(await replace(fresh, fixtures.as.editor, { mime_type: 'application/pdf' })).toMatchObject({
      status: 400,
      error: { message: expect.stringMatching(/genre/) as string },
    });
    await send('publish_document', settings, { src: old });
    expect(await replace(fresh)).toMatchObject({
      status: 403,
      error: { message: expect.stringMatching(/^Les paramètres du site utilisent ce fichier/) as string },
    });
    expect((await replace(getAddress(ownUploads.admin), fixtures.as.admin)).error).toBeNull();
    expect(await getValue(settings)).toEqual({ src: getAddress(ownUploads.admin) });
  });
});

test.each<[string, Record<string, unknown>]>([
  ['file_size', { file_size: 52_428_801 }],
  ['file_size', { file_size: 524_288_001, mime_type: 'video/mp4' }],
  ['duration', { duration: 0 }],
  ['duration', { duration: 400_000 }],
  ['waveform', { waveform: 'abc' }],
  ['loudness', { loudness: -101 }],
  ['true_peak', { true_peak: 21 }],
  ['digest', { digest: 'A'.repeat(64) }],
])('the library bounds %s', async (column, values) => {
  const row: Record<string, unknown> = {
    title: 'Un',
    file_name: 'un.mp4',
    file_path: fresh,
    mime_type: 'image/png',
    ...values,
  };
  const { error } = await fixtures.as.editor.from('media_library').insert(row);
  expect(error?.message).toContain(`media_library_${column}_`);
});
