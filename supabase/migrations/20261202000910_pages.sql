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

select private.register_kind('page', $$'/' || document.slug$$);

comment on table public.pages is 'The pages that staff compose, as they are online. Written by functions alone.';
comment on column public.pages.footer is 'Where in the footer a link leads to it: none, column or bottom.';
comment on column public.pages.content is 'The rest of its text: what nothing but its page shows.';
comment on column public.pages.version is 'The number of the save that published it.';
comment on column public.pages.published_at is 'Since when it says this; empty while it isn''t online.';
