import { expect, test } from 'vitest';
import { openWorld } from './openWorld.ts';
import { rows } from './world.ts';

const fixtures = openWorld();

type Answer = PromiseLike<{ error: { code?: string; message: string } | null }>;

const uuid = '00000000-0000-4000-8000-0000000000d4';
const hours = { isOpen: true, opens: '09:00', closes: '17:00' };
const days = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, hours]),
);
const studio = { id: 'charest', name: 'Studio Charest', slotMinutes: 60, week: days, exceptions: [] };

const publish = (document: string, value: object) =>
  fixtures.as.admin.rpc('publish_document', { document, value, seen_version: 0 });

const session = (times: object) =>
  fixtures.as.editor.rpc('save_course_session', {
    session: uuid,
    version: null,
    course: '',
    title: 'Prise de parole',
    starts_at: '2100-01-21T14:00:00Z',
    ends_at: '2200-12-31T21:00:00Z',
    register_until: '1950-01-18T05:00:00Z',
    capacity: 8,
    price: null,
    place: null,
    ...times,
  });

/** Every place where a person types a day, or a time of one: how it gets to the database. */
const places: Record<string, { send: (day: string) => Answer; isToCome?: boolean; isText?: boolean }> = {
  'an article': {
    send: (published_at) =>
      fixtures.as.editor.from('articles').update({ published_at }).eq('id', rows.articles.scheduled),
  },
  'a new article': {
    send: (published_at) =>
      fixtures.as.editor
        .from('articles')
        .insert({ title: 'Un', slug: 'un-de-plus', status: 'published', published_at }),
  },
  'a plan': {
    send: async (due_at) => {
      const { data } = await fixtures.as.editor.rpc('list_documents', { wanted_document: 'home/hero' });
      const [hero] = data as { version: number }[];
      const seen_version = hero?.version ?? 0;
      return fixtures.as.editor.rpc('plan_document', {
        document: 'home/hero',
        value: { title: 'Un' },
        seen_version,
        due_at,
      });
    },
    isToCome: true,
  },
  'a release': {
    send: (due_at) =>
      fixtures.as.editor.rpc('save_release', {
        id: uuid,
        name: 'Rentrée',
        owner_id: null,
        due_at,
        seen_version: 0,
      }),
    isToCome: true,
  },
  'the next step of a lead': {
    send: (next_step_on) =>
      fixtures.as.editor.rpc('change_lead', {
        lead_id: rows.leads.open,
        seen_version: 1,
        changes: { next_step_on },
      }),
  },
  'a request about personal data': {
    send: (received_on) =>
      fixtures.as.admin
        .from('personal_data_requests')
        .insert({ id: uuid, kind: 'access', email: 'zoe@exemple.ca', received_on }),
  },
  'an incident': {
    send: (happened_on) =>
      fixtures.as.admin
        .from('privacy_incidents')
        .insert({ id: uuid, happened_on, description: 'Un vol.', risk: 'low', notified: 'Personne.' }),
  },
  'an amended incident': {
    send: (happened_on) =>
      fixtures.as.admin
        .from('privacy_incidents')
        .update({ happened_on })
        .eq('id', rows.privacy_incidents.any),
  },
  'the beginning of a session': { send: (starts_at) => session({ starts_at }), isToCome: true },
  'the end of a session': { send: (ends_at) => session({ ends_at }), isToCome: true },
  'the end of registration': { send: (register_until) => session({ register_until }) },
  'an episode': {
    send: (day) =>
      publish(`episode/${uuid}`, {
        title: 'Un',
        slug: 'autre',
        description: 'Un.',
        show: `show/${rows.shows.any}`,
        number: 1,
        day,
        sound: { src: '/storage/v1/object/public/media/uploads/1.mp3' },
      }),
    isText: true,
  },
  'a project': {
    send: (day) =>
      publish(`project/${uuid}`, {
        title: 'Un',
        slug: 'un',
        description: 'Un.',
        client: 'Une',
        category: 'Une',
        day,
        tags: [],
      }),
    isText: true,
  },
  'a holiday': { send: (from) => publish('settings/hours', { exceptions: [{ from }] }), isText: true },
  'the last day of a holiday': {
    send: (to) => publish('settings/hours', { exceptions: [{ from: '1900-01-01', to }] }),
    isText: true,
  },
  'a day of a studio': {
    send: async (from) => {
      await fixtures.exec("delete from public.site_contents where key = 'settings/bookings'");
      return publish('settings/bookings', {
        studios: [{ ...studio, exceptions: [{ from, ...hours }] }],
        closed: [],
      });
    },
    isText: true,
  },
  'a closed day': {
    send: async (from) => {
      await fixtures.exec("delete from public.site_contents where key = 'settings/bookings'");
      return publish('settings/bookings', { studios: [], closed: [{ from }] });
    },
    isText: true,
  },
};

const refused = ['0026-11-20', '20266-11-20', '1899-12-30', '2201-01-03', '0026-11-20 BC'];
/** What the type of a column takes, and a text doesn't. */
const refusedTimes = ['infinity', '-infinity'];
const refusedTexts = ['2026-02-30', '2026-2-3', '1e3', '٢٠٢٦-١١-٢٠', '2026-11-20\u00A0'];

test.each(Object.entries(places))('%s has a day from 1900 to 2200', async (_place, kind) => {
  for (const day of [...refused, ...(kind.isText ? refusedTexts : refusedTimes)]) {
    const { error } = await kind.send(day);
    expect([day, error?.code], error?.message).toEqual([
      day,
      expect.stringMatching(/^(?:PT400|23514|22007|22008)$/),
    ]);
  }
  const { error } = await kind.send(kind.isToCome ? '2200-12-31' : '1900-01-01');
  expect(error).toBeNull();
});
