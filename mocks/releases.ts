import { insert, query, run, toLiteral } from './database.ts';
import { accountByRole } from './fixtures/accounts.ts';

export type StoredRelease = {
  id: string;
  name: string | null;
  owner_id: string | null;
  due_at: string | null;
  problem: string | null;
  /** Which of its documents keeps it from going online. */
  problem_document?: string;
  created_at: string;
};

/** A release of these documents: of each as the team has it, or, with a minus before its key, to be taken from the site. */
export const insertRelease = ({ id, ...release }: StoredRelease, documents: readonly string[] = []) =>
  run(`insert into private.releases (id, ${Object.keys(release).join()})
    values (${toLiteral(id)}, ${Object.values(release).map(toLiteral).join()});
    ${documents
      .map(
        (named) => `insert into private.release_documents (release_id, kind, id, withdraws)
      select ${toLiteral(id)}, kind, id, ${named.startsWith('-')} from private.document_of(${toLiteral(named.replace(/^-/, ''))});`,
      )
      .join('')}`);

/** The editor has published a release before the story begins. */
export const publishRelease = (id: string, moment = '2026-11-16T19:05:00+00:00') =>
  run(`update private.releases set published_by = '${accountByRole.editor.user_id}' where id = ${toLiteral(id)};
    select private.write_release(${toLiteral(id)}, ${toLiteral(moment)});`);

/** The releases that have a name, in the order of their making, each with the keys of its documents. */
export const findReleases = () =>
  query<{
    id: string;
    name: string;
    due_at: string | null;
    published_at: string | null;
    documents: string[];
  }>(
    `select release.id, release.name, release.due_at, release.published_at, array(
      select private.key_of((part.kind, part.id)) from private.release_documents as part
      where part.release_id = release.id order by part.kind, part.id
    ) as documents from private.releases as release where release.name is not null order by release.created_at, release.id`,
  );

/** The latest version of a document goes online at a moment to come, in ISO 8601, until its end; what is saved afterwards doesn't. */
export async function insertPlan(document: string, dueAt: string, endsAt: string | null = null) {
  const id = crypto.randomUUID();
  await insert('private.releases', { id, due_at: dueAt, created_by: accountByRole.editor.user_id });
  await run(`
    insert into private.release_documents (release_id, kind, id, number, ends_at)
    select ${toLiteral(id)}, kind, id, max(number), ${toLiteral(endsAt)} from private.document_versions
    where (kind, id) = private.document_of(${toLiteral(document)}) group by kind, id;`);
}
