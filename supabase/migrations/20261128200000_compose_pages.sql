-- Pages that staff compose (product 15.9) are contents as well, whose keys begin with `page/`: their drafts, versions and
-- conflicts are those of any content. What addresses and lists need of a published one is drawn out of it into columns.

alter table public.site_contents
  add column slug text generated always as (case when starts_with(key, 'page/') then value ->> 'slug' end) stored,
  add column title text generated always as (case when starts_with(key, 'page/') then value ->> 'title' end) stored,
  add column footer text
    generated always as (case when starts_with(key, 'page/') then nullif(value ->> 'footer', 'none') end) stored,
  add constraint site_contents_slug_key unique (slug),
  add constraint site_contents_slug_format check (slug ~ '^[a-z0-9-]+$'),
  -- As those of articles: file names end at 255 bytes.
  add constraint site_contents_slug_length check (char_length(slug) <= 200),
  -- What stands at these addresses for something else: pages of the code, the parts of the backend, files of hosts.
  add constraint site_contents_slug_not_reserved check (slug not in (
    'about', 'services', 'formations', 'realizations', 'portfolio', 'contact', 'blog', 'apercu', 'privacy-policy',
    'terms-of-service', 'legal-notice', 'auth', 'admin', 'index', '404', 'app-shell', 'assets', 'og', 'feed', 'rest',
    'storage', 'functions', 'realtime', 'graphql'
  ));

-- What lists and addresses take from a page is checked here, as the site's schema has it: what is listed is shown. A part of
-- the page that doesn't fit the site's schema is left out of it alone.
create function private.check_composed_page() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if jsonb_typeof(new.value -> 'slug') is distinct from 'string'
    or not private.is_line(new.value -> 'title', 47) or not private.is_line(new.value -> 'description', 160)
    or coalesce(new.value ->> 'footer', '') not in ('none', 'column', 'bottom')
  then
    raise exception 'Ce contenu n’a pas la bonne forme.' using errcode = 'PT400';
  end if;
  return new;
end
$$;

create trigger check_composed_page
  before insert or update on public.site_contents
  for each row when (starts_with(new.key, 'page/')) execute function private.check_composed_page();

-- Whose each address is that a composed page has ever had: the last one to be public there keeps it.
create table private.composed_addresses (
  path text not null,
  content_key text not null,
  constraint composed_addresses_pkey primary key (path)
);

create index composed_addresses_content_key_idx on private.composed_addresses (content_key);

-- As `log_pages` does for articles: it compares what is there when the transaction commits with the latest entries.
create function private.log_composed_page() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  page_key text := coalesce(new.key, old.key);
begin
  if not starts_with(page_key, 'page/') then
    return null;
  end if;
  perform private.lock_page_changes();
  insert into private.composed_addresses (path, content_key)
  select '/' || content.slug, content.key from public.site_contents as content
  where content.key = page_key and content.slug is not null
  on conflict (path) do update set content_key = excluded.content_key;

  insert into public.page_changes (path, kind, target)
  select today.path, today.kind, today.target
  from (
    select address.path,
      case when shown.path is null then 'gone' when shown.path = address.path then 'changed' else 'moved' end
        ::public.page_change_kind as kind,
      nullif(shown.path, address.path) as target
    from private.composed_addresses as address
    left join lateral (
      select '/' || content.slug as path from public.site_contents as content
      where content.key = address.content_key and content.slug is not null
    ) as shown on true
    where address.content_key = page_key
  ) as today
  left join lateral (
    select entry.kind, entry.target from public.page_changes as entry where entry.path = today.path
    order by entry.number desc limit 1
  ) as latest on true
  where today.kind = 'changed' or (today.kind, today.target) is distinct from (latest.kind, latest.target);
  return null;
end
$$;

create constraint trigger log_composed_page
  after insert or update or delete on public.site_contents deferrable initially deferred
  for each row execute function private.log_composed_page();

-- Readers of composed pages are counted too (product 14.1).
create or replace function private.is_site_page(address text) returns boolean
language sql
stable
set search_path = ''
as $$
  select address in (
    '/', '/about', '/services', '/services/production-audiovisuelle', '/services/communication-visibilite',
    '/services/formation-communication', '/services/strategie-accompagnement', '/formations', '/realizations', '/contact',
    '/blog', '/privacy-policy', '/terms-of-service', '/legal-notice'
  ) or exists (
    select from public.articles as article
    where article.slug = substr(address, 7) and starts_with(address, '/blog/')
      and private.is_public(article.status, article.dated_at)
  ) or exists (
    select from public.site_contents as content
    where content.slug = substr(address, 2) and starts_with(address, '/')
  )
$$;

alter table private.composed_addresses enable row level security;
revoke all on private.composed_addresses from public, anon, authenticated;
revoke all on function private.check_composed_page(), private.log_composed_page() from public, anon, authenticated;

comment on column public.site_contents.slug is 'Of a composed page: it is at this address, right under the root.';
comment on column public.site_contents.title is 'Of a composed page: what lists call it.';
comment on column public.site_contents.footer is 'Of a composed page: where in the footer a link leads to it; empty for none.';
comment on table private.composed_addresses is 'Every address that a composed page was ever public at, and whose it is.';
