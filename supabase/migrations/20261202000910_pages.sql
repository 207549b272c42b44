-- The pages that staff compose: right under the root, each at an address of its own. A row is there from the first save on; what it says
-- is what visitors read, and nothing as long as the page isn't online. Functions alone write.

create table public.pages (
  id text collate "C" not null,
  slug text,
  title text,
  description text,
  footer text,
  content jsonb,
  version integer,
  published_at timestamptz,
  constraint pages_pkey primary key (id),
  -- Two pages of one release may take over each other's address.
  constraint pages_address_key unique (slug) deferrable,
  constraint pages_id_format check (id ~ '^[A-Za-z0-9-]{1,90}$'),
  constraint pages_whole check (
    num_nulls(slug, title, description, footer, content, version) = case when published_at is null then 6 else 0 end
  ),
  -- As those of articles: file names end at 255 bytes.
  constraint pages_slug_format check (slug ~ '^[a-z0-9-]+$' and char_length(slug) <= 200),
  constraint pages_slug_not_reserved check (slug <> all (private.reserved_slugs())),
  constraint pages_title_line check (title is null or private.is_line(to_jsonb(title), 47)),
  constraint pages_description_line check (description is null or private.is_line(to_jsonb(description), 160)),
  constraint pages_footer_known check (footer in ('none', 'column', 'bottom'))
);

create index pages_footer_idx on public.pages (footer) where footer <> 'none';

alter table public.pages enable row level security;

-- Only the functions write: the service key doesn't either.
revoke all on public.pages from service_role;
grant select on public.pages to anon, authenticated, service_role;

create policy "Anyone reads the pages that are online" on public.pages
  for select to anon, authenticated
  using (published_at is not null);

-- A page, project, show or episode as its editor has it: the columns and the rest of its text, joined. What a column `<kind>_id` refers
-- to is named by its key, for a choice of documents (`documentChoice`) may be one of any kind.
create function private.text_of(stored jsonb) returns jsonb
language sql
immutable
set search_path = ''
return stored -> 'content' || coalesce(
  (
    select jsonb_object_agg(
      case when part.key like '%\_id' then left(part.key, -3) else part.key end,
      case when part.key like '%\_id' then to_jsonb(left(part.key, -3) || '/' || (part.value #>> '{}')) else part.value end
    )
    from jsonb_each(stored - array['id', 'content', 'version', 'published_at', 'has_transcript']) as part
    where part.value <> 'null'
  ),
  '{}'
);

create function public.value(page public.pages) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.text_of(to_jsonb(page))
$$;

create function public.media(page public.pages) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.media_at((
    select private.content_media_paths(shown.content) from public.pages as shown where shown.id = page.id
  ));
end
$$;

grant execute on function public.value(public.pages), public.media(public.pages) to anon, authenticated, service_role;

comment on table public.pages is 'The pages that staff compose, as they are online. Written by functions alone.';
comment on column public.pages.footer is 'Where in the footer a link leads to it: none, column or bottom.';
comment on column public.pages.content is 'The rest of its text: what nothing but its page shows.';
comment on column public.pages.version is 'The number of the save that published it.';
comment on column public.pages.published_at is 'Since when it says this; empty while it isn''t online.';
comment on function private.text_of(jsonb) is 'The text of a page, project, show or episode, from its row.';
comment on function public.value(public.pages) is 'The whole text of a page that is online.';
comment on function public.media(public.pages) is 'By address, the media of the library that a page shows.';
