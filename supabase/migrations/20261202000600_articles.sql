-- The blog: articles, their tags, their readers, and their list in the back-office.

create type public.article_status as enum ('draft', 'published', 'archived');

create table public.articles (
  id uuid not null default gen_random_uuid(),
  title text not null,
  slug text not null,
  content text not null default '',
  excerpt text,
  featured_image_url text,
  featured_image_alt text, -- Alternative text of the featured picture: null until somebody has said it, empty for a decoration.
  meta_title text,
  meta_description text,
  og_image_url text,
  status public.article_status not null default 'draft',
  category_id uuid,
  author_id uuid default auth.uid(), -- The person who created the article. Never changed afterwards, emptied with the account.
  published_at timestamptz,
  views_count integer not null default 0, -- Raised by record_article_view alone.
  version integer not null default 1, -- Raised by every change but a counted view. A save filters on the version it started from.
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The date that the site shows and sorts by. A published article is public from then on.
  dated_at timestamptz not null generated always as (coalesce(published_at, created_at)) stored,
  search_text text not null
    generated always as (private.folded(title) || E'\n' || private.folded(coalesce(excerpt, ''))) stored,
  constraint articles_pkey primary key (id),
  -- Deferrable, for articles of one release may swap slugs.
  constraint articles_slug_key unique (slug) deferrable,
  constraint articles_category_id_fkey foreign key (category_id) references public.categories (id) on delete set null,
  constraint articles_author_id_fkey foreign key (author_id) references private.accounts (user_id) on delete set null,
  constraint articles_title_length check (title <> '' and char_length(title) <= 300),
  constraint articles_slug_format check (slug ~ '^[a-z0-9-]+$' and char_length(slug) <= 300),
  -- On static hosts the slug becomes a file name, of 255 bytes at most.
  constraint articles_slug_length check (char_length(slug) <= 200),
  -- An article is the page /blog/<slug>, and on a static host a file. These names would stand for something else there:
  -- the list of articles itself (index), the page for unknown addresses (404: hosts take the nearest one), and what is
  -- kept for the blog's own pages and feed.
  constraint articles_slug_not_reserved check (slug not in ('index', '404', 'feed', 'page')),
  constraint articles_content_length check (char_length(content) <= 500000),
  constraint articles_excerpt_length check (char_length(excerpt) <= 5000),
  constraint articles_featured_image_url_length check (char_length(featured_image_url) <= 2048),
  constraint articles_featured_image_alt_length check (char_length(featured_image_alt) <= 2000),
  constraint articles_featured_image_alt_clean check (featured_image_alt = private.clean_line(featured_image_alt)),
  constraint articles_meta_title_length check (char_length(meta_title) <= 1000),
  constraint articles_meta_description_length check (char_length(meta_description) <= 5000),
  constraint articles_og_image_url_length check (char_length(og_image_url) <= 2048),
  constraint articles_published_at_plausible check (private.is_plausible(published_at)),
  constraint articles_views_count_positive check (views_count >= 0),
  constraint articles_text_clean check (
    title = private.clean_line(title)
    and content = private.clean_text(content)
    and excerpt = private.clean_text(excerpt)
    and featured_image_url = private.clean_line(featured_image_url)
    and meta_title = private.clean_line(meta_title)
    and meta_description = private.clean_text(meta_description)
    and og_image_url = private.clean_line(og_image_url)
  )
);

create index articles_dated_at_idx on public.articles (dated_at desc, id) where status = 'published';
create index articles_created_at_idx on public.articles (created_at, id);
create index articles_category_id_idx on public.articles (category_id, created_at, id);
create index articles_author_id_idx on public.articles (author_id, created_at, id);
create index articles_views_count_idx on public.articles (views_count, id);
create index articles_title_idx on public.articles (left(search_text, 200) collate "C", id);
-- One's own drafts, on the dashboard.
create index articles_drafts_idx on public.articles (author_id, updated_at desc, id) where status = 'draft';

create table public.article_tags (
  article_id uuid not null,
  tag_id uuid not null,
  -- From when the article is public, so that the pages of a tag are read from its index; null while it isn’t published. Kept by triggers.
  appears_at timestamptz,
  category_id uuid, -- The category of the article, for the pages of a category and a tag; null while the article isn’t published. Kept by triggers.
  constraint article_tags_pkey primary key (article_id, tag_id),
  constraint article_tags_article_id_fkey foreign key (article_id) references public.articles (id) on delete cascade,
  constraint article_tags_tag_id_fkey foreign key (tag_id) references public.tags (id) on delete cascade
);

create index article_tags_tag_id_idx on public.article_tags (tag_id, appears_at desc, article_id);
create index article_tags_category_id_idx on public.article_tags (tag_id, category_id, appears_at desc, article_id);

-- Raises the version, but not for a counted view: that would tell whoever is editing that a colleague has saved. Nor for a pending version,
-- which raises the version of the row by itself and leaves `updated_at` (`store`). A replaced file has another address.
create function private.prepare_article() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or (old.content, old.featured_image_url, old.og_image_url) is distinct from (new.content, new.featured_image_url, new.og_image_url)
  then
    new.content := private.forward_media(new.content);
    new.featured_image_url := private.forward_media(new.featured_image_url);
    new.og_image_url := private.forward_media(new.og_image_url);
  end if;
  if tg_op = 'UPDATE' and old.views_count = new.views_count and old.version = new.version then
    new.updated_at := now();
    new.version := old.version + 1;
  end if;
  return new;
end
$$;

create trigger prepare_article
  before insert or update on public.articles
  for each row execute function private.prepare_article();

