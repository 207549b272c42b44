-- Every save of an article is kept (product 11.1): what it was, who saved it, when and why. Triggers write, in the
-- transaction of the save; no API role reaches the table. Editors read it through functions.

-- Without a foreign key to the article: the revisions of a deleted one are kept for as long as it can be put back.
create table private.article_revisions (
  article_id uuid not null,
  number integer not null,
  version integer not null,
  article jsonb not null,
  names jsonb not null,
  status public.article_status not null,
  published_at timestamptz,
  reason public.revision_reason not null,
  note text,
  saved_by uuid,
  saved_at timestamptz not null default now(),
  constraint article_revisions_pkey primary key (article_id, number),
  constraint article_revisions_saved_by_fkey
    foreign key (saved_by) references private.accounts (user_id) on delete set null,
  constraint article_revisions_number_positive check (number > 0),
  constraint article_revisions_note_length check (char_length(note) <= 500)
);

create index article_revisions_saved_by_idx on private.article_revisions (saved_by);

alter table private.article_revisions enable row level security;

-- The one place that says what a revision keeps: every column but these, so that one that comes later is kept by itself.
create function private.revision_content(record jsonb, tag_ids uuid[]) returns jsonb
language sql
immutable
set search_path = ''
return record
  - array[
    'id', 'author_id', 'views_count', 'version', 'created_at', 'updated_at', 'dated_at', 'search_text', 'save_reason', 'save_note'
  ]
  || jsonb_build_object('tag_ids', to_jsonb(coalesce(tag_ids, '{}')));

-- What category and tags are called at this moment, by id: later they may have another name, or be gone.
create function private.revision_names(content jsonb) returns jsonb
language sql
stable
set search_path = ''
return (
  select coalesce(jsonb_object_agg(named.id, named.name), '{}')
  from (
    select id, name from public.categories where id = (content ->> 'category_id')::uuid
    union all
    select id, name from public.tags where content -> 'tag_ids' ? id::text
  ) as named
);

-- Hands what was said of a save to the revision that is written when the transaction commits.
create function private.take_save_reason() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if char_length(new.save_note) > 500 then
    raise exception 'Raccourcissez cette note : 500 caractères au plus.' using errcode = 'PT400';
  end if;
  perform set_config(
    'porte_voix.saves',
    (
      coalesce(nullif(current_setting('porte_voix.saves', true), ''), '{}')::jsonb || jsonb_build_object(
        new.id, jsonb_build_object('reason', new.save_reason, 'note', nullif(btrim(private.clean_text(new.save_note)), ''))
      )
    )::text,
    true
  );
  new.save_reason := null;
  new.save_note := null;
  return new;
end
$$;

create trigger take_save_reason
  before insert or update on public.articles
  for each row when (new.save_reason is not null or new.save_note is not null)
  execute function private.take_save_reason();

