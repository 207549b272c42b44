-- Visitors see the date of publication, else that of creation: articles come in the order of what they see.

alter table public.articles add column dated_at timestamptz not null
  generated always as (coalesce(published_at, created_at)) stored;

drop index public.articles_published_at_idx;
create index articles_dated_at_idx on public.articles (dated_at desc, id) where status = 'published';

comment on column public.articles.dated_at is 'The date that the site shows and sorts by.';
