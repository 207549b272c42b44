create table public.media_library (
  id uuid not null default gen_random_uuid(),
  title text not null,
  file_path text not null,
  file_name text not null,
  file_size bigint,
  mime_type text,
  alt_text text,
  description text,
  uploaded_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint media_library_pkey primary key (id),
  constraint media_library_file_path_key unique (file_path),
  constraint media_library_uploaded_by_fkey
    foreign key (uploaded_by) references private.accounts (user_id) on delete set null,
  constraint media_library_title_length check (title ~ '\S' and char_length(title) <= 300),
  constraint media_library_file_path_length check (char_length(file_path) <= 2048),
  constraint media_library_file_name_length check (char_length(file_name) <= 1024),
  constraint media_library_file_size_positive check (file_size >= 0),
  constraint media_library_mime_type_length check (char_length(mime_type) <= 255),
  constraint media_library_alt_text_length check (char_length(alt_text) <= 2000),
  constraint media_library_description_length check (char_length(description) <= 5000)
);

create index media_library_created_at_idx on public.media_library (created_at desc);
create index media_library_uploaded_by_idx on public.media_library (uploaded_by);

create trigger touch_updated_at
  before update on public.media_library
  for each row execute function private.touch_updated_at();

alter table public.media_library enable row level security;

revoke all on public.media_library from public, anon, authenticated;
grant all on public.media_library to service_role;
grant select on public.media_library to authenticated;
grant insert (id, title, file_path, file_name, file_size, mime_type, alt_text, description, uploaded_by)
  on public.media_library to authenticated;
grant update (title, alt_text, description) on public.media_library to authenticated;
grant delete on public.media_library to authenticated;

create policy "Editors read the media library" on public.media_library
  for select to authenticated
  using ((select private.has_role('editor')));

create policy "Editors add media in their own name" on public.media_library
  for insert to authenticated
  with check ((select private.has_role('editor')) and uploaded_by = (select auth.uid()));

create policy "Editors describe media" on public.media_library
  for update to authenticated
  using ((select private.has_role('editor')));

create policy "Admins delete media" on public.media_library
  for delete to authenticated
  using ((select private.has_role('admin')));

comment on table public.media_library is 'What staff know of each file in the bucket media. The file itself is public, this row is not.';
comment on column public.media_library.file_path is 'Public address of the file. Its last two segments are the key in the bucket.';
comment on column public.media_library.file_name is 'Name of the file on the machine it came from. Keys in the bucket are ASCII.';
