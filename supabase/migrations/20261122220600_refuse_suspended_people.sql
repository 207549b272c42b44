-- An access token lives for an hour. Suspending somebody, or ending their sessions, takes effect at once all the same.

-- Whoever was signed out isn't short of a right: filtered rows would read as an empty list, a refusal as a role that is
-- missing. The API answers 401 instead, as to a token that has expired.
create or replace function private.has_role(required public.app_role) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null and not exists (
    select from auth.users
    where users.id = (select auth.uid())
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
  ) then
    raise sqlstate 'PT401' using message = 'Votre session est terminée. Reconnectez-vous.';
  end if;
  return exists (
    select from private.accounts
    where accounts.user_id = (select auth.uid()) and accounts.role >= required
      -- prove_who_asks.sql says of whom a second factor is asked.
      and (
        coalesce((select auth.jwt() ->> 'aal'), 'aal1') = 'aal2'
        or not (private.has_second_factor(accounts.user_id) or private.wants_second_factor(accounts.role))
      )
  );
end
$$;

comment on function private.has_role(public.app_role) is
  'True when the signed-in person has the required rank or a higher one, and has given the second factor that is asked of them. '
  'Fails for whoever is suspended or was signed out.';
