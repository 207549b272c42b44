-- The pages that staff compose: right under the root, each at an address of its own.

create table public.pages (
  like private.kind_table including all,
  footer text, -- Where in the footer a link leads to it: none, column or bottom.
  constraint pages_slug_not_reserved check (slug <> all (private.reserved_slugs())),
  constraint pages_title_line check (title is null or private.is_line(to_jsonb(title), 47)),
  constraint pages_description_line check (description is null or private.is_line(to_jsonb(description), 160)),
  constraint pages_footer_known check (footer in ('none', 'column', 'bottom'))
);

create index pages_footer_idx on public.pages (footer) where footer <> 'none';

select private.register_kind('page', $$'/' || document.slug$$);

comment on table public.pages is 'The pages that staff compose, as they are online. Written by functions alone.';