-- Keeps the article as it is now, unless its latest revision says it all. Whoever calls holds the lock of the log of pages,
-- so that revisions of one article are numbered one after the other.
create function private.record_revision(recorded_article uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  saves jsonb := coalesce(nullif(current_setting('porte_voix.saves', true), ''), '{}');
  said jsonb := saves -> recorded_article::text;
  article public.articles;
  content jsonb;
  latest private.article_revisions;
begin
  select listed.* into article from public.articles as listed where listed.id = recorded_article;
  -- Deleted in the same transaction: it is as its latest revision has it.
  if not found then
    return;
  end if;
  content := private.revision_content(
    to_jsonb(article),
    array(select link.tag_id from public.article_tags as link where link.article_id = recorded_article order by link.tag_id)
  );
  select revision.* into latest from private.article_revisions as revision
  where revision.article_id = recorded_article order by revision.number desc limit 1;

  -- A column that came with a later migration, and is empty, changes nothing.
  if said is null and jsonb_strip_nulls(latest.article) = jsonb_strip_nulls(content) then
    return;
  end if;
  -- The editor saves the text, then its tags by a second request, right after the first: both are one save.
  if said is null and latest.version = article.version - 1 and latest.saved_by = auth.uid()
    and latest.saved_at > now() - interval '1 minute' and jsonb_strip_nulls(latest.article - 'tag_ids') = jsonb_strip_nulls(content - 'tag_ids')
  then
    update private.article_revisions as revision set article = content, names = private.revision_names(content)
    where revision.article_id = recorded_article and revision.number = latest.number;
    return;
  end if;

  insert into private.article_revisions
    (article_id, number, version, article, names, status, published_at, reason, note, saved_by, saved_at)
  values (
    recorded_article, coalesce(latest.number, 0) + 1, article.version, content, private.revision_names(content),
    article.status, article.published_at,
    case
      when said ->> 'reason' in ('merged', 'restored') then (said ->> 'reason')::public.revision_reason
      when article.status = 'published'
        and (latest.status, latest.published_at) is distinct from (article.status, article.published_at)
        then case
          when private.is_public(article.status, article.dated_at) then 'published' else 'scheduled'
        end::public.revision_reason
      else 'saved'
    end,
    said ->> 'note',
    -- What nobody in particular brought in, as a seed does, is its author's.
    case when latest.number is null then coalesce(auth.uid(), article.author_id) else auth.uid() end,
    case when latest.number is null then article.updated_at else now() end
  );
  -- Said of one save, not of what else the transaction does.
  perform set_config('porte_voix.saves', (saves - recorded_article::text)::text, true);
end
$$;

create function private.keep_revision() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_page_changes();
  if tg_table_name = 'articles' then
    perform private.record_revision(new.id);
  else
    perform private.record_revision(coalesce(new.article_id, old.article_id));
  end if;
  return null;
end
$$;

-- When the transaction commits, for then the tags are there too. A counted reader raises no version.
create constraint trigger keep_first_revision
  after insert on public.articles deferrable initially deferred
  for each row execute function private.keep_revision();
create constraint trigger keep_revision
  after update on public.articles deferrable initially deferred
  for each row when (old.version <> new.version)
  execute function private.keep_revision();
create constraint trigger keep_revision_of_tags
  after insert or delete on public.article_tags deferrable initially deferred
  for each row execute function private.keep_revision();

-- A page of revisions is found by their numbers, which have no gaps: no row before it is read.
create function private.list_article_revisions(listed_article uuid, wanted_page integer) returns table (
  number integer, reason public.revision_reason, note text, status public.article_status, published_at timestamptz,
  saved_at timestamptz, first_name text, last_name text, total bigint, page integer
)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  page_size constant integer := 50;
  newest integer;
  shown_page integer;
begin
  perform private.require_right(private.has_role('editor'), 'list_article_revisions');
  select coalesce(max(revision.number), 0) into newest from private.article_revisions as revision
  where revision.article_id = listed_article;
  shown_page := greatest(1, least(wanted_page, (newest + page_size - 1) / page_size));
  return query
    select revision.number, revision.reason, revision.note, revision.status, revision.published_at, revision.saved_at,
      person.first_name, person.last_name, newest::bigint, shown_page
    from private.article_revisions as revision
    left join private.accounts as person on person.user_id = revision.saved_by
    where revision.article_id = listed_article
      and revision.number <= newest - (shown_page - 1) * page_size and revision.number > newest - shown_page * page_size
    order by revision.number desc;
end
$$;

create function public.list_article_revisions(article_id uuid, wanted_page integer default 1) returns table (
  number integer, reason public.revision_reason, note text, status public.article_status, published_at timestamptz,
  saved_at timestamptz, first_name text, last_name text, total bigint, page integer
)
language sql
stable
set search_path = ''
begin atomic
  select listed.* from private.list_article_revisions(article_id, wanted_page) as listed;
end;

create function private.read_article_revision(read_article uuid, read_number integer) returns table (
  number integer, article jsonb, names jsonb, reason public.revision_reason, note text, status public.article_status,
  published_at timestamptz, saved_at timestamptz, first_name text, last_name text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_right(private.has_role('editor'), 'read_article_revision');
  return query
    select revision.number, revision.article, revision.names, revision.reason, revision.note, revision.status,
      revision.published_at, revision.saved_at, person.first_name, person.last_name
    from private.article_revisions as revision
    left join private.accounts as person on person.user_id = revision.saved_by
    where revision.article_id = read_article and revision.number = read_number;
end
$$;

create function public.read_article_revision(article_id uuid, revision integer) returns table (
  number integer, article jsonb, names jsonb, reason public.revision_reason, note text, status public.article_status,
  published_at timestamptz, saved_at timestamptz, first_name text, last_name text
)
language sql
stable
set search_path = ''
begin atomic
  select found.* from private.read_article_revision(article_id, revision) as found;
end;

-- As a draft, whatever it was: that visitors read it again is a decision of its own.
create function private.restore_deleted_article(restored_article uuid, restored_number integer) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  chosen private.article_revisions;
  free_slug text;
begin
  perform private.require_right(private.has_role('editor'), 'restore_deleted_article');
  select revision.* into chosen from private.article_revisions as revision
  where revision.article_id = restored_article
    and (revision.number = restored_number or restored_number is null)
  order by revision.number desc limit 1;
  if not found then
    raise exception 'Cette version n’existe plus.' using errcode = 'PT404';
  end if;
  -- Another article may have taken the address meanwhile.
  free_slug := chosen.article ->> 'slug';
  if exists (select from public.articles as other where other.slug = free_slug) then
    free_slug := left(free_slug, 190) || '-' || left(restored_article::text, 8);
  end if;
  perform private.put_back(
    'articles',
    restored_article,
    chosen.article - 'tag_ids' || jsonb_build_object(
      'slug', free_slug,
      'status', 'draft',
      'published_at', null,
      'updated_at', now(),
      -- An editor that was left open on the article must not take this text for the one it started from.
      'version', (
        select (deleted.record ->> 'version')::integer + 1 from private.deleted_records as deleted
        where deleted.source = 'articles' and deleted.record_id = restored_article
      ),
      'save_reason', 'restored',
      'save_note', 'Article supprimé, version ' || chosen.number
    ),
    array(select jsonb_array_elements_text(chosen.article -> 'tag_ids')::uuid)
  );
  return chosen.number;
end
$$;

create function public.restore_deleted_article(article_id uuid, revision integer default null) returns integer
language sql
set search_path = ''
return private.restore_deleted_article(article_id, revision);

grant execute on function
  private.list_article_revisions(uuid, integer), public.list_article_revisions(uuid, integer),
  private.read_article_revision(uuid, integer), public.read_article_revision(uuid, integer),
  private.restore_deleted_article(uuid, integer), public.restore_deleted_article(uuid, integer)
  to authenticated;

comment on table private.article_revisions is
  'Every save of an article, oldest first. Written by triggers alone; gone with the article, when its deletion can''t be undone.';
comment on column private.article_revisions.number is 'From 1, without gaps, by article.';
comment on column private.article_revisions.version is 'Of the article at that moment, before its tags followed.';
comment on column private.article_revisions.article is 'private.revision_content: all that an editor writes, and the ids of its tags.';
comment on column private.article_revisions.names is 'What category and tags were called, by id.';
comment on column private.article_revisions.note is 'What the person, or the editor for them, said of this save.';
comment on function private.revision_content(jsonb, uuid[]) is 'What a revision keeps of an article and its tags.';
comment on function private.record_revision(uuid) is 'Keeps an article as it is now, when its latest revision says something else.';
comment on function public.list_article_revisions(uuid, integer) is
  'One page of the saves of an article, the latest first, without their texts. Editors and above.';
comment on function public.read_article_revision(uuid, integer) is 'One save of an article, whole. Editors and above.';
comment on function public.restore_deleted_article(uuid, integer) is
  'Makes a deleted article a draft again, as one of its revisions has it, the latest unless told otherwise. Editors and above.';
