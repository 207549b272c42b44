-- One account for each person who can sign in; what admins do with them, and a journal of it. The API shows accounts through
-- the view public.profiles only.

create type public.app_role as enum ('subscriber', 'moderator', 'editor', 'admin');

-- One row a person, created with the sign-up. Admins read it by public.listed_accounts; for others public.profiles decides who sees what.
create table private.accounts (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  email text not null,
  role public.app_role not null default 'subscriber', -- Never taken from sign-up metadata. Changed by an admin through set_profile_role.
  first_name text,
  last_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    private.folded(coalesce(first_name || ' ', '') || coalesce(last_name || ' ', '') || email)
  ) stored,
  constraint accounts_pkey primary key (id),
  constraint accounts_user_id_key unique (user_id),
  constraint accounts_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint accounts_first_name_length check (char_length(first_name) <= 100),
  constraint accounts_last_name_length check (char_length(last_name) <= 100),
  constraint accounts_text_clean check (
    first_name = private.clean_line(first_name) and last_name = private.clean_line(last_name)
  )
);

create index accounts_name_idx on private.accounts (left(search_text, 200) collate "C", user_id);
create index accounts_role_idx on private.accounts (role, left(search_text, 200) collate "C", user_id);

-- Who changed what about whom, written by triggers with the change itself: nobody changes or removes a line. The journal keeps ids, no names: with an
-- account, all that is known of the person goes. Nothing refers to it and it refers to nothing, so that no deletion reaches it.
create table private.account_journal (
  number bigint generated always as identity,
  kind text not null,
  account_id uuid not null,
  actor_id uuid, -- Empty where a program or the database's owner did it.
  old_role public.app_role,
  new_role public.app_role,
  recipient_id uuid,
  articles bigint,
  media bigint,
  changed_at timestamptz not null default now(),
  constraint account_journal_pkey primary key (number),
  constraint account_journal_kind_known
    check (kind in ('invited', 'role', 'suspended', 'restored', 'transferred', 'removed', 'factors_removed'))
);

-- The authentication service suspends, removes and invites in its own name. Whoever asked it to says so first, with their own token; the change
-- itself then finds them here. It is good for five minutes.
create table private.announced_changes (
  number bigint generated always as identity,
  kind text not null,
  account_id uuid,
  email text,
  role public.app_role,
  announced_by uuid not null,
  announced_at timestamptz not null default now(),
  constraint announced_changes_pkey primary key (number),
  constraint announced_changes_kind_known check (kind in ('invited', 'suspended', 'restored', 'removed')),
  constraint announced_changes_announced_by_fkey
    foreign key (announced_by) references private.accounts (user_id) on delete cascade
);

create index announced_changes_announced_by_idx on private.announced_changes (announced_by);

grant all on private.accounts to service_role;

-- Whether the signed-in person has the required rank or a higher one, and has given the second factor that is asked of them. Whoever was signed out
-- isn't short of a right: filtered rows would read as an empty list, a refusal as a role that is missing. The API answers 401 instead, as to a token
-- that has expired. So suspending somebody, or ending their sessions, takes effect at once, though an access token lives for an hour.
create function private.has_role(required public.app_role) returns boolean
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
      -- proof_of_identity.sql says of whom a second factor is asked.
      and (
        coalesce((select auth.jwt() ->> 'aal'), 'aal1') = 'aal2'
        or not (private.has_second_factor(accounts.user_id) or private.wants_second_factor(accounts.role))
      )
  );
end
$$;

