import { http } from 'msw';
import { SESSION_STORAGE_KEY } from '#data/connection.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';
import type { Role } from '#data/session/roles.ts';
import { db } from '#mocks/db.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { accountsSql, contentSql } from '#mocks/worldSql.ts';
import { type BrowserBackend, createBrowserBackend } from './browserBackend.ts';

let started: Promise<BrowserBackend> | undefined;

/** Accounts hang from users, and nearly everything from accounts: the rest is named. */
const emptySql = `truncate auth.users, storage.objects, public.categories, public.tags, public.articles,
  public.media_library, public.contact_messages, private.deleted_records, private.contact_senders,
  private.article_view_marks, private.preview_approvals, public.personal_data_requests, public.privacy_incidents,
  public.site_contents, private.content_revisions, private.page_visits, private.visit_sources, private.site_events,
  private.visit_marks cascade;`;

const objectsSql = () =>
  Object.keys(db.objects)
    .map((path) => {
      const [, bucket, key] = /^([^/]+)\/(.+)$/.exec(path) ?? [];
      return `insert into storage.objects (bucket_id, name, metadata) values ('${bucket}', '${key}', '{}');`;
    })
    .join('\n');

/**
 * Brings the database back to the fixtures' accounts, signs in whoever has the role, and answers what the page asks
 * from then on. The content comes in with the first request, when the story has made its own changes to the fixtures.
 */
export async function realPolicies(role: Role | null) {
  started ??= createBrowserBackend();
  const backend = await started;
  await backend.exec(emptySql + accountsSql());
  if (role) await signIn(backend, role);
  else localStorage.removeItem(SESSION_STORAGE_KEY);
  let planted: Promise<void> | undefined;
  return [
    http.all(/\/(auth|rest|storage)\/v1\//, async ({ request }) => {
      planted ??= backend.exec(contentSql() + objectsSql());
      await planted;
      return backend.fetch(request);
    }),
  ];
}

async function signIn({ fetch }: BrowserBackend, role: Role) {
  const { email, password } = accountByRole[role];
  const response = await fetch(
    new Request(new URL('/auth/v1/token?grant_type=password', location.origin), {
      method: 'POST',
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  );
  if (!response.ok) throw new Error(`Connexion refusée : ${await response.text()}`);
  localStorage.setItem(SESSION_STORAGE_KEY, await response.text());
}
