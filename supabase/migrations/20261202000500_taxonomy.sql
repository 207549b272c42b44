-- Categories and tags. Who reads them depends on articles, whose file has the policies.

create table public.categories (
  id uuid not null default gen_random_uuid(),
  name text not null,
  slug text not null,
  description text,
  color text not null default '#003A69',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint categories_pkey primary key (id),
  constraint categories_name_key unique (name),
  constraint categories_slug_key unique (slug),
  constraint categories_name_length check (name <> '' and char_length(name) <= 100),
  constraint categories_slug_format check (slug ~ '^[a-z0-9-]+$' and char_length(slug) <= 200),
  constraint categories_description_length check (char_length(description) <= 2000),
  constraint categories_color_format check (color ~ '^#[0-9A-Fa-f]{6}$'),
  constraint categories_text_clean check (
    name = private.clean_line(name) and description = private.clean_text(description)
  )
);

create table public.tags (
  id uuid not null default gen_random_uuid(),
  name text not null,
  slug text not null,
  former_slugs text[] not null default '{}', -- Those of the tags that were joined with it: their addresses lead to it.
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tags_pkey primary key (id),
  constraint tags_name_key unique (name),
  constraint tags_slug_key unique (slug),
  constraint tags_name_length check (name <> '' and char_length(name) <= 100),
  constraint tags_slug_format check (slug ~ '^[a-z0-9-]+$' and char_length(slug) <= 200),
  constraint tags_text_clean check (name = private.clean_line(name))
);

create trigger touch_updated_at
  before update on public.categories
  for each row execute function private.touch_updated_at();

create trigger touch_updated_at
  before update on public.tags
  for each row execute function private.touch_updated_at();

grant all on public.categories, public.tags to service_role;
grant select on public.categories, public.tags to anon, authenticated;
grant insert (id, name, slug, description, color), update (name, slug, description, color), delete
  on public.categories to authenticated;
grant insert (id, name, slug), update (name, slug), delete on public.tags to authenticated;

select private.let_roles('public.categories', '{"insert": "editor", "update": "editor", "delete": "admin"}');
select private.let_roles('public.tags', '{"insert": "editor", "update": "editor", "delete": "admin"}');

comment on table public.categories is 'One category at most for an article. Deleting it leaves its articles without a category.';
comment on table public.tags is 'Any number of tags for an article. Deleting one leaves its articles in place.';
