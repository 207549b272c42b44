import type { Session } from '@supabase/supabase-js';
import { delay, getResponse } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { SESSION_STORAGE_KEY } from '#data/connection.ts';
import { authError } from '../supabase/embedded/worker/authError.ts';
import { handlers } from './backend/handlers.ts';
import type { PublicTable } from './database.ts';

/**
 * What a condition bears on. `data` is everything but the session and its profile, without which no screen of the
 * back-office would show at all; `all` is these too.
 */
export type Where =
  | PublicTable
  | 'accounts'
  | 'statistics'
  | 'previews'
  | 'notes'
  | 'versions'
  | 'contents'
  | 'releases'
  | 'failed_emails'
  | 'sessions'
  | 'bookings'
  | 'calendar'
  | 'auth'
  | 'storage'
  | 'data'
  | 'all';

/** What a condition bears on, and with which methods; every one unless told otherwise. */
export type Target = { where?: Where; methods?: ('GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE')[] };

/** Whether a condition bears on a request. */
export const isMeant = (request: Pick<Request, 'url' | 'method'>, { where = 'data', methods }: Target) => {
  const path = new URL(request.url).pathname;
  // A function or a view that lists a table reads it.
  const [, api, reading, resource] =
    /\/(auth|rest|storage|functions)\/v1\/(rpc\/(?:list|read)_|listed_)?([a-z_]+)/.exec(path) ?? [];
  const requested = reading ? 'GET' : request.method;
  if (!api || (methods && !methods.some((method) => method === requested))) return false;
  if (where === 'all') return true;
  if (path.endsWith('/rpc/second_factor_state')) return where === 'profiles';
  if (path.endsWith('/rpc/sign_up_is_open')) return where === 'auth';
  if (where === 'leads') return /\/(leads|listed_leads|rpc\/\w+_leads?)$/.test(path);
  if (where === 'versions')
    return /\/(deleted_items|listed_versions|rpc\/restore_deleted_record)$/.test(path);
  if (where === 'accounts')
    return (
      api === 'functions' ||
      /\/(listed_account|rpc\/(list_account|set_profile_role|set_own_name|transfer_))/.test(path)
    );
  if (where === 'media_library') return /\/(media_library|listed_media)$/.test(path);
  if (where === 'articles' && /\/rpc\/(list_documents|(save|publish|plan)_document)$/.test(path)) return true;
  if (where === 'contents') return /\/(listed_versions|rpc\/\w+_documents?(_changes)?)$/.test(path);
  if (where === 'releases') return /\/(listed_releases|rpc\/(list_calendar|\w+_releases?))$/.test(path);
  if (where === 'sessions')
    return /\/(listed_(course_sessions|registrations)|rpc\/\w+_(course_sessions?|registrations?|by_staff))$/.test(
      path,
    );
  if (where === 'bookings')
    return /\/(listed_bookings|rpc\/(list_free_times|book_studio|\w+_bookings?))$/.test(path);
  if (where === 'calendar') return /\/rpc\/\w+_calendar_address$/.test(path);
  if (where === 'previews') return /\/rpc\/\w+_preview(s|_link)?$/.test(path);
  if (where === 'notes') return /\/rpc\/\w+_(preview|document)_notes?$/.test(path);
  if (where === 'data')
    return api === 'storage' || api === 'functions' || (api === 'rest' && resource !== 'profiles');
  return where === 'auth' || where === 'storage' ? api === where : api === 'rest' && resource === where;
};

/** Answers the requests that a condition bears on; with nothing, the usual answer follows. */
export const when = (target: Target, respond: () => Response | undefined | Promise<undefined>) => [
  http.all(({ request }) => isMeant(request, target), respond),
];

/** A request by what it asks for: the one that a handler gets isn't the one that was sent. */
export const nameOfRequest = ({ method, url }: Pick<Request, 'method' | 'url'>) => `${method} ${url}`;