-- Tags are part of the article: who links or unlinks one raises its version, once a transaction.
create function private.touch_tagged_article() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.articles set title = articles.title
  where articles.id = coalesce(new.article_id, old.article_id) and articles.xmin <> pg_current_xact_id()::xid;
  return null;
end
$$;

-- Only for direct writes of API roles: what follows a deletion, its undoing and the functions of documents run as the owner.
create trigger touch_tagged_article
  after insert or delete on public.article_tags
  for each row when (current_user in ('authenticated', 'service_role'))
  execute function private.touch_tagged_article();

grant all on public.articles, public.article_tags to service_role;
grant select on public.articles, public.article_tags to anon, authenticated;
grant insert (
  id, title, slug, content, excerpt, featured_image_url, featured_image_alt, meta_title, meta_description, og_image_url,
  status, category_id, author_id, published_at
) on public.articles to authenticated;
grant update (
  title, slug, content, excerpt, featured_image_url, featured_image_alt, meta_title, meta_description, og_image_url,
  status, category_id, published_at
) on public.articles to authenticated;
grant delete on public.articles to authenticated;
grant insert (article_id, tag_id), delete on public.article_tags to authenticated;

-- A published article whose date is still to come is scheduled: nobody but editors reaches it (product: unseen until its date). When the
-- date has come it is public by itself, for whoever reads asks the clock.

-- The one definition of what is public. It sets no search_path, or the planner couldn't inline it and use articles_dated_at_idx; the
-- names in its body are resolved when it is created.
create function private.is_public(status public.article_status, dated_at timestamptz, moment timestamptz default now())
returns boolean
language sql
stable
parallel safe
return status = 'published' and dated_at <= moment;

-- Visitors have one of their own: what they read is a range of the index.
create policy "Visitors read published articles" on public.articles
  for select to anon
  using (private.is_public(status, dated_at));

create policy "Signed-in people read published articles, editors all" on public.articles
  for select to authenticated
  using (private.is_public(status, dated_at) or (select private.has_role('editor')));

create policy "Editors create articles in their own name" on public.articles
  for insert to authenticated
  with check ((select private.has_role('editor')) and author_id = (select auth.uid()));

select private.let_roles('public.articles', '{"update": "editor", "delete": "admin"}');

-- The rule of articles, applied to the date that each link keeps: no article is looked up.
create policy "Visitors read the tag links of published articles" on public.article_tags
  for select to anon
  using (private.is_public('published', appears_at));

create policy "Signed-in people read the tag links of published articles, editors all" on public.article_tags
  for select to authenticated
  using (private.is_public('published', appears_at) or (select private.has_role('editor')));

select private.let_roles('public.article_tags', '{"insert": "editor", "delete": "editor"}');

-- A category or tag that only drafts use would tell what is being prepared: visitors see those of published articles.
-- The queries below are themselves subject to the policies of articles and article_tags.

create policy "Anyone reads the categories of published articles, editors all" on public.categories
  for select to anon, authenticated
  using (
    (select private.has_role('editor'))
    or exists (select from public.articles where articles.category_id = categories.id)
  );

create policy "Anyone reads the tags of published articles, editors all" on public.tags
  for select to anon, authenticated
  using (
    (select private.has_role('editor'))
    or exists (select from public.article_tags where article_tags.tag_id = tags.id)
  );

create function public.join_tags(joined uuid, kept uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  slugs text[];
begin
  perform private.require_right(private.has_role('admin'), 'join_tags');
  perform from public.tags as tag where tag.id in (joined, kept) order by tag.id for update;
  select array[tag.slug] || tag.former_slugs into slugs from public.tags as tag where tag.id = joined;
  perform private.refuse('PT404', 'Un de ces deux tags n’existe plus.')
  where slugs is null or joined = kept or not exists (select from public.tags as tag where tag.id = kept);
  with untagged as (
    delete from public.article_tags as link where link.tag_id = joined returning link.article_id
  )
  insert into public.article_tags (article_id, tag_id)
  select untagged.article_id, kept from untagged
  on conflict do nothing;
  delete from public.tags as tag where tag.id = joined;
  update public.tags as tag set former_slugs = tag.former_slugs || slugs where tag.id = kept;
end
$$;

create function public.record_article_view(article_slug text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  article uuid;
begin
  -- Once: in the condition, it would be cut for each row.
  article_slug := left(article_slug, 300);
  select id into article from public.articles where slug = article_slug and private.is_public(status, dated_at);
  if article is not null and private.is_first_today('article ' || article) then
    update public.articles set views_count = views_count + 1 where id = article and views_count < 2147483647;
  end if;
end
$$;

create view public.article_authors with (security_invoker = true) as
select author.user_id, author.name
from (select distinct article.author_id from public.articles as article) as written
join private.account_names as author on author.user_id = written.author_id;

grant select on public.article_authors to authenticated;

grant execute on function public.record_article_view to anon, authenticated;
grant execute on function public.join_tags to authenticated;
grant execute on function private.is_public to anon, authenticated, service_role;

comment on table public.articles is 'The blog. A client gives a new article its id, so that a repeated insert conflicts instead of duplicating.';
comment on column public.articles.search_text is 'What the list is searched by, and sorted by title by.';
comment on table public.article_tags is 'Links of articles and tags. They disappear with either.';
comment on function public.record_article_view is
  'Counts a reader of a published article, once a day for each reader and article. The site calls it once a visit.';
comment on function public.join_tags is
  'Gives the articles of a tag the one that is kept, and deletes it: its address leads to the kept one. Admins.';
comment on view public.article_authors is 'Who has written an article, of those that whoever asks may read.';
