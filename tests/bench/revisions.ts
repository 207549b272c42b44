import { createBackend } from '../../supabase/embedded/backend.ts';
import { median } from './statistics.ts';
import { wordDifference } from '#documents/admin/WordDifference/wordDifference.ts';

const few = 10;
const many = 1000;
const goal = { ratio: 1.25, comparison: 1000 };

const editor = 'b0000000-0000-4000-8000-000000000001';
const toArticleId = (revisions: number) => `e0000000-0000-4000-8000-${String(revisions).padStart(12, '0')}`;

/** Some 50,000 characters, of which a word in `every` is another one. */
function writeText(every: number, word: string) {
  const words = Array.from({ length: 9000 }, (_, index) =>
    index % every === 3 ? word : `mot${index % 400}`,
  );
  return words.map((one, index) => one + (index % 60 === 59 ? '\n\n' : ' ')).join('');
}

/**
 * How long the database takes to open ${few} revisions of an article and ${many} of another, of 50,000 characters each, in turn;
 * and how long two texts of 50,000 characters take to be compared.
 */
export async function benchRevisions({ rounds }: { rounds: number }) {
  const backend = await createBackend({ seed: null });
  const text = writeText(2, 'autre').replaceAll("'", '');
  await backend.exec(`
    insert into auth.users (id, email) values ('${editor}', 'banc@exemple.test');
    update private.accounts set role = 'editor';`);
  for (const revisions of [few, many]) {
    await backend.exec(`
      insert into public.articles (id, title, slug, content, author_id)
      values ('${toArticleId(revisions)}', 'Banc', 'banc-${revisions}', '', '${editor}');`);
    await backend.exec(`
      insert into private.document_versions
        (kind, id, number, version, value, reason, note, saved_by)
      select 'article', '${toArticleId(revisions)}', number, number,
        jsonb_build_object('title', 'Banc', 'slug', 'banc', 'content', number || '${text}', 'tag_ids', '[]'::jsonb),
        'saved', 'Version ' || number, '${editor}'
      from generate_series(2, ${revisions}) as number`);
  }
  const open = async (revisions: number) => {
    const began = performance.now();
    await backend.exec(`
      select set_config('request.jwt.claim.sub', '${editor}', true);
      set local role authenticated;
      select number, note, saved_by, status from public.listed_versions
        where (kind, id) = ('article', '${toArticleId(revisions)}') order by number desc limit 50;
      select * from public.listed_versions where (kind, id, number) = ('article', '${toArticleId(revisions)}', ${revisions});
      select * from public.listed_versions where (kind, id, number) = ('article', '${toArticleId(revisions)}', ${revisions - 1});`);
    return performance.now() - began;
  };
  const times = { few: [] as number[], many: [] as number[] };
  // The first round reads what the others find in memory.
  for (let round = 0; round <= rounds; round += 1) {
    const [first, second] = [await open(few), await open(many)];
    if (round === 0) continue;
    times.few.push(first);
    times.many.push(second);
  }
  const ratio = median(times.many) / median(times.few);
  const rows: Record<string, string> = {
    [`ouvrir ${few} versions`]: `${median(times.few).toFixed(1)} ms`,
    [`ouvrir ${many} versions`]: `${median(times.many).toFixed(1)} ms`,
    rapport: `${ratio.toFixed(2)}${ratio > goal.ratio ? ' ✗' : ''}`,
  };
  for (const every of [50, 5, 1]) {
    const compared = Array.from({ length: rounds }, () => {
      const began = performance.now();
      wordDifference(writeText(every, 'avant'), writeText(every, 'après'));
      return performance.now() - began;
    });
    const time = median(compared);
    rows[`comparer 50 000 caractères, un mot sur ${every}`] =
      `${time.toFixed(0)} ms${time > goal.comparison ? ' ✗' : ''}`;
  }
  console.table(rows);
  console.warn(
    `Médianes de ${rounds} tours. But : rapport ≤ ${goal.ratio}, comparaison ≤ ${goal.comparison} ms.`,
  );
  await backend.close();
}
