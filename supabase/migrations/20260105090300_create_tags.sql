create table public.tags (
  id uuid not null default gen_random_uuid(),
  name text not null,
  slug text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tags_pkey primary key (id),
  constraint tags_name_key unique (name),
  constraint tags_slug_key unique (slug),
  constraint tags_name_length check (name ~ '\S' and char_length(name) <= 100),
  constraint tags_slug_format check (slug ~ '^[a-z0-9-]+$' and char_length(slug) <= 200)
);

create trigger touch_updated_at
  before update on public.tags
  for each row execute function private.touch_updated_at();

alter table public.tags enable row level security;

revoke all on public.tags from public, anon, authenticated;
grant all on public.tags to service_role;
grant select on public.tags to anon, authenticated;
grant insert (id, name, slug) on public.tags to authenticated;
grant update (name, slug) on public.tags to authenticated;
grant delete on public.tags to authenticated;

-- Who reads tags depends on articles: see the migration that publishes the taxonomy.
create policy "Editors create tags" on public.tags
  for insert to authenticated
  with check ((select private.has_role('editor')));

create policy "Editors change tags" on public.tags
  for update to authenticated
  using ((select private.has_role('editor')));

create policy "Admins delete tags" on public.tags
  for delete to authenticated
  using ((select private.has_role('admin')));

comment on table public.tags is 'Any number of tags for an article. Deleting one leaves its articles in place.';
