import type { PGlite } from '@electric-sql/pglite';
import { openMigratedDatabase } from './migratedDatabase.ts';
import { median } from './statistics.ts';

/** As many as the list counts: from there on, nothing may take longer. */
const few = 10_000;
const many = 100_000;
const goal = { ratio: 1.5 };

/** The list as the back-office asks for it. */
const questions = {
  'ouvrir la liste': '',
  'page suivante': 'wanted_page => 2',
  'page 100': 'wanted_page => 100',
  'dernière page': 'wanted_page => 1000000',
  'filtrer par statut': `only_status => 'draft'`,
  'trier par titre': `sort => 'title', is_descending => false`,
  'trier par vues': `sort => 'views'`,
  'chercher un mot de tous': `search => 'entrevue'`,
  'chercher un mot d’un quart': `search => 'Régie'`,
  'chercher un mot rare': `search => 'prise 9999 :'`,
  'chercher ce qui n’existe pas': `search => 'introuvable'`,
};

const editor = 'b0000000-0000-4000-8000-000000000001';

async function createDatabase(articles: number) {
  const database = await openMigratedDatabase();
  await database.exec(
    `insert into auth.users (id, email) values ('${editor}', 'banc@exemple.test');
    update private.accounts set role = 'editor';
    -- Made at once afterwards: row by row takes ten times as long.
    drop index public.articles_search_text_idx;
    -- Without triggers: what they write isn't measured.
    set session_replication_role = replica;
    insert into public.articles (title, slug, excerpt, status, author_id, created_at)
    select 'Entrevue ' || number || ' : ' || (array['le micro', 'la régie', 'le montage', 'l’éclairage'])[1 + number % 4],
      'banc-' || number, 'Notes de tournage, prise ' || number || ' : ce que l’on garde, ce que l’on coupe.',
      (array['draft', 'published', 'archived']::public.article_status[])[1 + number % 3], '${editor}',
      now() - number * interval '15 minutes'
    from generate_series(1, ${articles}) as number;
    reset session_replication_role;
    create index articles_search_text_idx on public.articles
      using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);
    analyze;`,
  );
  await database.exec(`set request.jwt.claim.sub = '${editor}'; set role authenticated`);
  return database;
}

async function measureTime(database: PGlite, question: string) {
  const began = performance.now();
  await database.query(`select * from public.list_articles(${question})`);
  return performance.now() - began;
}

/** What the list of articles costs the database with ${few} articles, and with ${many}. Making these takes a minute. */
export async function benchAdmin({ rounds }: { rounds: number }) {
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
      [`${few} articles`]: `${before.toFixed(1)} ms`,
      [`${many} articles`]: `${after.toFixed(1)} ms`,
      rapport: `${ratio.toFixed(2)}${ratio > goal.ratio ? ' ✗' : ''}`,
    };
  }
  console.table(rows);
  console.warn(`Médianes de ${rounds} tours. But : rapports ≤ ${goal.ratio}. ✗ marque ce qui le manque.`);
  await Promise.all([small.close(), large.close()]);
}
