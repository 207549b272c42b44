-- A public log of what has changed at the addresses of the site (product: log of addresses): of documents by `log_documents`, of redirections
-- by `redirect_address`. Whoever keeps copies of pages reads it on from the last number they know. The latest
-- entry of an address says what is there today.

create type public.page_change_kind as enum ('changed', 'gone', 'moved');

create table public.page_changes (
  number bigint generated always as identity, -- In the order of commits: nothing is ever added before the latest one.
  path text not null,
  -- changed: a page is there, a new one or with another text. gone: there is none any more. moved: it is at the target.
  kind public.page_change_kind not null,
  target text,
  changed_at timestamptz not null default clock_timestamp(),
  constraint page_changes_pkey primary key (number)
);

-- Where staff lead from addresses that have no page (`redirections.sql`). A page that is there goes before.
create table private.redirections (
  path text not null,
  target text not null,
  created_at timestamptz not null default now(),
  visits integer not null default 0,
  last_visit date,
  constraint redirections_pkey primary key (path),
  constraint redirections_lengths check (char_length(path) <= 300 and char_length(target) <= 300)
);

create index redirections_target_idx on private.redirections (target);
create index page_changes_path_idx on public.page_changes (path, number desc);

alter table public.page_changes enable row level security;

-- Only triggers and functions of the owner write: the service key doesn't either.
revoke all on public.page_changes from service_role;
revoke all on sequence public.page_changes_number_seq from service_role;
grant select on public.page_changes to anon, authenticated, service_role;

create policy "Anyone reads the changes of pages" on public.page_changes
  for select to anon, authenticated
  using (true);

-- Numbers come in the order of commits only if one transaction at a time has some: with two, a reader could see the
-- higher number, go on from there, and miss the lower one. The lock is held until after the commit.
create function private.lock_page_changes() returns void
language sql
set search_path = ''
return pg_advisory_xact_lock(hashtext('public.page_changes'));

-- Logs what is at each of `paths` now: the page at the same position of `shown_paths`, else the target of a redirection, else nothing.
-- An entry is written where the latest one says something else, so calls may come more than once and in any order; a page that is still
-- there gets one for each transaction, for its text may have changed. Whoever calls holds the lock.
-- A redirection to an address that leads elsewhere now is set to that target: nobody is redirected twice.
create function private.log_addresses(paths text[], shown_paths text[]) returns void
language plpgsql
set search_path = ''
set enable_seqscan = off
as $$
declare
  followers text[];
begin
  with moved as (
    select asked.path, coalesce(asked.shown, redirection.target) as target
    from unnest(paths, shown_paths) as asked (path, shown)
    left join private.redirections as redirection on redirection.path = asked.path
  ), changed as (
    update private.redirections as known set target = moved.target
    from moved
    where known.target = moved.path and moved.target <> moved.path and known.path <> moved.target
    returning known.path
  )
  select coalesce(array_agg(changed.path), '{}') into followers from changed;

  insert into public.page_changes (path, kind, target)
  select today.path, today.kind, today.target
  from (
    select address.path,
      case when address.shown is null then 'gone' when address.shown = address.path then 'changed' else 'moved' end
        ::public.page_change_kind as kind,
      nullif(address.shown, address.path) as target
    from (
      select asked.path, coalesce(asked.shown, redirection.target) as shown
      from (
        select listed.path, listed.shown from unnest(paths, shown_paths) as listed (path, shown)
        union all
        select follower, case when private.is_site_page(follower) then follower end from unnest(followers) as follower
      ) as asked
      left join private.redirections as redirection on redirection.path = asked.path
    ) as address
  ) as today
  left join lateral (
    select entry.kind, entry.target, entry.xmin = pg_current_xact_id()::xid as is_new
    from public.page_changes as entry where entry.path = today.path
    order by entry.number desc limit 1
  ) as latest on true
  where (today.kind, today.target) is distinct from (latest.kind, latest.target)
    or (today.kind = 'changed' and not latest.is_new);
end
$$;

-- Logs the articles that a query gives for the row that has changed ($1).
create function private.log_page_changes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  articles private.document[];
begin
  -- Before anything is read: whoever held the lock may have put another article into the same category.
  perform private.lock_page_changes();
  execute format('select array(select (''article'', listed.id::text)::private.document from (%s) as listed (id))', tg_argv[0])
  into articles using to_jsonb(coalesce(new, old));
  perform private.log_documents(articles);
  return null;
end
$$;

-- These run when their transaction commits. By then it has every other lock that it needs, so that whoever holds the one on
-- the log waits for nobody; and addresses that came and went within a transaction have never been public. A migration that
-- changes rows and then their table says `set constraints all immediate` in between. Those of documents: `follow_document`, of media: `follow_medium`.
create constraint trigger log_tagged_page
  after insert or delete on public.article_tags deferrable initially deferred
  for each row execute function private.log_page_changes($$select $1 ->> 'article_id'$$);
create constraint trigger log_pages_of_category
  after update on public.categories deferrable initially deferred
  for each row when (
    (old.name, old.slug, old.description, old.color) is distinct from (new.name, new.slug, new.description, new.color)
  )
  execute function private.log_page_changes($$select id from public.articles where category_id = ($1 ->> 'id')::uuid$$);
create constraint trigger log_pages_of_tag
  after update on public.tags deferrable initially deferred
  for each row when ((old.name, old.slug) is distinct from (new.name, new.slug))
  execute function private.log_page_changes($$select article_id from public.article_tags where tag_id = ($1 ->> 'id')::uuid$$);
create constraint trigger log_pages_of_author
  after update on private.accounts deferrable initially deferred
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function private.log_page_changes($$select id from public.articles where author_id = ($1 ->> 'user_id')::uuid$$);

create function public.catch_up_page_changes() returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  moment timestamptz := clock_timestamp();
  documents private.document[];
begin
  -- This is called every second or so: what is due happens here sooner than by the scheduled jobs.
  perform private.publish_due_releases(moment);
  perform private.settle_due_places(moment);
  if exists (select from private.due_documents(moment)) then
    perform private.lock_page_changes();
    -- Asked again behind the lock, for another caller may have been faster.
    documents := array(select private.due_documents(moment));
    perform private.log_documents(documents);
    -- Lists and feeds show them too: an entry for '/' stands for the whole site. Those of the blog follow its articles.
    insert into public.page_changes (path, kind)
    select '/', 'changed' where exists (select from unnest(documents) as changed where changed.kind <> 'article');
  end if;
  if private.is_site_outdated(moment) then
    perform private.lock_page_changes();
    insert into public.page_changes (path, kind) select '/', 'changed' where private.is_site_outdated(moment);
  end if;
  return coalesce((select max(number) from public.page_changes), 0);
end
$$;

grant execute on function public.catch_up_page_changes to anon, authenticated, service_role;

comment on table public.page_changes is 'What has changed at the addresses of the site, oldest first. Entries are never changed or removed.';
comment on function public.catch_up_page_changes is
  'Puts online the changes and releases whose time has come, settles the sessions of courses, writes down the scheduled articles and the episodes '
  'whose date has come, and a new day or a closed session that pages depend on, and gives the latest number of the log. The server asks when '
  'somebody reads, once a second at most; the embedded one twice a second by itself.';
