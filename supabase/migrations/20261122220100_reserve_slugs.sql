-- An article is the page /blog/<slug>, and on a static host a file. These names would stand for something else there:
-- the list of articles itself (index), the page for unknown addresses (404: hosts take the nearest one), and what is
-- kept for the blog's own pages and feed.

update public.articles set slug = left(slug, 180) || '-' || left(id::text, 8)
where slug in ('index', '404', 'feed', 'page') or char_length(slug) > 200;

update private.deleted_records
set record = record || jsonb_build_object('slug', left(record ->> 'slug', 180) || '-' || left(record_id::text, 8))
where source = 'articles'
  and (record ->> 'slug' in ('index', '404', 'feed', 'page') or char_length(record ->> 'slug') > 200);

alter table public.articles
  add constraint articles_slug_not_reserved check (slug not in ('index', '404', 'feed', 'page')),
  -- File names end at 255 bytes.
  add constraint articles_slug_length check (char_length(slug) <= 200);
