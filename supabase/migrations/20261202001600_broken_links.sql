-- Links on pages that are online to addresses where nothing is any more (product: to do). What was right when it was published
-- breaks when another page goes, so each link is kept with what the log of changes says of its address: reading what is broken
-- costs as much as there is of it, however many articles there are.

-- Where articles and published contents lead on the site, as far as it may go away, and whether nothing is there now.
create table private.page_links (
  number bigint generated always as identity,
  kind public.document_kind not null,
  id text collate "C" not null,
  path text not null,
  is_dead boolean not null,
  constraint page_links_pkey primary key (number)
);

create index page_links_document_idx on private.page_links (kind, id);
create index page_links_path_idx on private.page_links (path);
create index page_links_dead_idx on private.page_links (kind, id) where is_dead;

-- What may go away: articles, projects, shows, episodes, and composed pages right under the root.
create function private.is_passing_path(address text) returns boolean
language sql
immutable
set search_path = ''
return address ~ '^/(?:(?:blog|realizations|balados|balados/[^/.]+)/)?[^/.]+$';

-- Writes down the links of a page that has others than before, each address once, without what follows `?` and `#`: those of a text in Markdown, in
-- which code shows links and has none; else texts that begin with a slash. Whoever calls holds the lock on the log, as whoever changes what the log
-- says does: neither misses what the other writes, and nobody waits for both.
create function private.note_page_links(page private.document, value jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  links constant text[] := array(
    select distinct rtrim(named.address, '/') as address
    from (
      select match[1] from regexp_matches(
        regexp_replace(
          regexp_replace(
            regexp_replace(E'\n' || (value ->> 'content'), E'\n```.*?(?:\n```|$)', '', 'g'), E'\n~~~.*?(?:\n~~~|$)', '', 'g'
          ),
          E'`[^`\n]*`', '', 'g'
        ),
        E'(?:\\]\\(\\s*<?|\n {0,3}\\[[^]\n]+\\]:\\s*<?)(/[^)\\s>#?]*)', 'g'
      ) as match
      where page.kind = 'article'
      union all
      select substring(said #>> '{}' from '^[^?#]*')
      from jsonb_path_query(value, 'strict $.** ? (@.type() == "string" && @ starts with "/")') as said
      where page.kind <> 'article'
    ) as named (address)
    where private.is_passing_path(rtrim(named.address, '/'))
    order by address
  );
begin
  if links is not distinct from array(select known.path from private.page_links as known where (known.kind, known.id) = (page.kind, page.id) order by known.path) then
    return;
  end if;
  delete from private.page_links as known where (known.kind, known.id) = (page.kind, page.id);
  insert into private.page_links (kind, id, path, is_dead)
  select page.kind, page.id, link, coalesce(
    (select entry.kind = 'gone' from public.page_changes as entry where entry.path = link order by entry.number desc limit 1),
    -- The log knows all that was ever public below these: what isn't in it was never there.
    link ~ '^/(blog|realizations|balados)/'
  )
  from unnest(links) as link;
end
$$;

create function private.follow_page_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.page_links set is_dead = (new.kind = 'gone')
  where path = new.path and is_dead <> (new.kind = 'gone');
  return null;
end
$$;

create trigger follow_page_change
  after insert on public.page_changes
  for each row execute function private.follow_page_change();

create function public.list_broken_links()
returns table (document text, title text, paths text[], total bigint)
language sql
stable
security definer
set search_path = ''
-- From what is broken to its pages, by their keys: without statistics the planner would read all pages.
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
  select private.require_right(private.has_role('editor'), 'list_broken_links');
  select private.key_of((page.kind, page.id)), page.title, page.paths, count(*) over ()
  from (
    select link.kind, link.id, content.title, array_agg(link.path order by link.path) as paths
    from private.page_links as link
    join private.online_documents as content
      on (content.kind, content.id) = (link.kind, link.id) and content.appears_at <= now()
    where link.is_dead and private.may_edit_document((link.kind, link.id))
    group by link.kind, link.id, content.title
  ) as page
  -- Sections of the site are on more pages than an article is.
  order by page.kind = 'article', page.title, page.kind, page.id
  limit 5;
$$;

grant execute on function public.list_broken_links to authenticated;

comment on function public.list_broken_links is
  'Five pages that are online and lead where nothing is any more, with these addresses, or that can''t be shown, without any, and how many there '
  'are. Editors and above. A function: no role reads the links of texts.';
