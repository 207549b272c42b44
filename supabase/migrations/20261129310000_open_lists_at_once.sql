-- Screens that open as fast with 100,000 messages, 10,000 accounts and 10,000 articles as with a hundred.

create table private.message_counts (
  is_handled boolean not null,
  messages bigint not null,
  constraint message_counts_pkey primary key (is_handled)
);

-- As `count_articles` does.
create function private.count_kept_messages() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.message_counts as known
    select is_handled, count(*) from after group by 1 order by 1
    on conflict (is_handled) do update set messages = known.messages + excluded.messages;
  elsif tg_op = 'DELETE' then
    insert into private.message_counts as known
    select is_handled, -count(*) from before group by 1 order by 1
    on conflict (is_handled) do update set messages = known.messages + excluded.messages;
  elsif tg_op = 'UPDATE' then
    insert into private.message_counts as known
    select is_handled, sum(change) from (
      select is_handled, 1 as change from after
      union all
      select is_handled, -1 from before
    ) as changes
    group by 1 having sum(change) <> 0 order by 1
    on conflict (is_handled) do update set messages = known.messages + excluded.messages;
  else
    truncate private.message_counts;
  end if;
  return null;
end
$$;

create trigger count_new_messages after insert on public.contact_messages
  referencing new table as after
  for each statement execute function private.count_kept_messages();
create trigger count_changed_messages after update on public.contact_messages
  referencing old table as before new table as after
  for each statement execute function private.count_kept_messages();
create trigger count_deleted_messages after delete on public.contact_messages
  referencing old table as before
  for each statement execute function private.count_kept_messages();
create trigger count_no_messages after truncate on public.contact_messages
  for each statement execute function private.count_kept_messages();

insert into private.message_counts
select is_handled, count(*) from public.contact_messages group by 1;

-- For those who read messages, as row security would count them.
create function private.message_count(only_handled boolean) returns bigint
language sql
stable
security definer
set search_path = ''
return (
  select coalesce(sum(known.messages), 0)::bigint from private.message_counts as known
  where private.has_role('editor') and (only_handled is null or known.is_handled = only_handled)
);

-- As before, without counting, and without passing over what isn't asked for.
create or replace function public.list_contact_messages(only_handled boolean default null, wanted_page integer default 1)
returns table (
  id uuid, first_name text, last_name text, email text, company text, service text, message text, created_at timestamptz,
  handled_at timestamptz, handled_by uuid, handler_first_name text, handler_last_name text, total bigint, page integer
)
language sql
stable
set search_path = ''
begin atomic
  with counted as (
    select known.total, greatest(1, least(wanted_page, (known.total + 49) / 50)) as page
    from (select private.message_count(only_handled) as total) as known
  ), chosen as (
    select message.* from public.contact_messages as message
    -- A range of the index, whatever is asked for. Beside row security, a bare `coalesce` would be asked of each row.
    where message.is_handled >= (select coalesce(only_handled, false))
      and message.is_handled <= (select coalesce(only_handled, true))
    order by message.is_handled, message.created_at desc, message.id
    limit 50 offset (select (counted.page - 1) * 50 from counted)
  ), handlers as (
    -- By their ids: the view asks of each account who may see it.
    select person.user_id, person.first_name, person.last_name from public.profiles as person
    where person.user_id = any (array(select distinct chosen.handled_by from chosen))
  )
  select chosen.id, chosen.first_name, chosen.last_name, chosen.email, chosen.company, chosen.service, chosen.message,
    chosen.created_at, chosen.handled_at, chosen.handled_by, handler.first_name, handler.last_name, counted.total, counted.page::integer
  from chosen cross join counted left join handlers as handler on handler.user_id = chosen.handled_by
  order by chosen.is_handled, chosen.created_at desc, chosen.id;
end;

create table private.account_counts (
  role public.app_role not null,
  accounts bigint not null,
  constraint account_counts_pkey primary key (role)
);