-- Lets whoever has a role, or a higher one, do something with all rows of a table that is granted to them, and nobody anything else. What depends on
-- the row is a policy that is written out.
create function private.let_roles(home regclass, roles jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  verb text;
  required text;
begin
  execute format('alter table %s enable row level security', home);
  for verb, required in select * from jsonb_each_text(roles) loop
    execute format(
      'create policy %I on %s for %s to authenticated %s ((select private.has_role(%L)))',
      required || ' may ' || verb, home, verb, case verb when 'insert' then 'with check' else 'using' end, required
    );
  end loop;
end
$$;

-- Whether somebody, whoever asks, has the rank and isn't suspended.
create function private.holds_role(person uuid, required public.app_role) returns boolean
language sql
stable
security definer
set search_path = ''
return exists (
  select from private.accounts as account join auth.users as known on known.id = account.user_id
  where account.user_id = person and account.role >= required and (known.banned_until is null or known.banned_until <= now())
);

-- Refuses as PostgreSQL refuses a function that one may not call.
create function private.require_right(is_given boolean, called text) returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if is_given is not true then
    raise insufficient_privilege using message = 'permission denied for function ' || called;
  end if;
end
$$;

-- Signing up

-- A sign-up isn't refused for what nobody can see in a name. Later, the account follows the e-mail.
create function private.follow_user() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.accounts as known (user_id, email, first_name, last_name)
  values (
    new.id,
    coalesce(new.email, ''),
    nullif(left(btrim(private.clean_line(new.raw_user_meta_data ->> 'first_name')), 100), ''),
    nullif(left(btrim(private.clean_line(new.raw_user_meta_data ->> 'last_name')), 100), '')
  )
  on conflict (user_id) do update set email = excluded.email where known.email <> excluded.email;
  return new;
end
$$;

create trigger follow_user
  after insert or update of email on auth.users
  for each row execute function private.follow_user();

create trigger touch_updated_at
  before update on private.accounts
  for each row execute function private.touch_updated_at();

-- What a stranger leaves by signing up: a kilobyte at most, and for a week unless the address is confirmed. Signing up can be closed; an
-- invitation makes an account too: an admin has announced it.
create function private.check_user() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The authentication service adds some hundred bytes of its own.
  perform private.refuse('PT400', 'user metadata is longer than 1 KB') where octet_length(new.raw_user_meta_data::text) > 2048;
  perform private.refuse('PT403', 'Les inscriptions sont fermées.')
  where tg_op = 'INSERT' and not public.sign_up_is_open() and not exists (
    select from private.announced_changes as announced
    where announced.kind = 'invited' and announced.email = lower(new.email)
      and private.is_recent(announced.announced_at, interval '5 minutes')
  );
  return new;
end
$$;

create trigger check_user
  before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.check_user();

-- The last admin. An admin counts who can sign in: neither suspended nor still to accept an invitation.

create function private.require_other_admin(leaving uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Two admins who leave at once wait for each other here, and the second one sees that the first has left.
  perform pg_advisory_xact_lock(hashtextextended('private.require_other_admin', 0));
  perform private.refuse('PT409', 'Le dernier administrateur ne peut être ni rétrogradé, ni suspendu, ni retiré.')
  where not exists (
    select from private.accounts
    join auth.users on users.id = accounts.user_id
    where accounts.role = 'admin'
      and accounts.user_id <> leaving
      and users.email_confirmed_at is not null
      and (users.banned_until is null or users.banned_until <= now())
  );
end
$$;

-- What changes an account writes its line.

create function private.refuse_journal_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'Le journal des comptes ne se modifie pas.' using errcode = '42501';
end
$$;

create trigger refuse_change before update or delete on private.account_journal
  for each row execute function private.refuse_journal_change();
create trigger refuse_truncation before truncate on private.account_journal
  for each statement execute function private.refuse_journal_change();

create function private.take_announcement(taken_kind text, taken_account uuid, taken_email text)
returns private.announced_changes
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken private.announced_changes;
begin
  -- Two admins may have announced the same at once: the last one is named.
  with announcements as (
    delete from private.announced_changes as announced
    where announced.kind = taken_kind
      and (announced.account_id = taken_account or announced.email = taken_email)
      and private.is_recent(announced.announced_at, interval '5 minutes')
    returning announced.*
  )
  select announcements.* into taken from announcements order by announcements.number desc limit 1;
  return taken;
end
$$;

create function private.follow_account() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_removed constant boolean := tg_op = 'DELETE';
  announced private.announced_changes;
begin
  if old.role = 'admin' then
    perform private.require_other_admin(old.user_id);
  end if;
  if is_removed then
    announced := private.take_announcement('removed', old.user_id, null);
  end if;
  insert into private.account_journal (kind, account_id, actor_id, old_role, new_role)
  select case when is_removed then 'removed' else 'role' end, old.user_id, coalesce(auth.uid(), announced.announced_by), old.role, new.role
  where case
    -- Somebody who leaves is gone from the users already. Who is still there has never confirmed the address: strangers would
    -- fill the journal.
    when is_removed then not exists (select from auth.users where users.id = old.user_id and users.email_confirmed_at is null)
    -- A role that comes with an invitation stands in the line of the invitation.
    else pg_trigger_depth() = 1
  end;
  return coalesce(new, old);
end
$$;

create trigger follow_role
  before update of role on private.accounts
  for each row when (old.role <> new.role)
  execute function private.follow_account();
create trigger follow_removal
  before delete on private.accounts
  for each row execute function private.follow_account();

create function private.follow_suspension() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was_suspended boolean := coalesce(old.banned_until > now(), false);
  is_suspended boolean := coalesce(new.banned_until > now(), false);
  change text := case when is_suspended then 'suspended' else 'restored' end;
  announced private.announced_changes;
begin
  if was_suspended = is_suspended then
    return new;
  end if;
  if is_suspended and exists (select from private.accounts where user_id = new.id and role = 'admin') then
    perform private.require_other_admin(new.id);
  end if;
  announced := private.take_announcement(change, new.id, null);
  insert into private.account_journal (kind, account_id, actor_id)
  values (change, new.id, coalesce(auth.uid(), announced.announced_by));
  return new;
end
$$;

create trigger follow_suspension
  before update of banned_until on auth.users
  for each row when (old.banned_until is distinct from new.banned_until)
  execute function private.follow_suspension();

-- What somebody has shared ends with their right to share it, and stays ended when the right comes back.
create function private.end_what_is_shared() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(new) ->> 'id');
begin
  delete from private.preview_links as link where link.created_by = person and not private.is_living_link(link);
  delete from private.calendar_addresses as address
  where address.user_id = person and not private.holds_role(person, 'editor');
  return null;
end
$$;

create trigger end_what_is_shared
  after update of role on private.accounts
  for each row when (new.role < old.role)
  execute function private.end_what_is_shared();

create trigger end_what_is_shared
  after update of banned_until on auth.users
  for each row when (new.banned_until is not null)
  execute function private.end_what_is_shared();

create function private.follow_invitation() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  announced private.announced_changes := private.take_announcement('invited', null, lower(new.email));
begin
  if new.email_confirmed_at is null then
    -- Whoever signed up with somebody else's address must not share the account once its owner accepts.
    new.encrypted_password := null;
    if announced.role is not null then
      update private.accounts set role = announced.role where user_id = new.id;
    end if;
  end if;
  insert into private.account_journal (kind, account_id, actor_id, new_role)
  select 'invited', new.id, coalesce(auth.uid(), announced.announced_by), accounts.role
  from private.accounts where accounts.user_id = new.id;
  return new;
end
$$;

-- An update: the authentication service makes the account first, then invites.
create trigger follow_invitation
  before update of invited_at on auth.users
  for each row when (new.invited_at is not null and old.invited_at is distinct from new.invited_at)
  execute function private.follow_invitation();

-- What admins ask for

create function public.set_profile_role(user_id uuid, role public.app_role) returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  -- The service key names the first admin of a new project.
  perform private.refuse('42501', 'Seul un administrateur peut changer le rôle d’une autre personne.')
  where not (private.has_role('admin') or auth.role() = 'service_role') or set_profile_role.user_id = auth.uid();
  perform private.require_fresh_proof();
  -- Whoever signed up with somebody else's address would get the role together with its owner's click.
  perform private.refuse('PT409', 'Cette personne n’a pas confirmé son courriel : invitez-la plutôt.')
  where set_profile_role.role > 'subscriber' and exists (
    select from auth.users
    where users.id = set_profile_role.user_id and users.email_confirmed_at is null and users.invited_at is null
  );
  update private.accounts set role = set_profile_role.role where user_id = set_profile_role.user_id;
  perform private.refuse('PT404', 'Aucun compte ne porte cet identifiant.') where not found;
end
$$;

create function public.announce_account_change(account_id uuid, change text) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.refuse('42501', 'Seul un administrateur peut suspendre ou retirer une autre personne.')
  where not (private.has_role('admin') or auth.role() = 'service_role') or account_id = auth.uid();
  perform private.refuse('PT404', 'Aucun compte ne porte cet identifiant.')
  where not exists (select from private.accounts where user_id = account_id);
  perform private.refuse('PT400', 'Ce changement n’existe pas.')
  where change not in ('suspended', 'restored', 'removed', 'factors_removed');
  perform private.require_fresh_proof();
  -- The authentication service tells nobody of a factor that goes: a line too many is better than one that is missing.
  if change = 'factors_removed' then
    insert into private.account_journal (kind, account_id, actor_id) values (change, account_id, auth.uid());
    return;
  end if;
  if change <> 'restored' and exists (select from private.accounts where user_id = account_id and role = 'admin') then
    perform private.require_other_admin(account_id);
  end if;
  delete from private.announced_changes
  where not private.is_recent(announced_at, interval '5 minutes')
    or (announced_changes.account_id = announce_account_change.account_id and kind = change);
  insert into private.announced_changes (kind, account_id, announced_by) values (change, account_id, auth.uid());
end
$$;

create function public.announce_invitation(email text, role public.app_role) returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := lower(btrim(left(announce_invitation.email, 300)));
begin
  perform private.refuse('42501', 'Seul un administrateur peut inviter quelqu’un.') where not private.has_role('admin');
  perform private.require_fresh_proof();
  perform private.refuse('PT400', 'Ce courriel n’est pas valide.') where private.is_email(address) is not true;
  perform private.refuse('PT409', 'Cette personne a déjà un compte : changez plutôt son rôle.')
  where exists (select from auth.users where lower(users.email) = address and users.email_confirmed_at is not null);
  delete from private.announced_changes where not private.is_recent(announced_at, interval '5 minutes') or email = address;
  insert into private.announced_changes (kind, email, role, announced_by)
  values ('invited', address, announce_invitation.role, auth.uid());
end
$$;

create function public.transfer_authorship(from_account uuid, to_account uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  articles bigint;
  media bigint;
begin
  perform private.refuse('42501', 'Seul un administrateur peut transférer des articles.') where not private.has_role('admin');
  perform private.refuse('PT404', 'Aucun compte ne porte cet identifiant.')
  where not exists (select from private.accounts where user_id = from_account);
  perform from private.accounts where accounts.user_id = to_account for share;
  perform private.refuse('PT409', 'Choisissez une autre personne, qui peut écrire des articles.')
  where to_account = from_account or not private.holds_role(to_account, 'editor');
  update public.articles set author_id = to_account where author_id = from_account;
  get diagnostics articles = row_count;
  update public.media_library set uploaded_by = to_account where uploaded_by = from_account;
  get diagnostics media = row_count;
  -- What was deleted and may still be put back goes along.
  update private.deleted_records set record = record || jsonb_build_object('author_id', to_account)
  where source = 'articles' and record ->> 'author_id' = from_account::text;
  update private.deleted_records set record = record || jsonb_build_object('uploaded_by', to_account)
  where source = 'media_library' and record ->> 'uploaded_by' = from_account::text;
  insert into private.account_journal (kind, account_id, actor_id, recipient_id, articles, media)
  values ('transferred', from_account, auth.uid(), to_account, articles, media);
  return jsonb_build_object('articles', articles, 'media', media);
end
$$;

-- Everybody's own name

create function public.set_own_name(first_name text, last_name text) returns void
language sql
security definer
set search_path = ''
as $$
  select private.refuse('42501', 'Reconnectez-vous pour changer votre nom.') where not private.has_role('subscriber');
  update private.accounts set
    first_name = nullif(btrim(private.clean_line(set_own_name.first_name)), ''),
    last_name = nullif(btrim(private.clean_line(set_own_name.last_name)), '')
  where user_id = auth.uid();
$$;

-- Lists

select private.let_roles('private.accounts', '{"select": "admin"}');
select private.let_roles('private.account_journal', '{"select": "admin"}');

-- What people call somebody who has an account, null where they gave no name; and what the authentication service knows, whose table is
-- closed to whoever asks. Lists, which have the rights of whoever asks, join it: it has its owner's.
create view private.account_names as
select
  account.user_id, nullif(btrim(coalesce(account.first_name, '') || ' ' || coalesce(account.last_name, '')), '') as name,
  case
    when known.banned_until > now() then 'suspended'
    when known.email_confirmed_at is not null then 'active'
    when known.invited_at is not null then 'invited'
    else 'unconfirmed'
  end as state,
  known.last_sign_in_at
from private.accounts as account left join auth.users as known on known.id = account.user_id;

-- What admins call somebody: the name, else the e-mail.
create function private.name_or_email(named uuid) returns text
language sql
stable
security definer
set search_path = ''
return (
  select coalesce(known.name, account.email) from private.account_names as known join private.accounts as account using (user_id)
  where user_id = named
);

create view public.listed_accounts with (security_invoker = true) as
select
  account.user_id, account.email, account.first_name, account.last_name, account.role,
  known.state, account.created_at, known.last_sign_in_at, account.search_text,
  left(account.search_text, 200) collate "C" as sort_text
from private.accounts as account join private.account_names as known using (user_id);

create view public.listed_account_changes with (security_invoker = true) as
select
  line.number, line.kind, line.changed_at, line.old_role, line.new_role, line.articles, line.media,
  line.account_id, private.name_or_email(line.account_id) as account_name,
  line.actor_id, private.name_or_email(line.actor_id) as actor_name,
  line.recipient_id, private.name_or_email(line.recipient_id) as recipient_name
from private.account_journal as line;

grant select on private.accounts, private.account_journal, private.account_names, public.listed_accounts, public.listed_account_changes
  to authenticated;

create function public.list_account_traces(account_id uuid)
returns table (articles bigint, media bigint, versions bigint, preview_links bigint, leads bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_right(private.has_role('admin'), 'list_account_traces');
  return query select
    (select count(*) from public.articles where author_id = account_id),
    (select count(*) from public.media_library where uploaded_by = account_id),
    (select count(*) from private.document_versions where saved_by = account_id),
    (select count(*) from private.preview_links where created_by = account_id),
    (select count(*) from public.leads where account_id in (assignee, changed_by));
end
$$;

grant execute on function
  public.announce_invitation, public.transfer_authorship, public.set_own_name, public.list_account_traces, private.name_or_email to authenticated;
grant execute on function public.set_profile_role, public.announce_account_change to authenticated, service_role;
grant execute on function private.has_role to anon, authenticated, service_role;

comment on type public.app_role is 'Ranks, lowest first: comparing two roles compares their ranks.';
comment on column private.accounts.search_text is 'What the list of people is searched and sorted by: the name, then the e-mail.';
comment on function public.set_profile_role is 'An admin gives another person a role. Nobody changes their own, and the last admin stays one.';
comment on function public.announce_account_change is
  'An admin says whom they are about to suspend, bring back or remove; refused where the change would be.';
comment on function public.announce_invitation is 'An admin says whom they are about to invite, and which role that person gets.';
comment on function public.transfer_authorship is
  'Gives all articles and media of one person to another one who may write. Tells how many there were.';
comment on function public.set_own_name is 'Whoever is signed in changes their own names.';
comment on view public.listed_accounts is 'The people who have an account, by name or e-mail (sort_text), with role, state and last sign-in. Admins.';
comment on function public.list_account_traces is
  'What an account left: what a transfer moves, and what stays without a name. A function: no role reads all that it counts.';
comment on view public.listed_account_changes is 'The journal of accounts. Whoever was removed has no name in it any more. Admins.';
