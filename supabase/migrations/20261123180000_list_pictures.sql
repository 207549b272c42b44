-- A picture is chosen among pictures: `list_media_library` leaves out the other media when asked to. A function that takes
-- another argument can't be replaced in place.

drop function public.list_media_library(text, integer);

create function public.list_media_library(
  search text default '', wanted_page integer default 1, only_pictures boolean default false
) returns table (
  id uuid, title text, file_path text, file_name text, file_size bigint, mime_type text, alt_text text, description text,
  uploaded_by uuid, created_at timestamptz, updated_at timestamptz,
  uploader_first_name text, uploader_last_name text, total bigint, page integer
)
language sql
stable
set search_path = ''
begin atomic
  with counted as (
    select count(*) as total, greatest(1, least(wanted_page, (count(*) + 49) / 50)) as page
    from public.media_library as medium
    where strpos(medium.search_text, private.folded(btrim(search))) > 0
      and (not only_pictures or medium.mime_type like 'image/%')
  ), chosen as (
    select medium.* from public.media_library as medium
    where strpos(medium.search_text, private.folded(btrim(search))) > 0
      and (not only_pictures or medium.mime_type like 'image/%')
    order by medium.created_at desc, medium.id
    limit 50 offset (select (counted.page - 1) * 50 from counted)
  )
  select chosen.id, chosen.title, chosen.file_path, chosen.file_name, chosen.file_size, chosen.mime_type, chosen.alt_text,
    chosen.description, chosen.uploaded_by, chosen.created_at, chosen.updated_at,
    uploader.first_name, uploader.last_name, counted.total, counted.page::integer
  from chosen cross join counted left join public.profiles as uploader on uploader.user_id = chosen.uploaded_by
  order by chosen.created_at desc, chosen.id;
end;

revoke all on function public.list_media_library(text, integer, boolean) from public, anon, authenticated;
grant execute on function public.list_media_library(text, integer, boolean) to authenticated;
