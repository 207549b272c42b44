import { openMigratedDatabase } from './migratedDatabase.ts';
import { median } from './statistics.ts';

const size = 50;
const goal = { time: 1000 };

const editor = 'b0000000-0000-4000-8000-000000000001';
const release = '50000000-0000-4000-8000-000000000001';

/** How long the database takes to put a release of ${size} documents online, articles and contents by half, and to undo it. */
export async function benchReleases({ rounds }: { rounds: number }) {
  const times = { publish: [] as number[], undo: [] as number[] };
  const database = await openMigratedDatabase();
  const text = 'Un paragraphe de taille moyenne, comme il y en a dans un article. '.repeat(150);
  const asEditor = `set role authenticated; set request.jwt.claim.sub = '${editor}';`;
  await database.exec(`
    insert into auth.users (id, email) values ('${editor}', 'banc@exemple.test');
    update private.accounts set role = 'editor';
    insert into public.articles (title, slug, content, status, published_at, author_id)
    select 'Article ' || number, 'banc-' || number, '${text}', 'published', '2026-01-01', '${editor}'
    from generate_series(1, ${size / 2}) as number;`);
  for (let round = 0; round <= rounds; round += 1) {
    await database.exec(`
      reset role;
      delete from private.releases where true;
      insert into private.releases (id, name) values ('${release}', 'Banc');
      ${asEditor}
      select public.save_document('article/' || id, jsonb_build_object('title', title || ' bis'), version) from public.articles;
      select public.save_document(
        'home/banc-' || number, jsonb_build_object('title', 'Tour ${round}'),
        coalesce((select version from public.list_documents('home/banc-' || number)), 0)
      ) from generate_series(1, ${size / 2}) as number;
      select public.add_to_release('${release}', 'article/' || id) from public.articles;
      select public.add_to_release('${release}', 'home/banc-' || number) from generate_series(1, ${size / 2}) as number;`);
    for (const [name, statement] of [
      [
        'publish',
        `select public.publish_release('${release}', version, (
          select jsonb_object_agg(part ->> 'document', part ->> 'hash') from jsonb_array_elements(documents) as part
        )) from public.read_release('${release}')`,
      ],
      ['undo', `select public.undo_release('${release}')`],
    ] as const) {
      const began = performance.now();
      await database.query(statement);
      // The first round reads what the others find in memory.
      if (round > 0) times[name].push(performance.now() - began);
    }
  }
  const told = (all: number[]) => `${median(all).toFixed(0)} ms${median(all) > goal.time ? ' ✗' : ''}`;
  console.table({
    'publier 50 documents': told(times.publish),
    'annuler la mise en ligne': told(times.undo),
  });
  console.warn(`Médianes de ${rounds} tours. But : moins de ${goal.time} ms.`);
  await database.close();
}
