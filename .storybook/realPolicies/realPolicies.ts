import { http } from 'msw';
import { SESSION_STORAGE_KEY } from '#data/connection.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';
import type { Role } from '#data/session/roles.ts';
import { db } from '#mocks/db.ts';
import { type Account, accountByRole } from '#mocks/fixtures/accounts.ts';
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
  const backend = await startedBackend();
  await backend.exec(emptySql + accountsSql());
  tokens.clear();
  watcher = undefined;
  await takePlace(role && accountByRole[role]);
  let planted: Promise<void> | undefined;
  return [
    http.all(/\/(auth|rest|storage)\/v1\//, async ({ request }) => {
      planted ??= backend.exec(contentSql() + objectsSql());
      await planted;
      const told = watcher?.(backend, request.clone());
      // What it would be for others is found out before anything changes.
      await told;
      return backend.fetch(request);
    }),
  ];
}

type Person = Pick<Account, 'email' | 'password'>;

/** Is told of each request before it is answered. */
type Watcher = (backend: BrowserBackend, request: Request) => Promise<void>;

let watcher: Watcher | undefined;

/** Tells of each request from now on until the function that it gives is called, or another story starts. */
export function watchRequests(watch: Watcher) {
  watcher = watch;
  return () => {
    if (watcher === watch) watcher = undefined;
  };
}

/** Signs the page in as somebody, or out. */
export async function takePlace(person: Person | null) {
  if (person) localStorage.setItem(SESSION_STORAGE_KEY, await signIn(await startedBackend(), person));
  else localStorage.removeItem(SESSION_STORAGE_KEY);
}

const startedBackend = () => (started ??= createBrowserBackend());

const tokens = new Map<string, string>();

/** The token of somebody, the same one until the next story. */
export async function tokenOf(person: Person): Promise<string> {
  const known = tokens.get(person.email);
  if (known) return known;
  const session = JSON.parse(await signIn(await startedBackend(), person)) as { access_token: string };
  tokens.set(person.email, session.access_token);
  return session.access_token;
}

async function signIn({ fetch }: BrowserBackend, { email, password }: Person): Promise<string> {
  const response = await fetch(
    new Request(new URL('/auth/v1/token?grant_type=password', location.origin), {
      method: 'POST',
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  );
  if (!response.ok) throw new Error(`Connexion refusée : ${await response.text()}`);
  return response.text();
}
