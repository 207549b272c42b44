-- The list shows which articles are scheduled: `list_articles` gives their date too. It is read here, a row at a time, so that what
-- searches, sorts and counts stays as it is. A function that returns other columns can't be replaced in place.

drop function public.list_articles(text, public.article_status, uuid, uuid, text, boolean, integer);

create function public.list_articles(
  search text default '', only_status public.article_status default null, only_category uuid default null,
  only_author uuid default null, sort text default 'date', is_descending boolean default true, wanted_page integer default 1
) returns table (
  id uuid, title text, excerpt text, status public.article_status, views_count integer, created_at timestamptz,
  category_name text, category_color text, author_first_name text, author_last_name text,
  total bigint, is_total_exact boolean, page integer, published_at timestamptz
)
language sql
stable
set search_path = ''
begin atomic
  select listed.*, (select article.published_at from public.articles as article where article.id = listed.id)
  from private.list_articles(search, only_status, only_category, only_author, sort, is_descending, wanted_page) as listed;
end;

revoke all on function public.list_articles(text, public.article_status, uuid, uuid, text, boolean, integer)
  from public, anon, authenticated;
grant execute on function public.list_articles(text, public.article_status, uuid, uuid, text, boolean, integer)
  to authenticated;

comment on function public.list_articles(text, public.article_status, uuid, uuid, text, boolean, integer) is
  'One page of articles for the back-office, with their total: exact, but for a search that finds more than 1,000.';