/** The requests that `loading` keeps waiting; who looks at them forgets those of the story before. */
export const neverAnswered = new Set<string>();

/** Requests that never end: skeletons, spinners. */
export const loading = (target: Target = {}) => [
  http.all(
    ({ request }) => isMeant(request, target),
    async ({ request }) => {
      neverAnswered.add(nameOfRequest(request));
      await delay('infinite');
    },
  ),
];

/** Requests that take their time, then get their usual answer. */
export const slow = (target: Target = {}, milliseconds = 2000) =>
  when(target, async () => {
    await delay(milliseconds);
    return undefined;
  });

/** No network: requests fail without an answer. */
export const offline = (target: Target = {}) => when(target, () => HttpResponse.error());

/** An answer that isn't a success, in the shape of the database's errors. */
export const failing = (
  status: number,
  target: Target = {},
  error: { code?: string; message?: string } = {},
) =>
  when(target, () =>
    HttpResponse.json(
      { code: null, details: null, hint: null, message: `HTTP ${status}`, ...error },
      { status },
    ),
  );

/** 500: the server has a problem. */
export const serverError = (target?: Target) => failing(500, target, { message: 'Internal server error' });

/** 403: the policies say no. */
export const forbidden = (target?: Target) =>
  failing(403, target, { code: '42501', message: 'permission denied for table' });

/** 429: too often. */
export const rateLimited = (target?: Target) => failing(429, target, { message: 'Too many requests' });

/** A request that does its work, once, but whose answer never comes back. */
export const answerLost = (target: Target = {}) => {
  let isLost = false;
  return [
    http.all(
      ({ request }) => !isLost && isMeant(request, target),
      async ({ request }) => {
        isLost = true;
        await getResponse(handlers, request.clone());
        return HttpResponse.error();
      },
    ),
  ];
};

/** Lists without a row. */
export const empty = (where: Where) =>
  when({ where, methods: ['GET', 'HEAD'] }, () =>
    HttpResponse.json([], { headers: { 'Content-Range': '*/0' } }),
  );

/**
 * The session that the browser holds at this moment is over: the database no longer takes its token, and it can't be
 * renewed. Signing in again works.
 */
export function sessionExpired() {
  const { access_token, refresh_token } = JSON.parse(
    localStorage.getItem(SESSION_STORAGE_KEY) ?? '{}',
  ) as Session;
  return [
    http.all(/\/(rest|storage|functions)\/v1\//, ({ request }) => {
      if (request.headers.get('Authorization') !== `Bearer ${access_token}`) return undefined;
      return HttpResponse.json(
        { code: 'PGRST303', details: null, hint: null, message: 'JWT expired' },
        { status: 401 },
      );
    }),
    http.post('*/auth/v1/token', async ({ request }) => {
      const body = (await request.clone().json()) as { refresh_token?: string };
      if (body.refresh_token !== refresh_token) return undefined;
      return authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    }),
  ];
}

/**
 * The session that the browser holds at this moment was ended elsewhere: its token still looks good, and what it may no
 * longer do is refused as a lack of right. Only the authentication service knows better.
 */
export function sessionRevoked() {
  const { access_token } = JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? '{}') as Session;
  const isMeant = ({ request }: { request: Request }) =>
    request.headers.get('Authorization') === `Bearer ${access_token}`;
  const message = 'new row violates row-level security policy';
  return [
    http.all('*/rest/v1/*', (facts) =>
      isMeant(facts) ? HttpResponse.json({ code: '42501', message }, { status: 403 }) : undefined,
    ),
    http.all('*/storage/v1/*', (facts) =>
      isMeant(facts) ? HttpResponse.json({ statusCode: '403', message }, { status: 400 }) : undefined,
    ),
    http.all('*/auth/v1/user', (facts) =>
      isMeant(facts)
        ? authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
        : undefined,
    ),
  ];
}
