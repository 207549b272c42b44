-- Copies of what admins deleted, so that a deletion can be undone with its links, for thirty days. Only the database reaches
-- them, and an admin through restore_deleted_record. Their triggers: `retention.sql`.

-- Kept for 30 days, then removed when the trash is emptied.
create table private.deleted_records (
  id bigint generated always as identity,
  source text not null,
  record_id uuid not null,
  record jsonb not null,
  links uuid[] not null default '{}', -- Tags of an article; articles of a category or of a tag.
  deleted_by uuid default auth.uid(),
  deleted_at timestamptz not null default now(),
  constraint deleted_records_pkey primary key (id),
  constraint deleted_records_source_known
    check (source in ('articles', 'categories', 'tags', 'media_library', 'leads', 'course_sessions')),
  constraint deleted_records_record_key unique (source, record_id)
);

-- What went with a request or a session that was deleted: it comes back once all that it belongs to is there. It goes with either.
create table private.deleted_parts (
  source text not null,
  record jsonb not null,
  lead_id uuid not null generated always as ((record ->> 'lead_id')::uuid) stored,
  session_id uuid generated always as ((record ->> 'session_id')::uuid) stored,
  constraint deleted_parts_source_known check (source in ('lead_events', 'registrations', 'studio_bookings'))
);

create index deleted_records_deleted_at_idx on private.deleted_records (deleted_at);
create index deleted_parts_lead_id_idx on private.deleted_parts (lead_id);

alter table private.deleted_records enable row level security;

create function private.keep_deleted_record() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  links uuid[] := '{}';
  copy jsonb := to_jsonb(old);
begin
  if tg_table_name = 'articles' then
    select coalesce(array_agg(tag_id), '{}') into links from public.article_tags where article_id = old.id;
    copy := copy || jsonb_build_object('plan', private.copy_plan(('article', old.id::text)));
  elsif tg_table_name = 'tags' then
    select coalesce(array_agg(article_id), '{}') into links from public.article_tags where tag_id = old.id;
  elsif tg_table_name = 'categories' then
    select coalesce(array_agg(id), '{}') into links from public.articles where category_id = old.id;
  elsif tg_table_name = 'leads' then
    -- Whoever comes, or was offered it, would lose the place to somebody else before the deletion is undone.
    perform private.refuse('PT409', 'Cette personne est inscrite à une session à venir. Annulez d’abord son inscription.')
    where exists (
      select from private.registrations as taken join private.course_sessions as session on session.id = taken.session_id
      where taken.lead_id = old.id and taken.state in ('registered', 'offered', 'waiting') and session.state = 'open'
        and not private.is_over(session.ends_at)
    );
    perform private.refuse('PT409', 'Un studio est réservé par cette demande. Refusez ou annulez d’abord la réservation.')
    where exists (
      select from private.studio_bookings as booking
      where booking.lead_id = old.id and booking.state in ('requested', 'accepted') and not private.is_over(upper(booking.during))
    );
  end if;
  if tg_table_name in ('leads', 'course_sessions') then
    insert into private.deleted_parts (source, record)
    select 'lead_events', to_jsonb(event) from public.lead_events as event where event.lead_id = old.id
    union all
    -- What waits to be confirmed will have waited for too long.
    select 'registrations', to_jsonb(taken) - array['request_hash', 'said_hash', 'answered']
      || case when taken.state in ('held', 'unconfirmed') then '{"state": "lapsed", "offered_until": null}' else '{}'::jsonb end
    from private.registrations as taken where old.id in (taken.lead_id, taken.session_id)
    union all
    select 'studio_bookings', to_jsonb(booking) - array['request_hash', 'said_hash']
      || case when booking.state = 'unconfirmed' then '{"state": "lapsed"}' else '{}'::jsonb end
    from private.studio_bookings as booking where booking.lead_id = old.id;
  end if;

  insert into private.deleted_records (source, record_id, record, links, deleted_at)
  values (tg_table_name, old.id, copy, links, private.dated_now(now()))
  on conflict (source, record_id) do update
    set record = excluded.record, links = excluded.links, deleted_by = excluded.deleted_by, deleted_at = excluded.deleted_at;

  return old;
end
$$;

