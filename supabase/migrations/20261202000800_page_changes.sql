-- A public log of what has changed at the addresses of the site (product: log of addresses): of articles here, of other documents by
-- `log_documents`, of redirections by `redirect`. Whoever keeps copies of pages reads it on from the last number they know. The latest
-- entry of an address says what is there today.

create type public.page_change_kind as enum ('changed', 'gone', 'moved');

create table public.page_changes (
  number bigint generated always as identity,
  path text not null,
  kind public.page_change_kind not null,
  target text,
  changed_at timestamptz not null default clock_timestamp(),
  constraint page_changes_pkey primary key (number)
);

-- The article of each address that was ever public: the one that was public there last, even where it has been deleted since.
create table private.page_addresses (
  path text not null,
  article_id uuid not null,
  constraint page_addresses_pkey primary key (path)
);

-- From when on each published article is public, and whether the log says so already. Rows stay when that moment has come: where a
-- clock that was ahead is set back, the article is logged as gone again.
create table private.scheduled_pages (
  article_id uuid not null,
  path text not null,
  public_from timestamptz not null,
  is_logged boolean not null,
  constraint scheduled_pages_pkey primary key (article_id)
);

-- Where staff lead from addresses that have no page (`redirections.sql`).
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
create index page_addresses_article_id_idx on private.page_addresses (article_id);
create index scheduled_pages_public_from_idx on private.scheduled_pages (is_logged, public_from);

alter table public.page_changes enable row level security;
alter table private.page_addresses enable row level security;
alter table private.scheduled_pages enable row level security;
alter table private.redirections enable row level security;

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

-- Writes down what has become of these articles. Whoever calls holds the lock.
create function private.log_pages(article_ids uuid[]) returns void
language plpgsql
set search_path = ''
set enable_seqscan = off
as $$
declare
  -- Not now(), when the transaction began: what has come due since is public.
  moment timestamptz := clock_timestamp();
begin
  -- An article whose moment has come was public at this path, even if its slug was changed before anybody read it. Where the log
  -- says so already (`is_logged`), the address is recorded.
  with planned as (
    delete from private.scheduled_pages where article_id = any (article_ids) returning *
  )
  insert into private.page_addresses (path, article_id)
  select planned.path, planned.article_id from planned where not planned.is_logged and planned.public_from <= moment
  on conflict (path) do update set article_id = excluded.article_id;

  insert into private.page_addresses (path, article_id)
  select '/blog/' || slug, id from public.articles
  where id = any (article_ids) and private.is_public(status, dated_at, moment)
  on conflict (path) do update set article_id = excluded.article_id;

  insert into private.scheduled_pages (article_id, path, public_from, is_logged)
  select id, '/blog/' || slug, dated_at, dated_at <= moment from public.articles
  where id = any (article_ids) and status = 'published';

  perform private.log_addresses(array_agg(address.path), array_agg(shown.path))
  from private.page_addresses as address
  left join lateral (
    select '/blog/' || slug as path from public.articles
    where id = address.article_id and private.is_public(status, dated_at, moment)
  ) as shown on true
  where address.article_id = any (article_ids);

  perform private.index_for_search('article', changed::text) from unnest(article_ids) as changed where changed is not null;
end
$$;

create function private.log_page_changes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Before anything is read: whoever held the lock may have put another article into the same category.
  perform private.lock_page_changes();
  if tg_op = 'TRUNCATE' then
    perform private.log_pages(
      array(select article_id from private.page_addresses union select article_id from private.scheduled_pages)
    );
    return null;
  end if;
  case tg_table_name
    when 'article_tags' then
      perform private.log_pages(array[old.article_id, new.article_id]);
    when 'categories' then
      perform private.log_pages(array(select id from public.articles where category_id = new.id));
    when 'tags' then
      perform private.log_pages(array(select article_id from public.article_tags where tag_id = new.id));
    when 'accounts' then
      perform private.log_pages(array(select id from public.articles where author_id = new.user_id));
  end case;
  return null;
end
$$;

-- These run when their transaction commits. By then it has every other lock that it needs, so that whoever holds the one on
-- the log waits for nobody; and addresses that came and went within a transaction have never been public. A migration that
-- changes rows and then their table says `set constraints all immediate` in between. Those of articles: `follow_article`, of media: `follow_medium`.
create trigger log_no_pages
  after truncate on public.articles
  for each statement execute function private.log_page_changes();
create constraint trigger log_tagged_page
  after insert or delete on public.article_tags deferrable initially deferred
  for each row execute function private.log_page_changes();
create constraint trigger log_pages_of_category
  after update on public.categories deferrable initially deferred
  for each row when (
    (old.name, old.slug, old.description, old.color) is distinct from (new.name, new.slug, new.description, new.color)
  )
  execute function private.log_page_changes();
create constraint trigger log_pages_of_tag
  after update on public.tags deferrable initially deferred
  for each row when ((old.name, old.slug) is distinct from (new.name, new.slug))
  execute function private.log_page_changes();
create constraint trigger log_pages_of_author
  after update on private.accounts deferrable initially deferred
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function private.log_page_changes();

-- Articles of which the log and the clock disagree: their moment has come, or a clock that was ahead has logged them too early.
create function private.outdated_pages(moment timestamptz) returns setof uuid
language sql
stable
set search_path = ''
as $$
  select article_id from private.scheduled_pages where not is_logged and public_from <= moment
  union all
  select article_id from private.scheduled_pages where is_logged and public_from > moment
$$;

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
  if exists (select from private.outdated_pages(moment)) then
    perform private.lock_page_changes();
    -- Asked again behind the lock, for another caller may have been faster.
    perform private.log_pages(array(select private.outdated_pages(moment)));
  end if;
  if exists (select from private.outdated_documents()) then
    perform private.lock_page_changes();
    documents := array(select private.outdated_documents());
    perform private.log_documents(documents);
    perform private.index_for_search(changed.kind::text, changed.id) from unnest(documents) as changed;
    -- Lists and feeds show them too: an entry for '/' stands for the whole site.
    insert into public.page_changes (path, kind) select '/', 'changed' where cardinality(documents) > 0;
  end if;
  if private.has_new_day() or private.has_closed_course_session(moment) then
    perform private.lock_page_changes();
    insert into public.page_changes (path, kind)
    select '/', 'changed' where private.has_new_day() or private.has_closed_course_session(moment);
  end if;
  return coalesce((select max(number) from public.page_changes), 0);
end
$$;

grant execute on function public.catch_up_page_changes() to anon, authenticated, service_role;

comment on table public.page_changes is
  'What has changed at the addresses of articles, oldest first. Entries are never changed or removed.';
comment on table private.redirections is 'Where staff lead from addresses that have no page: a page that is there goes before.';
comment on column public.page_changes.kind is
  'changed: a page is there, a new one or with another text. gone: there is none any more. moved: it is at the target.';
comment on column public.page_changes.number is 'In the order of commits: nothing is ever added before the latest one.';
comment on function public.catch_up_page_changes() is
  'Puts online the changes and releases whose time has come, settles the sessions of courses, writes down the scheduled articles '
  'and the episodes whose date has come, and a new day or a closed session that pages depend on, and gives the latest number of the log. The server asks when somebody reads, once a second at most; the embedded one twice a second by itself.';
