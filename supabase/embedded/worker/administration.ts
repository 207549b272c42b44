import type { PGlite } from '@supabase/lite/pglite';
import { authError } from './authError.ts';
import type { Handler } from './handler.ts';

/** What GoTrue says of an account. */
export const userColumns = `id, aud, role, email, email_confirmed_at, last_sign_in_at, banned_until, created_at, updated_at,
  raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata`;

/** How long `ban_duration` bans, as an interval of PostgreSQL; GoTrue takes Go's durations and `none`. */
function banInterval(duration: string): string | undefined {
  const [, hours, minutes] = /^(?:(\d{1,7})h)?(?:(\d{1,9})m)?$/.exec(duration) ?? [];
  return hours || minutes ? `${hours ?? 0} hours ${minutes ?? 0} minutes` : undefined;
}

/**
 * The part of GoTrue's administration that the product uses with the service key: to find people, to suspend one and let
 * them back in, to remove one. @supabase/lite has none. The front lets nobody else through.
 */
export function administration(database: PGlite): Record<string, Handler> {
  const getId = (request: Request) => new URL(request.url).pathname.split('/').at(-1);
  const answerWith = (rows: unknown[]) =>
    rows.length > 0 ? Response.json(rows[0]) : authError(404, 'user_not_found', 'User not found');
  return {
    'GET /auth/v1/admin/users': async (request) => {
      const { searchParams } = new URL(request.url);
      const perPage = Math.min(Math.max(Math.trunc(Number(searchParams.get('per_page'))) || 50, 1), 1000);
      const page = Math.min(Math.max(Math.trunc(Number(searchParams.get('page'))) || 1, 1), 1_000_000);
      const { rows } = await database.query(
        `select ${userColumns} from auth.users order by created_at desc, id limit $1 offset $2`,
        [perPage, (page - 1) * perPage],
      );
      return Response.json({ users: rows, aud: 'authenticated' });
    },

    /** Suspends a person, whose sessions end at once, or lets them back in with `none`. */
    'PUT /auth/v1/admin/users/:id': async (request) => {
      const { ban_duration: duration } = (await request.json()) as { ban_duration: string };
      const interval = banInterval(duration);
      if (!interval && duration !== 'none')
        return authError(400, 'validation_failed', 'invalid format for ban duration');
      const { rows } = await database.query(
        `update auth.users set banned_until = now() + $2::interval, updated_at = now()
         where id = $1 returning ${userColumns}`,
        [getId(request), interval ?? null],
      );
      if (interval) await database.query('delete from auth.sessions where user_id = $1', [getId(request)]);
      return answerWith(rows);
    },

    'DELETE /auth/v1/admin/users/:id': async (request) => {
      const { rows } = await database.query(`delete from auth.users where id = $1 returning ${userColumns}`, [
        getId(request),
      ]);
      return answerWith(rows);
    },
  };
}
