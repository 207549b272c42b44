import type { PGlite } from '@supabase/lite/pglite';
import { authError } from './accounts.ts';
import type { Handler } from './handler.ts';

/** The list of accounts that `auth.admin.listUsers` asks for with the service key; @supabase/lite has no admin API. */
export function listUsers(database: PGlite, serviceKey: string, next: Handler): Handler {
  return async (request, client) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET' || pathname !== '/auth/v1/admin/users') return next(request, client);
    if (request.headers.get('apikey') !== serviceKey) return authError(403, 'not_admin', 'User not allowed');
    const perPage = Math.min(Number(searchParams.get('per_page')) || 50, 1000);
    const page = Number(searchParams.get('page')) || 1;
    const { rows } = await database.query(
      `select id, aud, role, email, email_confirmed_at, last_sign_in_at, created_at, updated_at,
         raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata
       from auth.users order by created_at desc, id limit $1 offset $2`,
      [perPage, (page - 1) * perPage],
    );
    return Response.json({ users: rows, aud: 'authenticated' });
  };
}
