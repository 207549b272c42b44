-- An access token lives for an hour. Suspending somebody, or ending their sessions, takes effect at once all the same.

create or replace function private.has_role(required public.app_role) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from private.accounts
    join auth.users on users.id = accounts.user_id
    where accounts.user_id = (select auth.uid())
      and accounts.role >= required
      and (users.banned_until is null or users.banned_until <= now())
      -- A token that names no session was signed for a program, and lives until it expires.
      and (
        (select auth.jwt() ->> 'session_id') is null
        or exists (
          select from auth.sessions
          where sessions.id = (select auth.jwt() ->> 'session_id')::uuid
            and (sessions.not_after is null or sessions.not_after > now())
        )
      )
  )
$$;

comment on function private.has_role(public.app_role) is
  'True when the signed-in person has the required rank or a higher one, is not suspended, and has not been signed out.';
