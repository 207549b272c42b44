-- One account for each person who can sign in. The API shows accounts through the view public.profiles only.

create type public.app_role as enum ('subscriber', 'moderator', 'editor', 'admin');

create table private.accounts (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  email text not null,
  role public.app_role not null default 'subscriber',
  first_name text,
  last_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint accounts_pkey primary key (id),
  constraint accounts_user_id_key unique (user_id),
  constraint accounts_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint accounts_first_name_length check (char_length(first_name) <= 100),
  constraint accounts_last_name_length check (char_length(last_name) <= 100)
);

create index accounts_role_idx on private.accounts (role);

create function private.create_account() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.accounts (user_id, email, first_name, last_name)
  values (
    new.id,
    coalesce(new.email, ''),
    nullif(left(btrim(new.raw_user_meta_data ->> 'first_name'), 100), ''),
    nullif(left(btrim(new.raw_user_meta_data ->> 'last_name'), 100), '')
  );
  return new;
end
$$;

create function private.follow_account_email() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.accounts set email = coalesce(new.email, '') where user_id = new.id;
  return new;
end
$$;

create function private.keep_last_admin() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Locking every admin makes two demotions at once wait for each other.
  perform from private.accounts where role = 'admin' order by user_id for update;
  if (select count(*) from private.accounts where role = 'admin') < 2 then
    raise exception 'Le dernier administrateur ne peut être ni rétrogradé ni supprimé.' using errcode = 'PT409';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;

create trigger create_account
  after insert on auth.users
  for each row execute function private.create_account();

create trigger follow_account_email
  after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.follow_account_email();

create trigger keep_last_admin_on_update
  before update of role on private.accounts
  for each row when (old.role = 'admin' and new.role <> 'admin')
  execute function private.keep_last_admin();

create trigger keep_last_admin_on_delete
  before delete on private.accounts
  for each row when (old.role = 'admin')
  execute function private.keep_last_admin();

create trigger touch_updated_at
  before update on private.accounts
  for each row execute function private.touch_updated_at();

create function private.has_role(required public.app_role) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from private.accounts where user_id = (select auth.uid()) and role >= required)
$$;

create function private.set_role(target uuid, new_role public.app_role) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The service key names the first admin of a new project.
  if not (private.has_role('admin') or auth.role() = 'service_role') or target = auth.uid() then
    raise exception 'Seul un administrateur peut changer le rôle d’une autre personne.' using errcode = '42501';
  end if;
  update private.accounts set role = new_role where user_id = target;
  if not found then
    raise exception 'Aucun compte ne porte cet identifiant.' using errcode = 'PT404';
  end if;
end
$$;

create function public.set_profile_role(user_id uuid, role public.app_role) returns void
language sql
set search_path = ''
return private.set_role(user_id, role);

alter table private.accounts enable row level security;

revoke all on private.accounts from public, anon, authenticated;
revoke all on function private.create_account(), private.follow_account_email(), private.keep_last_admin()
  from public, anon, authenticated;
revoke all on function private.has_role(public.app_role) from public, anon, authenticated;
revoke all on function private.set_role(uuid, public.app_role) from public, anon, authenticated;
revoke all on function public.set_profile_role(uuid, public.app_role) from public, anon, authenticated;
grant usage on schema private to service_role;
grant all on private.accounts to service_role;
-- Policies and views call it in the name of whoever asks.
grant execute on function private.has_role(public.app_role) to anon, authenticated, service_role;
grant execute on function private.set_role(uuid, public.app_role) to authenticated, service_role;
grant execute on function public.set_profile_role(uuid, public.app_role) to authenticated, service_role;

comment on type public.app_role is 'Ranks, lowest first: comparing two roles compares their ranks.';
comment on table private.accounts is
  'One row a person, created with the sign-up. No API role has a privilege here: public.profiles decides who sees what.';
comment on column private.accounts.role is 'Never taken from sign-up metadata. Changed by an admin through set_profile_role.';
comment on function private.has_role(public.app_role) is 'True when the signed-in person has the required rank or a higher one.';
comment on function public.set_profile_role(uuid, public.app_role) is
  'An admin gives another person a role. Nobody changes their own, and the last admin stays one.';
