-- Copies of what admins deleted, so that a deletion can be undone with its links. Only the database reaches them, and
-- an admin through restore_deleted_record.

create table private.deleted_records (
  id bigint generated always as identity,
  source text not null,
  record_id uuid not null,
  record jsonb not null,
  links uuid[] not null default '{}',
  deleted_by uuid default auth.uid(),
  deleted_at timestamptz not null default now(),
  constraint deleted_records_pkey primary key (id),
  constraint deleted_records_source_known check (source in ('articles', 'categories', 'tags', 'media_library')),
  constraint deleted_records_record_key unique (source, record_id)
);

create index deleted_records_deleted_at_idx on private.deleted_records (deleted_at);

create function private.keep_deleted_record() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  links uuid[] := '{}';
begin
  if tg_table_name = 'articles' then
    select coalesce(array_agg(tag_id), '{}') into links from public.article_tags where article_id = old.id;
  elsif tg_table_name = 'tags' then
    select coalesce(array_agg(article_id), '{}') into links from public.article_tags where tag_id = old.id;
  elsif tg_table_name = 'categories' then
    select coalesce(array_agg(id), '{}') into links from public.articles where category_id = old.id;
  end if;

  insert into private.deleted_records (source, record_id, record, links, deleted_at)
  values (tg_table_name, old.id, to_jsonb(old), links, private.dated_now(now()))
  on conflict (source, record_id) do update
    set record = excluded.record, links = excluded.links, deleted_by = excluded.deleted_by, deleted_at = excluded.deleted_at;

  return old;
end
$$;

create trigger keep_deleted_record before delete on public.articles
  for each row execute function private.keep_deleted_record();
create trigger keep_deleted_record before delete on public.categories
  for each row execute function private.keep_deleted_record();
create trigger keep_deleted_record before delete on public.tags
  for each row execute function private.keep_deleted_record();
create trigger keep_deleted_record before delete on public.media_library
  for each row execute function private.keep_deleted_record();

create function private.restore_record(record_source text, restored_id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  deleted private.deleted_records;
begin
  if not private.has_role('admin') then
    raise exception 'Seul un administrateur peut annuler une suppression.' using errcode = '42501';
  end if;

  delete from private.deleted_records
  where source = record_source and record_id = restored_id and deleted_at >= now() - interval '30 days'
  returning * into deleted;
  if not found then
    raise exception 'Cette suppression ne peut plus être annulée.' using errcode = 'PT404';
  end if;

  -- What the record pointed to may be gone by now: the link is then left empty.
  case deleted.source
    when 'articles' then
      insert into public.articles
      select article.*
      from jsonb_populate_record(
        null::public.articles,
        deleted.record || jsonb_build_object(
          'category_id', (select id from public.categories where id = (deleted.record ->> 'category_id')::uuid),
          'author_id', (select user_id from private.accounts where user_id = (deleted.record ->> 'author_id')::uuid)
        )
      ) as article;
      insert into public.article_tags (article_id, tag_id)
      select deleted.record_id, id from public.tags where id = any (deleted.links);
    when 'categories' then
      insert into public.categories
      select category.* from jsonb_populate_record(null::public.categories, deleted.record) as category;
      update public.articles set category_id = deleted.record_id
      where id = any (deleted.links) and category_id is null;
    when 'tags' then
      insert into public.tags
      select tag.* from jsonb_populate_record(null::public.tags, deleted.record) as tag;
      insert into public.article_tags (article_id, tag_id)
      select id, deleted.record_id from public.articles where id = any (deleted.links);
    when 'media_library' then
      insert into public.media_library
      select medium.*
      from jsonb_populate_record(
        null::public.media_library,
        deleted.record || jsonb_build_object(
          'uploaded_by', (select user_id from private.accounts where user_id = (deleted.record ->> 'uploaded_by')::uuid)
        )
      ) as medium;
  end case;
end
$$;

create function public.restore_deleted_record(source text, record_id uuid) returns void
language sql
set search_path = ''
return private.restore_record(source, record_id);

revoke all on private.deleted_records from public, anon, authenticated;
revoke all on function private.keep_deleted_record() from public, anon, authenticated;
revoke all on function private.restore_record(text, uuid) from public, anon, authenticated;
revoke all on function public.restore_deleted_record(text, uuid) from public, anon, authenticated;
grant execute on function private.restore_record(text, uuid) to authenticated;
grant execute on function public.restore_deleted_record(text, uuid) to authenticated;

comment on table private.deleted_records is 'Kept for 30 days.';
comment on column private.deleted_records.links is 'Tags of an article; articles of a category or of a tag.';
comment on function public.restore_deleted_record(text, uuid) is
  'An admin puts back a deleted article, category, tag or medium, with the links whose other end still exists.';
