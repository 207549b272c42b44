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
  constraint categories_name_length check (name ~ '\S' and char_length(name) <= 100),
  constraint categories_slug_format check (slug ~ '^[a-z0-9-]+$' and char_length(slug) <= 200),
  constraint categories_description_length check (char_length(description) <= 2000),
  constraint categories_color_format check (color ~ '^#[0-9A-Fa-f]{6}$')
);

create trigger touch_updated_at
  before update on public.categories
  for each row execute function private.touch_updated_at();

alter table public.categories enable row level security;

revoke all on public.categories from public, anon, authenticated;
grant all on public.categories to service_role;
grant select on public.categories to anon, authenticated;
grant insert (id, name, slug, description, color) on public.categories to authenticated;
grant update (name, slug, description, color) on public.categories to authenticated;
grant delete on public.categories to authenticated;

-- Who reads categories depends on articles: see the migration that publishes the taxonomy.
create policy "Editors create categories" on public.categories
  for insert to authenticated
  with check ((select private.has_role('editor')));

create policy "Editors change categories" on public.categories
  for update to authenticated
  using ((select private.has_role('editor')));

create policy "Admins delete categories" on public.categories
  for delete to authenticated
  using ((select private.has_role('admin')));

comment on table public.categories is 'One category at most for an article. Deleting it leaves its articles without a category.';