create function private.put_back_parts() returns void
language plpgsql
set search_path = ''
as $$
begin
  with back as (
    delete from private.deleted_parts as part using public.leads as lead
    where lead.id = part.lead_id
      and (part.session_id is null or exists (select from private.course_sessions as session where session.id = part.session_id))
    returning part.source, part.record || jsonb_build_object(
      'author', (select person.user_id from private.accounts as person where person.user_id = (part.record ->> 'author')::uuid),
      'answered_by', (select person.user_id from private.accounts as person where person.user_id = (part.record ->> 'answered_by')::uuid)
    ) as record
  ), events as (
    insert into public.lead_events
    select event.* from back cross join jsonb_populate_record(null::public.lead_events, back.record) as event where back.source = 'lead_events'
  ), bookings as (
    insert into private.studio_bookings
    select booking.* from back cross join jsonb_populate_record(null::private.studio_bookings, back.record) as booking
    where back.source = 'studio_bookings'
  )
  insert into private.registrations overriding system value
  select taken.* from back cross join jsonb_populate_record(null::private.registrations, back.record) as taken where back.source = 'registrations';
end
$$;

-- Of people whose request is destroyed, nothing stays with a session that was deleted.
create function private.forget_gone_parts() returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.deleted_parts as part
  where not exists (
    select from public.leads as lead where lead.id = part.lead_id
    union all select from private.deleted_records as lead where (lead.source, lead.record_id) = ('leads', part.lead_id)
  ) or part.session_id is not null and not exists (
    select from private.course_sessions as session where session.id = part.session_id
    union all select from private.deleted_records as session where (session.source, session.record_id) = ('course_sessions', part.session_id)
  );
end
$$;

-- The id of what was deleted stays taken for as long as the deletion can be undone.
create function private.refuse_deleted_id() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.refuse('PT409', 'Cet élément a été supprimé. Une personne administratrice peut encore annuler la suppression.')
  where exists (
    select from private.deleted_records
    where source = tg_table_name and record_id = new.id and deleted_at >= now() - interval '30 days'
  );
  return null;
end
$$;

-- A name or a slug of a record that comes back: another one where somebody has taken it meanwhile.
create function private.free_name(home regclass, part text, wanted text, restored_id uuid) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  free text := wanted;
  is_taken boolean;
begin
  for attempt in 2..100 loop
    execute format('select exists (select from %s where %I = $1)', home, part) into is_taken using free;
    exit when not is_taken;
    free := case
      when part = 'slug' then left(wanted, 190) || '-' || left(restored_id::text, 8)
      else left(wanted, 90) || ' (' || attempt || ')'
    end;
  end loop;
  return free;
end
$$;

-- Puts a deleted record back as it was, with its links, and gives the slug and the name that it has instead of those that are taken. An article
-- stands where it stood, online, in its release or with its plan, but for a date that has passed meanwhile: then it is a draft, as it was saved last. With the number of
-- a version, the text of that is saved as of an article that is there.
create function public.restore_deleted_record(source text, record_id uuid, version integer default null) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  deleted private.deleted_records;
  home regclass;
  columns text;
  part text;
  renamed jsonb := '{}';
  waiting jsonb;
  former text;
