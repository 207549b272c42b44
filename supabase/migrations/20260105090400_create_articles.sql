create type public.article_status as enum ('draft', 'published', 'archived');

create table public.articles (
  id uuid not null default gen_random_uuid(),
  title text not null,
  slug text not null,
  content text not null default '',
  excerpt text,
  featured_image_url text,
  meta_title text,
  meta_description text,
  og_image_url text,
  status public.article_status not null default 'draft',
  category_id uuid,
  author_id uuid default auth.uid(),
  published_at timestamptz,
  views_count integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint articles_pkey primary key (id),
  constraint articles_slug_key unique (slug),
  constraint articles_category_id_fkey foreign key (category_id) references public.categories (id) on delete set null,
  constraint articles_author_id_fkey foreign key (author_id) references private.accounts (user_id) on delete set null,
  constraint articles_title_length check (title ~ '\S' and char_length(title) <= 300),
  constraint articles_slug_format check (slug ~ '^[a-z0-9-]+$' and char_length(slug) <= 300),
  constraint articles_content_length check (char_length(content) <= 500000),
  constraint articles_excerpt_length check (char_length(excerpt) <= 5000),
  constraint articles_featured_image_url_length check (char_length(featured_image_url) <= 2048),
  constraint articles_meta_title_length check (char_length(meta_title) <= 1000),
  constraint articles_meta_description_length check (char_length(meta_description) <= 5000),
  constraint articles_og_image_url_length check (char_length(og_image_url) <= 2048),
  constraint articles_views_count_positive check (views_count >= 0)
);

create index articles_created_at_idx on public.articles (created_at desc);
create index articles_published_at_idx on public.articles (published_at desc) where status = 'published';
create index articles_category_id_idx on public.articles (category_id);
create index articles_author_id_idx on public.articles (author_id);

create function private.touch_article() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  return new;
end
$$;

-- A reader who is counted must not make the person who is editing believe that a colleague saved.
create trigger touch_article
  before update on public.articles
  for each row when (old.views_count = new.views_count)
  execute function private.touch_article();

create function private.count_article_view(article_slug text) returns void
language sql
security definer
set search_path = ''
as $$
  update public.articles set views_count = views_count + 1
  where slug = article_slug and status = 'published' and views_count < 2147483647
$$;

create function public.record_article_view(article_slug text) returns void
language sql
set search_path = ''
return private.count_article_view(article_slug);

alter table public.articles enable row level security;

revoke all on public.articles from public, anon, authenticated;
revoke all on function private.touch_article() from public, anon, authenticated;
revoke all on function private.count_article_view(text) from public, anon, authenticated;
revoke all on function public.record_article_view(text) from public, anon, authenticated;
grant all on public.articles to service_role;
grant select on public.articles to anon, authenticated;
grant insert (
  id, title, slug, content, excerpt, featured_image_url, meta_title, meta_description, og_image_url,
  status, category_id, author_id, published_at
) on public.articles to authenticated;
grant update (
  title, slug, content, excerpt, featured_image_url, meta_title, meta_description, og_image_url,
  status, category_id, published_at
) on public.articles to authenticated;
grant delete on public.articles to authenticated;
grant execute on function private.count_article_view(text) to anon, authenticated;
grant execute on function public.record_article_view(text) to anon, authenticated;

create policy "Visitors read published articles" on public.articles
  for select to anon
  using (status = 'published');

create policy "Signed-in people read published articles, editors all" on public.articles
  for select to authenticated
  using (status = 'published' or (select private.has_role('editor')));

create policy "Editors create articles in their own name" on public.articles
  for insert to authenticated
  with check ((select private.has_role('editor')) and author_id = (select auth.uid()));

create policy "Editors change articles" on public.articles
  for update to authenticated
  using ((select private.has_role('editor')));

create policy "Admins delete articles" on public.articles
  for delete to authenticated
  using ((select private.has_role('admin')));

comment on table public.articles is 'The blog. A client gives a new article its id, so that a repeated insert conflicts instead of duplicating.';
comment on column public.articles.author_id is 'The person who created the article. Never changed afterwards, emptied with the account.';
comment on column public.articles.version is 'Raised by every change but a counted view. A save filters on the version it started from.';
comment on column public.articles.views_count is 'Raised by record_article_view alone.';
comment on function public.record_article_view(text) is 'Counts one reader of a published article. The site calls it once a visit.';
