-- After thirty days, what was deleted goes for good. Only the file store removes files, so whoever empties the trash with
-- the service key asks here which of them may still be put back.

create function private.forget_old_deletions() returns table (file_path text)
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.deleted_records where deleted_at < now() - interval '30 days';
  return query
    select deleted.record ->> 'file_path' from private.deleted_records as deleted where deleted.source = 'media_library';
end
$$;

create function public.forget_old_deletions() returns table (file_path text)
language sql
set search_path = ''
as $$
  select file_path from private.forget_old_deletions()
$$;

revoke all on function private.forget_old_deletions() from public, anon, authenticated;
revoke all on function public.forget_old_deletions() from public, anon, authenticated;
grant execute on function private.forget_old_deletions() to service_role;
grant execute on function public.forget_old_deletions() to service_role;

comment on table private.deleted_records is 'Kept for 30 days, then removed when the trash is emptied.';
comment on function public.forget_old_deletions() is
  'Forgets what was deleted more than 30 days ago. Gives the addresses of deleted files that can still be put back.';
