-- Deleting a medium removes the file behind its address. So each row has a file that its author has sent, and no two
-- rows have the same one.

create function private.media_key_of(file_path text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
return substring(left(file_path, 2048) from '([^/?#]+/[^/?#]+)(?:[?#].*)?$');

-- Of rows with the same file, the one of whoever sent it stays, else the oldest. The others can be put back by nobody
-- but by hand: they go where deleted records are kept.
delete from public.media_library where id in (
  select id from (
    select medium.id, row_number() over (
      partition by private.media_key_of(medium.file_path)
      order by (object.owner_id = medium.uploaded_by::text) is true desc, medium.created_at, medium.id
    ) as place
    from public.media_library as medium
    left join storage.objects as object
      on object.bucket_id = 'media' and object.name = private.media_key_of(medium.file_path)
    where private.media_key_of(medium.file_path) is not null
  ) as media
  where place > 1
);

-- Takes the place of the one on whole addresses, which another host or a query string got around.
create unique index media_library_file_path_key on public.media_library (private.media_key_of(file_path));

create function private.check_own_upload() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.file_path !~ '^(https?://[A-Za-z0-9.:-]+)?/storage/v1/object/public/media/uploads/[0-9]+\.[A-Za-z0-9]+$'
    or not exists (
      select from storage.objects
      where bucket_id = 'media' and name = private.media_key_of(new.file_path) and owner_id = auth.uid()::text
    )
  then
    raise exception 'Ce fichier n’est pas l’un de vos envois.' using errcode = '42501';
  end if;
  return null;
end
$$;

-- After the row, for the policies have their say first. What is put back keeps its file, whoever puts it back.
create trigger check_own_upload
  after insert on public.media_library
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.check_own_upload();

-- A file under the key of a deleted one would keep that one from coming back, or come back in its place.
create function private.is_deleted_media_key(key text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from private.deleted_records
    where source = 'media_library' and private.media_key_of(record ->> 'file_path') = key
      and deleted_at >= now() - interval '30 days'
  )
$$;

alter policy "Editors upload media" on storage.objects
  with check (
    bucket_id = 'media'
    and private.is_media_key(name)
    and (select private.has_role('editor'))
    -- Undoing a deletion begins with the file.
    and ((select private.has_role('admin')) or not private.is_deleted_media_key(name))
  );

revoke all on function private.media_key_of(text), private.check_own_upload(), private.is_deleted_media_key(text)
  from public, anon, authenticated;
grant execute on function private.media_key_of(text) to authenticated, service_role;
grant execute on function private.is_deleted_media_key(text) to authenticated;

comment on column public.media_library.file_path is
  'Public address of the file. Its last two segments are the key in the bucket: of an own upload, and of no other row.';
comment on function private.media_key_of(text) is 'The key in the bucket: the last two segments of an address, without query.';
