-- The lists of the back-office are searched, filtered, sorted and cut into pages here. Each function gives one page, and with
-- every row how many rows there are in all and which page it is: one past the end becomes the last one.

create extension if not exists pg_trgm with schema extensions;

create function private.folded(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
return btrim(regexp_replace(
  replace(replace(
    lower(translate(
      regexp_replace(
        normalize(
          translate(value, E'`\u00B4\u02BC\u2018\u2019\u201B\u2032^\u00A8\u00AF\u00B7\u00B8', ''''''''''''''''),
          nfkd
        ),
        E'[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F'
          '\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]',
        '', 'g'
      ),
      E'ŒÆ\u2010\u2011\u2012\u2013\u2014\u2015\u2212', 'œæ-------'
    )),
    'œ', 'oe'), 'æ', 'ae'),
  E'[\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'
));

comment on function private.folded(text) is
  'Text without what people leave out when they search: case, accents, ligatures, the kind of apostrophe, hyphen and blank, '
  'and what nobody sees. The site does the same: src/data/foldText.ts.';

revoke all on function private.folded(text) from public, anon, authenticated;
-- Generated columns are computed in the name of whoever writes.
grant execute on function private.folded(text) to authenticated, service_role;

-- Articles

alter table public.articles add column search_text text not null
  generated always as (private.folded(title) || E'\n' || private.folded(coalesce(excerpt, ''))) stored;

comment on column public.articles.search_text is 'What the list is searched by, and sorted by title by.';

-- Without a list of pending entries, which only a vacuum would empty: the embedded database has no autovacuum.
create index articles_search_text_idx on public.articles
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);
create index articles_title_idx on public.articles (left(search_text, 200) collate "C", id);
create index articles_views_count_idx on public.articles (views_count, id);
create index articles_status_idx on public.articles (status, created_at, id);
drop index public.articles_created_at_idx, public.articles_category_id_idx, public.articles_author_id_idx;
create index articles_created_at_idx on public.articles (created_at, id);
create index articles_category_id_idx on public.articles (category_id, created_at, id);
create index articles_author_id_idx on public.articles (author_id, created_at, id);

create table private.article_counts (
  status public.article_status not null,
  category_id uuid,
  author_id uuid,
  articles bigint not null,
  constraint article_counts_key unique nulls not distinct (status, category_id, author_id)
);

alter table private.article_counts enable row level security;
revoke all on private.article_counts from public, anon, authenticated;

comment on table private.article_counts is 'How many articles there are of each kind: counting a million takes a second.';

create function private.count_articles() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A trigger has the rows of before, those of after, or both.
  if tg_op = 'INSERT' then
    insert into private.article_counts as known
    select status, category_id, author_id, count(*) from after group by 1, 2, 3 order by 1, 2, 3
    on conflict on constraint article_counts_key do update set articles = known.articles + excluded.articles;
  elsif tg_op = 'DELETE' then
    insert into private.article_counts as known
    select status, category_id, author_id, -count(*) from before group by 1, 2, 3 order by 1, 2, 3
    on conflict on constraint article_counts_key do update set articles = known.articles + excluded.articles;
  elsif tg_op = 'UPDATE' then
    insert into private.article_counts as known
    select status, category_id, author_id, sum(change) from (
      select status, category_id, author_id, 1 as change from after
      union all
      select status, category_id, author_id, -1 from before
    ) as changes
    group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
    on conflict on constraint article_counts_key do update set articles = known.articles + excluded.articles;
  else
    truncate private.article_counts;
  end if;
  return null;
end
$$;

revoke all on function private.count_articles() from public, anon, authenticated;

create trigger count_new_articles after insert on public.articles
  referencing new table as after
  for each statement execute function private.count_articles();
create trigger count_changed_articles after update on public.articles
  referencing old table as before new table as after
  for each statement execute function private.count_articles();
create trigger count_deleted_articles after delete on public.articles
  referencing old table as before
  for each statement execute function private.count_articles();
create trigger count_no_articles after truncate on public.articles
  for each statement execute function private.count_articles();

insert into private.article_counts
select status, category_id, author_id, count(*) from public.articles group by 1, 2, 3;

-- In its owner's name, for row security keeps what isn't leakproof from using an index: LIKE, and an enum's « = ».
create function private.list_articles(
  search text, only_status public.article_status, only_category uuid, only_author uuid,
  sort text, is_descending boolean, wanted_page integer
) returns table (
  id uuid, title text, excerpt text, status public.article_status, views_count integer, created_at timestamptz,
  category_name text, category_color text, author_first_name text, author_last_name text,
  total bigint, is_total_exact boolean, page integer
)
language plpgsql
stable
security definer
set search_path = ''
-- Each way has its index; without statistics the planner would now and then read the whole table.
set enable_seqscan = off
as $$
declare
  page_size constant integer := 50;
  -- A search that finds more is counted no further.
  most_found constant integer := 1000;
  words text := private.folded(btrim(left(search, 300)));
  pattern text := '%' || replace(replace(replace(words, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  filter text := 'true'
    || case when only_status is null then '' else format(' and article.status = %L', only_status) end
    || case when only_category is null then '' else format(' and article.category_id = %L', only_category) end
    || case when only_author is null then '' else format(' and article.author_id = %L', only_author) end;
  source text := 'public.articles';
  key text := case sort
    when 'title' then 'left(article.search_text, 200) collate "C"'
    when 'views' then 'article.views_count'
    else 'article.created_at'
  end;
  direction text := case when is_descending then 'desc' else 'asc' end;
  reading text := direction;
  first_rows text := format(
    'select count(*) from (select from (select article.search_text from public.articles as article
      where %s order by %s %s limit $1) as early where strpos(early.search_text, $2) > 0 limit $3) as found',
    filter, key, direction);
  found_count bigint;
  row_count bigint;
  shown_page integer;
  skipped bigint;
begin
  if not private.has_role('editor') then
    raise insufficient_privilege using message = 'permission denied for function list_articles';
  end if;

  if words = '' then
    select coalesce(sum(known.articles), 0) into found_count from private.article_counts as known
    where (only_status is null or known.status = only_status)
      and (only_category is null or known.category_id = only_category)
      and (only_author is null or known.author_id = only_author);
    row_count := found_count;
  else
    -- For a word that is everywhere the index would list every row. A word is common when one in ten of the first thousand rows
    -- has it; then the first ten thousand usually have it more often than is counted.
    execute first_rows into found_count using 1000, words, 100;
    if found_count = 100 then
      execute first_rows into found_count using 10000, words, most_found + 1;
    end if;
    if found_count <= most_found then
      execute format(
        -- Written out: as a parameter, the pattern would keep the index of words from being used.
        'select count(*) from (select from public.articles as article where %s and article.search_text like %L limit %s) as found',
        filter, pattern, most_found + 1) into found_count;
    end if;
    row_count := least(found_count, most_found);
    if found_count > most_found then
      filter := filter || format(' and strpos(article.search_text, %L) > 0', words);
    else
      -- All that were found, by the index of words; « offset 0 » keeps the order from choosing another one.
      source := format(
        '(select article.* from public.articles as article where %s and article.search_text like %L offset 0)',
        filter, pattern);
    end if;
  end if;

  shown_page := greatest(1, least(wanted_page, (row_count + page_size - 1) / page_size));
  skipped := (shown_page - 1) * page_size;
  row_count := greatest(0, least(page_size, row_count - skipped));
  -- What lies in the second half is nearer to the end.
  if words = '' and skipped > found_count / 2 then
    skipped := found_count - skipped - row_count;
    reading := case when is_descending then 'asc' else 'desc' end;
  end if;

  return query execute format(
    'select article.id, article.title, article.excerpt, article.status, article.views_count, article.created_at,
      category.name, category.color, author.first_name, author.last_name, $1, $2, $3
    from (
      select article.id from %1$s as article where %2$s order by %3$s %4$s, article.id %4$s limit %6$s offset %7$s
    ) as chosen
    cross join lateral (select listed.* from public.articles as listed where listed.id = chosen.id offset 0) as article
    left join public.categories as category on category.id = article.category_id
    left join private.accounts as author on author.user_id = article.author_id
    order by %3$s %5$s, article.id %5$s',
    source, filter, key, reading, direction, row_count, skipped)
  using least(found_count, most_found + case when words = '' then found_count else 0 end),
    words = '' or found_count <= most_found, shown_page;
end
$$;

create function public.list_articles(
  search text default '', only_status public.article_status default null, only_category uuid default null,
  only_author uuid default null, sort text default 'date', is_descending boolean default true, wanted_page integer default 1
) returns table (
  id uuid, title text, excerpt text, status public.article_status, views_count integer, created_at timestamptz,
  category_name text, category_color text, author_first_name text, author_last_name text,
  total bigint, is_total_exact boolean, page integer
)
language sql
stable
set search_path = ''
begin atomic
  select * from private.list_articles(search, only_status, only_category, only_author, sort, is_descending, wanted_page);
end;

-- Those who have written an article, for the filter.
create function private.list_authors() returns table (user_id uuid, first_name text, last_name text)
language sql
stable
security definer
set search_path = ''
as $$
  select account.user_id, account.first_name, account.last_name from private.accounts as account
  where private.has_role('editor')
    and account.user_id in (select known.author_id from private.article_counts as known where known.articles > 0)
$$;

create function public.list_authors() returns table (user_id uuid, first_name text, last_name text)
language sql
stable
set search_path = ''
begin atomic
  select * from private.list_authors();
end;

revoke all on function
  private.list_articles(text, public.article_status, uuid, uuid, text, boolean, integer),
  public.list_articles(text, public.article_status, uuid, uuid, text, boolean, integer),
  private.list_authors(), public.list_authors()
  from public, anon, authenticated;
grant execute on function
  private.list_articles(text, public.article_status, uuid, uuid, text, boolean, integer),
  public.list_articles(text, public.article_status, uuid, uuid, text, boolean, integer),
  private.list_authors(), public.list_authors()
  to authenticated;

comment on function public.list_articles(text, public.article_status, uuid, uuid, text, boolean, integer) is
  'One page of articles for the back-office, with their total: exact, but for a search that finds more than 1,000.';
comment on function public.list_authors() is 'Who has written an article.';

-- Messages: the new ones first, each kind newest first.

alter table public.contact_messages add column is_handled boolean not null
  generated always as (handled_at is not null) stored;

drop index public.contact_messages_created_at_idx, public.contact_messages_unhandled_idx;
create index contact_messages_created_at_idx on public.contact_messages (created_at);
create index contact_messages_order_idx on public.contact_messages (is_handled, created_at desc, id);

create function public.list_contact_messages(only_handled boolean default null, wanted_page integer default 1)
returns table (
  id uuid, first_name text, last_name text, email text, company text, service text, message text, created_at timestamptz,
  handled_at timestamptz, handled_by uuid, handler_first_name text, handler_last_name text, total bigint, page integer
)
language sql
stable
set search_path = ''
as $$
  with counted as (
    select count(*) as total, greatest(1, least(wanted_page, (count(*) + 49) / 50)) as page
    from public.contact_messages where only_handled is null or is_handled = only_handled
  ), chosen as (
    select message.* from public.contact_messages as message
    where only_handled is null or message.is_handled = only_handled
    order by message.is_handled, message.created_at desc, message.id
    limit 50 offset (select (counted.page - 1) * 50 from counted)
  )
  select chosen.id, chosen.first_name, chosen.last_name, chosen.email, chosen.company, chosen.service, chosen.message,
    chosen.created_at, chosen.handled_at, chosen.handled_by, handler.first_name, handler.last_name, counted.total, counted.page::integer
  from chosen cross join counted left join public.profiles as handler on handler.user_id = chosen.handled_by
  order by chosen.is_handled, chosen.created_at desc, chosen.id
$$;

-- Media, by title or file name

alter table public.media_library add column search_text text not null
  generated always as (private.folded(title) || E'\n' || private.folded(file_name)) stored;
drop index public.media_library_created_at_idx;
create index media_library_created_at_idx on public.media_library (created_at desc, id);

create function public.list_media_library(search text default '', wanted_page integer default 1)
returns table (
  id uuid, title text, file_path text, file_name text, file_size bigint, mime_type text, alt_text text, description text,
  uploaded_by uuid, created_at timestamptz, updated_at timestamptz,
  uploader_first_name text, uploader_last_name text, total bigint, page integer
)
language sql
stable
set search_path = ''
begin atomic
  with counted as (
    select count(*) as total, greatest(1, least(wanted_page, (count(*) + 49) / 50)) as page
    from public.media_library as medium where strpos(medium.search_text, private.folded(btrim(search))) > 0
  ), chosen as (
    select medium.* from public.media_library as medium
    where strpos(medium.search_text, private.folded(btrim(search))) > 0
    order by medium.created_at desc, medium.id
    limit 50 offset (select (counted.page - 1) * 50 from counted)
  )
  select chosen.id, chosen.title, chosen.file_path, chosen.file_name, chosen.file_size, chosen.mime_type, chosen.alt_text,
    chosen.description, chosen.uploaded_by, chosen.created_at, chosen.updated_at,
    uploader.first_name, uploader.last_name, counted.total, counted.page::integer
  from chosen cross join counted left join public.profiles as uploader on uploader.user_id = chosen.uploaded_by
  order by chosen.created_at desc, chosen.id;
end;

revoke all on function public.list_contact_messages(boolean, integer), public.list_media_library(text, integer)
  from public, anon, authenticated;
grant execute on function public.list_contact_messages(boolean, integer), public.list_media_library(text, integer)
  to authenticated;
