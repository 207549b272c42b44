import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { join } from 'node:path';
import { migrate, readMigrations } from '../../supabase/embedded/data/migrate.ts';
import { systemSchemaSql } from '../../supabase/embedded/worker/systemSchema.ts';
import { median } from './statistics.ts';

/** How much of everything there is. */
const few = {
  users: 100,
  leads: 100,
  sessions: 50,
  registrations: 100,
  bookings: 20,
  articles: 100,
  pages: 100,
  media: 100,
};
const many = {
  users: 10_000,
  leads: 100_000,
  sessions: 500,
  registrations: 10_000,
  bookings: 2000,
  articles: 10_000,
  pages: 1000,
  media: 10_000,
};
/** A list counts its rows one by one (decision 11), of which there are up to a thousand times as many. */
const goal = { list: 50, other: 1.3 };

const admin = 'b0000000-0000-4000-8000-000000000001';
const session = 'c0000000-0000-4000-8000-000000000001';

const lists = new Set<string>();

/** What the API asks a view for: the first page, and how many rows there are. */
const asked = (label: string, view: string, order: string, filters: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(filters).map(([filter, condition]) => {
      lists.add(label + filter);
      return [
        label + filter,
        `select (select count(*) from public.${view} where ${condition}) as total, page.* from (
          select * from public.${view} where ${condition} order by ${order} limit 50) as page`,
      ];
    }),
  );

/** What the screens ask for when they open. */
const questions = {
  ...asked('Utilisateurs', 'listed_accounts', 'sort_text, user_id', {
    '': 'true',
    ', un rôle': `role = 'editor'`,
  }),
  ...asked('Demandes', 'listed_leads', 'is_closed, created_at desc, id', {
    '': 'true',
    ', les siennes': `assignee = '${admin}'`,
    ', une recherche': `search_text like '%lecteur 77@%'`,
    ', un mot partout': `search_text like '%balado%'`,
  }),
  ...asked('Demandes', 'listed_leads', 'created_at desc, id', {
    ', les nouvelles': `stage = 'new'`,
    ', les gagnées': `stage = 'won'`,
    ', ses autres': `sender = 'lecteur-77@exemple.test'`,
  }),
  ...asked('Demandes', 'listed_leads', 'next_step_on, id', {
    ', les échues': 'not is_closed and next_step_on <= current_date',
  }),
  'Une demande': `select * from public.listed_leads where id = 'e0000000-0000-4000-8000-000000000077'`,
  ...asked('Sessions', 'listed_course_sessions', 'is_over, sort_time, id', { '': 'true' }),
  'Une session': `select * from public.listed_registrations where session_id = '${session}' order by id limit 1000`,
  'Sessions, sur le site': 'select * from public.list_course_sessions()',
  'Réservations, la semaine': `select * from public.listed_bookings
    where starts_at < date_trunc('week', now()) + interval '7 days' and ends_at > date_trunc('week', now()) order by starts_at`,
  'Accueil, nouvelles demandes': `select count(*) from public.leads where stage = 'new'`,
  'Accueil, fichiers manquants': 'select * from public.list_missing_media()',
  'Accueil, liens rompus': 'select * from public.list_broken_links()',
  'Accueil, brouillons approuvés': 'select * from public.list_waiting_approvals()',
  'Accueil, ses brouillons': `select id, title, updated_at, count(*) over () from public.articles
    where status = 'draft' and author_id = '${admin}' order by updated_at desc, id limit 5`,
  'Accueil, demandes d’accès': 'select * from public.personal_data_requests order by due_on',
  ...asked('Articles', 'listed_articles', 'created_at desc, id desc', {
    '': 'true',
    ', les brouillons': `status = 'draft'`,
    ', une recherche': `search_text like '%article 77%'`,
    ', un mot partout': `search_text like '%article%'`,
    ', les modifiés': 'is_modified is true',
    ', les planifiés': 'is_planned is true',
  }),
  ...asked('Articles', 'listed_articles', 'sort_text, id', { ', par titre': 'true' }),
  'Articles, leurs auteurs': 'select * from public.article_authors order by name',
  ...asked('Médiathèque', 'listed_media', 'created_at desc, id', {
    '': 'true',
    ', les sons': `media_kind = 'audio'`,
    ', les inutilisés': 'is_unused is true',
    ', une recherche': `search_text like '%photo 77.png%'`,
    ', un mot partout': `search_text like '%photo%'`,
  }),
  'Médiathèque, emplois d’un média': `select * from public.list_media_uses(array['f0000000-0000-4000-8000-000000000077'::uuid])`,
  'Une section': `select * from public.list_documents(wanted_document => 'page/p1')`,
};

/**
 * As a year of work leaves it: of the leads twenty are new and thirty in progress, of the sessions fifty are to come, of the bookings
 * twenty are of this week, of the articles five are drafts and three lead nowhere, of the media
 * fifty are used by nothing.
 */
