-- The id of what was deleted stays taken for as long as the deletion can be undone.

create function private.refuse_deleted_id() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from private.deleted_records
    where source = tg_table_name and record_id = new.id and deleted_at >= now() - interval '30 days'
  ) then
    raise exception 'Cet élément a été supprimé. Une personne administratrice peut encore annuler la suppression.'
      using errcode = 'PT409';
  end if;
  return null;
end
$$;

-- After the row: an insert that waited for a deletion under way then knows of it.
create trigger refuse_deleted_id after insert or update of id on public.articles
  for each row execute function private.refuse_deleted_id();
create trigger refuse_deleted_id after insert or update of id on public.categories
  for each row execute function private.refuse_deleted_id();
create trigger refuse_deleted_id after insert or update of id on public.tags
  for each row execute function private.refuse_deleted_id();
create trigger refuse_deleted_id after insert or update of id on public.media_library
  for each row execute function private.refuse_deleted_id();

create or replace function private.restore_record(record_source text, restored_id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  deleted private.deleted_records;
  links jsonb;
  columns text;
begin
  if not private.has_role('admin') then
    raise exception 'Seul un administrateur peut annuler une suppression.' using errcode = '42501';
  end if;

  -- First of all, for the id is taken while this is there.
  delete from private.deleted_records
  where source = record_source and record_id = restored_id and deleted_at >= now() - interval '30 days'
  returning * into deleted;
  if not found then
    raise exception 'Cette suppression ne peut plus être annulée.' using errcode = 'PT404';
  end if;

  -- What the record pointed to may be gone by now: the link is then left empty.
  links := jsonb_build_object(
    'category_id', (select id from public.categories where id = (deleted.record ->> 'category_id')::uuid),
    'author_id', (select user_id from private.accounts where user_id = (deleted.record ->> 'author_id')::uuid),
    'uploaded_by', (select user_id from private.accounts where user_id = (deleted.record ->> 'uploaded_by')::uuid)
  );
  -- All but what the database computes by itself.
  select string_agg(quote_ident(attname), ', ') into columns
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', deleted.source)::regclass
    and attnum > 0 and not attisdropped and attgenerated = '';
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    deleted.source, columns
  ) using deleted.record || links;

  case deleted.source
    when 'articles' then
      insert into public.article_tags (article_id, tag_id)
      select deleted.record_id, id from public.tags where id = any (deleted.links);
    when 'categories' then
      update public.articles set category_id = deleted.record_id
      where id = any (deleted.links) and category_id is null;
    when 'tags' then
      insert into public.article_tags (article_id, tag_id)
      select id, deleted.record_id from public.articles where id = any (deleted.links);
    else
      -- A medium has no links.
  end case;
end
$$;

revoke all on function private.refuse_deleted_id() from public, anon, authenticated;
