-- Types that a browser would run as a page (HTML, SVG, XML) are left out on purpose.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select bucket.id, bucket.id, bucket.is_public, 52428800, array[
  'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif',
  'video/mp4', 'video/webm', 'video/quicktime', 'video/ogg',
  'audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/wav', 'audio/x-wav', 'audio/ogg', 'audio/webm', 'audio/aac', 'audio/flac',
  'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
]
from (values ('media', true), ('deleted-media', false)) as bucket (id, is_public)
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create function private.is_media_key(key text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select key ~ '^uploads/[0-9]{10,20}\.[A-Za-z0-9]{2,4}$'
    and lower(split_part(key, '.', 2)) in (
      'jpg', 'jpeg', 'png', 'gif', 'webp', 'avif',
      'mp4', 'webm', 'mov', 'ogv',
      'mp3', 'm4a', 'wav', 'ogg', 'oga', 'weba', 'aac', 'flac',
      'pdf', 'doc', 'docx'
    )
$$;

revoke all on function private.is_media_key(text) from public, anon, authenticated;
grant execute on function private.is_media_key(text) to authenticated;

create policy "Editors list media" on storage.objects
  for select to authenticated
  using (bucket_id = 'media' and (select private.has_role('editor')));

create policy "Editors upload media" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'media' and private.is_media_key(name) and (select private.has_role('editor')));

create policy "Admins delete media" on storage.objects
  for delete to authenticated
  using (bucket_id = 'media' and (select private.has_role('admin')));

-- A deleted file is copied here first, so that the deletion can be undone.
create policy "Admins read deleted media" on storage.objects
  for select to authenticated
  using (bucket_id = 'deleted-media' and (select private.has_role('admin')));

create policy "Admins keep deleted media" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'deleted-media' and private.is_media_key(name) and (select private.has_role('admin')));

create policy "Admins empty deleted media" on storage.objects
  for delete to authenticated
  using (bucket_id = 'deleted-media' and (select private.has_role('admin')));

comment on function private.is_media_key(text) is
  'Keys are a timestamp and an allowed extension, under uploads/: no folder, second extension or path can hide in one.';
