-- Whoever has a second factor, or whose role the settings ask one of, is nobody until it was given. And what reaches other
-- people's accounts or personal data wants a proof of the last ten minutes, whatever the session.

create function private.has_second_factor(person uuid) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.mfa_factors as factor where factor.user_id = person and factor.status = 'verified'
  )
$$;

-- As published in internal/security. As long as nothing is, what the code says: of nobody.
create function private.wants_second_factor(wanted public.app_role) returns boolean
language sql
stable
security definer
set search_path = ''
return coalesce(case private.published_content('internal/security') ->> 'secondFactor'
  when 'admins' then wanted >= 'admin'
  when 'editors' then wanted >= 'editor'
end, false);

create function public.second_factor_state() returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' then 'proved'
    when private.has_second_factor(account.user_id) then 'required'
    when private.wants_second_factor(account.role) then 'missing'
    else 'none'
  end
  from private.accounts as account where account.user_id = auth.uid()
$$;

-- The token says how its session was proved, and when: a password, a code, a link of an e-mail. One that is older than ten minutes is refused: PT428,
-- answered as 428.
create function private.require_fresh_proof() returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if auth.role() = 'service_role' then
    return;
  end if;
  perform private.refuse('PT428', 'Confirmez que c’est vous : entrez de nouveau votre mot de passe ou un code.')
  where not exists (
    select from jsonb_array_elements(
      case when jsonb_typeof(auth.jwt() -> 'amr') = 'array' then auth.jwt() -> 'amr' else '[]' end
    ) as proof
    where jsonb_typeof(proof -> 'timestamp') = 'number'
      and private.is_recent(to_timestamp((proof ->> 'timestamp')::numeric::double precision), interval '10 minutes')
  );
end
$$;

create function public.sign_up_is_open() returns boolean
language sql
stable
security definer
set search_path = ''
return coalesce(private.published_content('internal/security') ->> 'isSignUpOpen' <> 'false', true);

grant execute on function public.second_factor_state to authenticated;
grant execute on function public.sign_up_is_open to anon, authenticated;

comment on function public.second_factor_state is
  'Of whoever is signed in: proved, required (there is one, and this session has not given it), missing (the settings want one), none.';
comment on function public.sign_up_is_open is 'Whether strangers may make accounts: the settings can close it.';
