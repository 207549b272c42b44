-- What a page has to know of the pictures that an article shows (product 8.8): PostgREST adds cover and pictures to an
-- article that is asked for with them, in the same request. Whoever may read the article learns that much of its
-- pictures, and of no other row of the media library.

create function private.media_paths_in(content text) returns text[]
language sql
immutable
parallel safe
set search_path = ''
return case
  when content like '%/storage/v1/object/public/media/uploads/%' then array(
    select distinct found[1] from regexp_matches(
      content, '(?:https?://[A-Za-z0-9.:-]+)?/storage/v1/object/public/media/uploads/[0-9]+\.[A-Za-z0-9]+', 'g'
    ) as found
  )
  else '{}'
end;

-- All in one, for an index has one expression.
create function private.media_paths_of(featured_image_url text, og_image_url text, content text) returns text[]
language sql
immutable
parallel safe
set search_path = ''
return private.media_paths_in(concat_ws(' ', featured_image_url, og_image_url, content));

create index articles_media_paths_idx on public.articles
  using gin (private.media_paths_of(featured_image_url, og_image_url, content)) where status = 'published';

create function private.picture_of(address text) returns jsonb
language sql
stable
security definer
set search_path = ''
return (
  select jsonb_strip_nulls(jsonb_build_object(
    'width', medium.width,
    'height', medium.height,
    'focal_x', medium.focal_x,
    'focal_y', medium.focal_y,
    'variants', medium.variants,
    'alt', medium.alt_text
  ))
  from public.media_library as medium
  where private.media_key_of(medium.file_path) = private.media_key_of(address)
    and medium.file_path = address
    and medium.width is not null and medium.height is not null
);

create function private.pictures_in(content text) returns jsonb
language sql
stable
security definer
set search_path = ''
return coalesce(
  (
    select jsonb_object_agg(shown.path, shown.picture - 'alt' - 'focal_x' - 'focal_y')
    from (
      select path, private.picture_of(path) as picture from unnest(private.media_paths_in(content)) as path
    ) as shown
    where shown.picture is not null
  ),
  '{}'
);

-- The article is read again, under the conditions of its policies: whoever calls these with an article of their own
-- invention gets nothing. Strings for bodies: while a parsed one names the row type of a table, hosted PostgreSQL refuses to
-- give that table a column with a default (CVE-2026-6460); and what a string names is looked up with the owner's rights.
create function public.cover(article public.articles) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.picture_of(shown.featured_image_url) from public.articles as shown
  where shown.id = article.id and (private.is_public(shown.status, shown.dated_at) or (select private.has_role('editor')))
$$;

create function public.pictures(article public.articles) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.pictures_in(concat_ws(' ', shown.og_image_url, shown.content)) from public.articles as shown
  where shown.id = article.id and (private.is_public(shown.status, shown.dated_at) or (select private.has_role('editor')))
$$;

create or replace function private.log_page_changes() returns trigger
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
    when 'articles' then
      perform private.log_pages(array[old.id, new.id]);
    when 'article_tags' then
      perform private.log_pages(array[old.article_id, new.article_id]);
    when 'categories' then
      perform private.log_pages(array(select id from public.articles where category_id = new.id));
    when 'tags' then
      perform private.log_pages(array(select article_id from public.article_tags where tag_id = new.id));
    when 'accounts' then
      perform private.log_pages(array(select id from public.articles where author_id = new.user_id));
    when 'media_library' then
      perform private.log_pages(array(
        select id from public.articles
        where status = 'published'
          and private.media_paths_of(featured_image_url, og_image_url, content) @> array[coalesce(new.file_path, old.file_path)]
      ));
  end case;
  return null;
end
$$;

create constraint trigger log_pages_of_medium
  after update on public.media_library deferrable initially deferred
  for each row when (
    (old.width, old.height, old.focal_x, old.focal_y, old.variants, old.alt_text)
      is distinct from (new.width, new.height, new.focal_x, new.focal_y, new.variants, new.alt_text)
  )
  execute function private.log_page_changes();
create constraint trigger log_pages_of_restored_medium
  after insert on public.media_library deferrable initially deferred
  for each row when (new.width is not null)
  execute function private.log_page_changes();
create constraint trigger log_pages_of_deleted_medium
  after delete on public.media_library deferrable initially deferred
  for each row when (old.width is not null)
  execute function private.log_page_changes();

revoke all on function private.media_paths_in(text), private.media_paths_of(text, text, text), private.picture_of(text),
  private.pictures_in(text), public.cover(public.articles), public.pictures(public.articles)
  from public, anon, authenticated;
-- Whoever writes an article fills its index.
grant execute on function private.media_paths_in(text), private.media_paths_of(text, text, text)
  to authenticated, service_role;
grant execute on function public.cover(public.articles), public.pictures(public.articles)
  to anon, authenticated, service_role;

comment on function public.cover(public.articles) is
  'Of the featured picture, when it is in the media library: width, height, focal point, variants, alternative text.';
comment on function public.pictures(public.articles) is
  'By address, the pictures of the media library that the text shows, or social networks: width, height, variants.';
comment on function private.media_paths_of(text, text, text) is 'The addresses of the media library that an article shows, or social networks for it.';