async function createDatabase({
  users,
  leads,
  sessions,
  registrations,
  bookings,
  articles,
  pages,
  media,
}: typeof few): Promise<PGlite> {
  const database = await openMigratedDatabase();
  await database.exec(`
    -- What isn't measured, and takes a while for each row.
    alter table public.articles disable trigger version_new_article;
    alter table private.registrations disable trigger log_registration_change;
    insert into auth.users (id, email) values ('${admin}', 'banc@exemple.test');
    update private.accounts set role = 'admin', last_name = 'Zz';
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    select gen_random_uuid(), 'personne-' || number || '@exemple.test', now(),
      jsonb_build_object('first_name', 'Camille', 'last_name', 'Roy ' || number)
    from generate_series(2, ${users}) as number;
    -- A page of them, even where there are few.
    update private.accounts set role = 'editor' where email ~ '[02468]@';
    insert into public.leads (id, email, message, created_at, stage, assignee, closed_at, next_step_on)
    select ('e0000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, 'lecteur-' || number || '@exemple.test', 'Bonjour, parlons d’un balado.', now() - number * interval '5 minutes',
      stage, '${admin}', case when stage in ('won', 'lost') then now() end,
      case when number <= 40 then current_date - 1 end
    from (
      select number, case
        when number <= 20 then 'new' when number <= 35 then 'discussion' when number <= 50 then 'proposal'
        when number % 2 = 0 then 'won' else 'lost' end as stage
      from generate_series(1, ${leads}) as number
    ) as known;
    insert into private.course_sessions (id, title, starts_at, ends_at, register_until, capacity)
    select ('c0000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, 'Art oratoire ' || number, day, day + interval '7 hours', day, 500
    from (
      select number, now() + case when number <= 50 then number else -number end * interval '1 day' as day
      from generate_series(1, ${sessions}) as number
    ) as known;
    -- Twenty in the one that is opened; the others share what is left.
    insert into private.registrations (session_id, lead_id, state)
    select ('c0000000-0000-4000-8000-' || lpad(
        case when number <= 20 then 1 else 2 + number % ${sessions - 1} end::text, 12, '0'))::uuid,
      lead.id, 'registered'
    from generate_series(1, ${registrations}) as number
    join public.leads as lead on lead.email = 'lecteur-' || number || '@exemple.test';
    insert into private.studio_bookings (lead_id, studio, studio_name, during, state, held_until, token_hashes, confirmed_at)
    select lead.id, 'charest', 'Studio Charest', tstzrange(hour, hour + interval '1 hour'), 'accepted', hour, '{}', hour
    from generate_series(1, ${bookings}) as number
    join public.leads as lead on lead.email = 'lecteur-' || number || '@exemple.test'
    cross join lateral (
      select date_trunc('week', now() at time zone 'America/Toronto') at time zone 'America/Toronto'
        + case when number <= 20 then number else -number end * interval '1 hour' as hour
    ) as known;
    insert into public.articles (title, slug, content, status, author_id, created_at)
    select 'Article ' || number, 'banc-' || number,
      '[La suite](/blog/' || case when number <= 8 then 'rien' else 'banc-' || number - 1 end || ')'
        || '![](/storage/v1/object/public/media/uploads/' || 1793000000000 + number || '.png)',
      case when number <= 5 then 'draft' else 'published' end::public.article_status,
      '${admin}', now() - number * interval '1 hour'
    from generate_series(1, ${articles}) as number;
    insert into public.media_library (id, title, file_path, file_name, mime_type, created_at)
    select ('f0000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, 'Photo de l’été ' || number,
      '/storage/v1/object/public/media/uploads/' || case when number <= 50 then 0 else 1793000000000 end + number || '.png',
      'photo-' || number || '.png', case when number % 2 = 0 then 'audio/mpeg' else 'image/png' end,
      now() - number * interval '1 hour'
    from generate_series(1, ${media}) as number;
    insert into private.document_versions (kind, id, number, version, value, reason, saved_by)
    select 'page', 'p' || number, 1, 1, jsonb_build_object('slug', 'page-' || number, 'title', 'Page ' || number, 'description', 'Une page.', 'footer', 'none'), 'published', '${admin}'
    from generate_series(1, ${pages}) as number;
    select private.put_online((kind, id), value, 1) from private.document_versions where kind = 'page';`);
  // What writing so much at once leaves behind.
  await database.exec('vacuum analyze');
  await database.exec(`set request.jwt.claim.sub = '${admin}'; set role authenticated`);
  return database;
}

/** The embedded backend's database in memory, with every migration and nothing else. */
async function openMigratedDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { btree_gist, pg_trgm, pgcrypto } });
  await database.exec(systemSchemaSql);
  await migrate(database, await readMigrations(join(import.meta.dirname, '../../supabase/migrations')));
  return database;
}

async function measureTime(database: PGlite, question: string) {
  const began = performance.now();
  await database.query(question);
  return performance.now() - began;
}

/** What opening the screens of the team costs the database with a hundred of everything, and with very much. */
export async function benchDesk({ rounds }: { rounds: number }) {
  const small = await createDatabase(few);
  const large = await createDatabase(many);
  const rows: Record<string, Record<string, string>> = {};
  for (const [label, question] of Object.entries(questions)) {
    const times = { small: [] as number[], large: [] as number[] };
    // The first one reads what the others find in memory.
    for (let round = 0; round <= rounds; round += 1) {
      const [first, second] = [await measureTime(small, question), await measureTime(large, question)];
      if (round === 0) continue;
      times.small.push(first);
      times.large.push(second);
    }
    const [before, after] = [median(times.small), median(times.large)];
    const ratio = after / before;
    rows[label] = {
      peu: `${before.toFixed(1)} ms`,
      beaucoup: `${after.toFixed(1)} ms`,
      rapport: `${ratio.toFixed(2)}${ratio > (lists.has(label) ? goal.list : goal.other) ? ' ✗' : ''}`,
    };
  }
  console.table(rows);
  console.warn(
    `Médianes de ${rounds} tours. Beaucoup : ${many.users} comptes, ${many.leads} demandes, ${many.registrations} inscriptions, ${many.bookings} réservations, ${many.articles} articles, ` +
      `${many.pages} pages composées, ${many.media} médias; peu : cent de chaque. But : rapports ≤ ${goal.list} pour les listes, ≤ ${goal.other} ailleurs. ✗ marque ce qui le manque.`,
  );
  await Promise.all([small.close(), large.close()]);
}