create function private.count_accounts() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.account_counts as known
    select role, count(*) from after group by 1 order by 1
    on conflict (role) do update set accounts = known.accounts + excluded.accounts;
  elsif tg_op = 'DELETE' then
    insert into private.account_counts as known
    select role, -count(*) from before group by 1 order by 1
    on conflict (role) do update set accounts = known.accounts + excluded.accounts;
  elsif tg_op = 'UPDATE' then
    insert into private.account_counts as known
    select role, sum(change) from (
      select role, 1 as change from after
      union all
      select role, -1 from before
    ) as changes
    group by 1 having sum(change) <> 0 order by 1
    on conflict (role) do update set accounts = known.accounts + excluded.accounts;
  else
    truncate private.account_counts;
  end if;
  return null;
end
$$;

create trigger count_new_accounts after insert on private.accounts
  referencing new table as after
  for each statement execute function private.count_accounts();
create trigger count_changed_accounts after update on private.accounts
  referencing old table as before new table as after
  for each statement execute function private.count_accounts();
create trigger count_deleted_accounts after delete on private.accounts
  referencing old table as before
  for each statement execute function private.count_accounts();
create trigger count_no_accounts after truncate on private.accounts
  for each statement execute function private.count_accounts();

insert into private.account_counts
select role, count(*) from private.accounts group by 1;

-- As before; nobody is counted who isn't searched for by name.
create or replace function private.list_accounts(search text, only_role public.app_role, wanted_page integer)
returns table (
  user_id uuid, email text, first_name text, last_name text, role public.app_role, state text,
  created_at timestamptz, last_sign_in_at timestamptz, total bigint, page integer
)
language plpgsql
stable
security definer
set search_path = ''
-- With a role or without, the index is another one.
set plan_cache_mode = force_custom_plan
as $$
declare
  words text := private.folded(btrim(left(search, 300)));
  row_count bigint;
  shown_page integer;
begin
  if not private.has_role('admin') then
    raise insufficient_privilege using message = 'permission denied for function list_accounts';
  end if;
  if words = '' then
    select coalesce(sum(known.accounts), 0) into row_count from private.account_counts as known
    where only_role is null or known.role = only_role;
  else
    select count(*) into row_count from private.accounts as account
    where (only_role is null or account.role = only_role)
      and (words = '' or strpos(account.search_text, words) > 0);
  end if;
  shown_page := greatest(1, least(wanted_page, (row_count + 49) / 50));
  return query
    select account.user_id, account.email, account.first_name, account.last_name, account.role,
      case
        when users.banned_until > now() then 'suspended'
        when users.email_confirmed_at is not null then 'active'
        when users.invited_at is not null then 'invited'
        else 'unconfirmed'
      end,
      account.created_at, users.last_sign_in_at, row_count, shown_page
    from (
      select listed.* from private.accounts as listed
      where (only_role is null or listed.role = only_role)
        and (words = '' or strpos(listed.search_text, words) > 0)
      order by left(listed.search_text, 200) collate "C", listed.user_id
      limit 50 offset (shown_page - 1) * 50
    ) as account
    join auth.users on users.id = account.user_id
    order by left(account.search_text, 200) collate "C", account.user_id;
end
$$;

-- One's own drafts, on the dashboard.
create index articles_drafts_idx on public.articles (author_id, updated_at desc, id) where status = 'draft';

alter table private.message_counts enable row level security;
alter table private.account_counts enable row level security;
revoke all on private.message_counts, private.account_counts from public, anon, authenticated;
revoke all on function private.count_kept_messages(), private.count_accounts(), private.message_count(boolean) from public, anon, authenticated;
grant execute on function private.message_count(boolean) to authenticated;

comment on table private.message_counts is 'How many messages there are, new and handled: counting 100,000 takes long.';
comment on table private.account_counts is 'How many accounts there are of each role.';