begin
  perform private.refuse('42501', 'Seul un administrateur peut annuler une suppression.')
  where not private.has_role(case source when 'articles' then 'editor' else 'admin' end::public.app_role);
  if source = 'articles' then
    perform private.lock_releases();
  end if;
  -- First of all, for the id is taken while this is there.
  delete from private.deleted_records
  where source = restore_deleted_record.source and record_id = restore_deleted_record.record_id and deleted_at >= now() - interval '30 days'
  returning * into deleted;
  perform private.refuse('PT404', 'Cette suppression ne peut plus être annulée.') where not found;

  if deleted.record ->> 'status' = 'published' and (deleted.record ->> 'dated_at')::timestamptz > deleted.deleted_at
    and (deleted.record ->> 'dated_at')::timestamptz <= now()
  then
    waiting := private.pending_value(('article', record_id::text));
    deleted.record := deleted.record || coalesce(waiting, '{}') || jsonb_build_object(
      'status', 'draft', 'published_at', null, 'version', (deleted.record ->> 'version')::integer + 1
    );
    if waiting is not null then
      deleted.links := array(select jsonb_array_elements_text(waiting -> 'tag_ids')::uuid);
    end if;
  end if;
  -- What the record pointed to may be gone by now: the link is then left empty.
  deleted.record := deleted.record || jsonb_build_object(
    'category_id', (select id from public.categories where id = (deleted.record ->> 'category_id')::uuid),
    'author_id', (select user_id from private.accounts where user_id = (deleted.record ->> 'author_id')::uuid),
    'uploaded_by', (select user_id from private.accounts where user_id = (deleted.record ->> 'uploaded_by')::uuid),
    'assignee', (select user_id from private.accounts where user_id = (deleted.record ->> 'assignee')::uuid),
    'changed_by', (select user_id from private.accounts where user_id = (deleted.record ->> 'changed_by')::uuid)
  );
  home := coalesce(to_regclass(format('public.%I', deleted.source)), to_regclass(format('private.%I', deleted.source)));
  foreach part in array case when deleted.source in ('articles', 'categories', 'tags') then '{slug,name}'::text[] else '{}' end loop
    continue when not deleted.record ? part;
    former := deleted.record ->> part;
    deleted.record := deleted.record || jsonb_build_object(part, private.free_name(home, part, former, record_id));
    if deleted.record ->> part <> former then
      renamed := renamed || jsonb_build_object(part, deleted.record -> part);
    end if;
  end loop;
  -- All but what the database computes by itself.
  select string_agg(quote_ident(attname), ', ') into columns
  from pg_catalog.pg_attribute
  where attrelid = home and attnum > 0 and not attisdropped and attgenerated = '';
  -- An article with its tags, for each statement that changes one is a version.
  execute format(
    'with put_back as (insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1))
    insert into public.article_tags (article_id, tag_id)
    select $2, tag.id from public.tags as tag where %3$L = ''articles'' and tag.id = any ($3)',
    home, columns, deleted.source
  ) using deleted.record, deleted.record_id, deleted.links;

  case deleted.source
    when 'categories' then
      update public.articles set category_id = deleted.record_id
      where id = any (deleted.links) and category_id is null;
    when 'tags' then
      insert into public.article_tags (article_id, tag_id)
      select id, deleted.record_id from public.articles where id = any (deleted.links);
    when 'articles' then
      perform private.put_back_plan(deleted.record -> 'plan');
      if version is not null then
        waiting := private.version_value(('article', record_id::text), version) - array['status', 'published_at'];
        perform private.refuse('PT404', 'Cette version n’existe plus.') where waiting is null;
        perform public.save_document('article/' || article.id, waiting || jsonb_build_object('slug', case
          when waiting ->> 'slug' = article.slug then article.slug else private.free_name(home, 'slug', waiting ->> 'slug', record_id)
        end), article.version, 'restored', 'Article supprimé, version ' || restore_deleted_record.version)
        from public.articles as article where article.id = record_id;
      end if;
    when 'leads' then
      perform private.put_back_parts();
      -- What was on its way when its lead was deleted leaves after all.
      perform private.queue_email(
        'reply', deleted.record ->> 'email', deleted.record_id, '{}', 'reply/' || event.id, subject => event.id
      )
      from public.lead_events as event
      where event.lead_id = deleted.record_id and event.kind = 'reply' and event.sent_at is null
        and event.created_at > now() - interval '1 day';
    when 'course_sessions' then
      perform private.put_back_parts();
    else
      -- A medium has no links.
  end case;
  -- A category or tag is there again: a plan that needs it goes on.
  perform private.touch_release(known.id)
  from private.releases as known join private.release_documents as part on part.release_id = known.id
  where deleted.source in ('categories', 'tags') and known.published_at is null and known.problem is not null
    and strpos(concat(private.version_value((part.kind, part.id), part.number), part.changes), record_id::text) > 0;
  return renamed;
end
$$;

create policy "Admins read what was deleted, editors its articles" on private.deleted_records
  for select to authenticated
  using ((select private.has_role('admin')) or (source = 'articles' and (select private.has_role('editor'))));

grant select on private.deleted_records to authenticated;

grant execute on function public.restore_deleted_record to authenticated;

comment on function public.restore_deleted_record is
  'Puts back a deleted category, tag, medium, request or session (admins) or article (editors and above), with the links whose other end still '
  'exists, and what was planned of an article, with the text of one of its versions where one is named. Gives the slug and the name that it has '
  'where those of before are taken.';
