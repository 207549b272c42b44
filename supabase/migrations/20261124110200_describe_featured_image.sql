-- What the featured picture of an article shows, for who doesn't see it (product 8.9): nothing said yet when it is null,
-- a decoration when it is empty.

alter table public.articles
  add column featured_image_alt text,
  add constraint articles_featured_image_alt_length check (char_length(featured_image_alt) <= 2000),
  add constraint articles_featured_image_alt_clean check (featured_image_alt = private.clean_line(featured_image_alt));

grant insert (featured_image_alt), update (featured_image_alt) on public.articles to authenticated;

-- Left out as long as nothing is said, so that what was approved before stays approved.
create or replace function private.content_hash(hashed_article uuid) returns text
language sql
stable
set search_path = ''
as $$
  select encode(sha256(convert_to((jsonb_build_object(
    'title', article.title,
    'slug', article.slug,
    'content', article.content,
    'excerpt', article.excerpt,
    'featured_image_url', article.featured_image_url,
    'meta_title', article.meta_title,
    'meta_description', article.meta_description,
    'og_image_url', article.og_image_url,
    'category', (select category.name from public.categories as category where category.id = article.category_id),
    'author', (
      select jsonb_build_array(author.first_name, author.last_name)
      from private.accounts as author where author.user_id = article.author_id
    ),
    'tags', (
      select jsonb_agg(tag.name order by tag.name collate "C")
      from public.article_tags as link join public.tags as tag on tag.id = link.tag_id
      where link.article_id = article.id
    )
  ) || case when article.featured_image_alt is null then '{}' else jsonb_build_object(
    'featured_image_alt', article.featured_image_alt
  ) end)::text, 'UTF8')), 'hex')
  from public.articles as article
  where article.id = hashed_article
$$;

create or replace function private.preview_of(token text)
returns table (article jsonb, content_hash text, ends_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select
    jsonb_build_object(
      'id', article.id,
      'title', article.title,
      'slug', article.slug,
      'content', article.content,
      'excerpt', article.excerpt,
      'featured_image_url', article.featured_image_url,
      'featured_image_alt', article.featured_image_alt,
      'cover', private.picture_of(article.featured_image_url),
      'pictures', private.pictures_in(article.content),
      'meta_title', article.meta_title,
      'meta_description', article.meta_description,
      'og_image_url', article.og_image_url,
      'category_id', article.category_id,
      'published_at', article.published_at,
      'created_at', article.created_at,
      'updated_at', article.updated_at,
      'categories', (
        select jsonb_build_object('name', category.name, 'slug', category.slug, 'color', category.color)
        from public.categories as category where category.id = article.category_id
      ),
      'profiles', (
        select jsonb_build_object('first_name', author.first_name, 'last_name', author.last_name)
        from private.accounts as author where author.user_id = article.author_id
      ),
      'article_tags', coalesce((
        select jsonb_agg(
          jsonb_build_object('tags', jsonb_build_object('id', tag.id, 'name', tag.name, 'slug', tag.slug))
          order by tag.name, tag.id
        )
        from public.article_tags as filed join public.tags as tag on tag.id = filed.tag_id
        where filed.article_id = article.id
      ), '[]')
    ),
    private.content_hash(article.id),
    link.ends_at
  from private.preview_links as link
  join public.articles as article on article.id = link.article_id
  where link.token_hash = private.token_hash(token) and link.ends_at > now()
$$;

comment on column public.articles.featured_image_alt is
  'Alternative text of the featured picture: null until somebody has said it, empty for a decoration.';
