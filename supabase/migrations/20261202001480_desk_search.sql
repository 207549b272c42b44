-- What staff find with one search: articles, pages and what stands on them, media, requests, sessions, releases and people, by the engine
-- that visitors have. One entry for each thing, with the role that reads it. What visitors read has its words in `search_entries`
-- already: an entry here has those of its title and of what isn't public.

create table private.desk_entries (
  kind text not null,
  id text collate "C" not null,
  audience public.app_role not null,
  title text not null,
  -- A sentence about it; who it is of, or when.
  note text not null,
  moment timestamptz,
  state text,
  path text,
  public_from timestamptz,
  digest text not null,
  words tsvector not null,
  -- What isn't public of its text.
  passages text[] not null,
  starts integer[] not null,
  spelling text not null,
  constraint desk_entries_pkey primary key (kind, id)
);

alter table private.desk_entries enable row level security;

-- Sections and settings are one kind here: their key says which.
create function private.desk_kind(kind public.document_kind) returns text
language sql
stable
set search_path = ''
return case when kind in ('setting', 'internal') then 'section' else kind::text end;

-- Writes an entry, its words anew where its texts are others; none where there is no such thing any more.
create function private.index_for_desk(entry_kind text, entry_id text) returns void
language plpgsql
set search_path = ''
as $$
declare
  entry private.desk_entries;
  read private.text_index;
  -- Of what is no document it is null, and so is its text.
  own constant private.document := private.document_of(
    case when entry_kind = 'section' then entry_id when entry_kind = any (enum_range(null::public.document_kind)::text[]) then entry_kind || '/' || entry_id end
  );
  pending constant jsonb := private.pending_value(own);
  value jsonb := coalesce(pending, case when entry_kind <> 'article' then private.stored_value(own) end);
  coded record;
begin
  entry.kind := entry_kind;
  entry.id := entry_id;
  case entry_kind
  when 'section' then
    select known.* into coded from private.section_texts as known where known.key = entry_id;
    value := coalesce(value, coded.value);
    entry.audience := case when own.kind = 'section' then 'editor' else 'admin' end;
    entry.title := coalesce(
      case when own.kind <> 'section' then coded.title end,
      nullif(value ->> 'title', ''), nullif(value ->> 'eyebrow', ''), coded.title, entry_id
    );
    entry.note := case when own.kind = 'section' then coalesce(coded.page_title, '') else 'Paramètres' end;
    entry.path := case when own.kind = 'section' then coded.path end;
    entry.public_from := '-infinity';
    if value is null then
      entry.audience := null;
    end if;
  when 'medium' then
    select 'editor', medium.title, coalesce(medium.alt_text, ''), to_jsonb(medium), medium.created_at, medium.media_kind, medium.file_path, medium.created_at
    into entry.audience, entry.title, entry.note, value, entry.moment, entry.state, entry.path, entry.public_from
    from public.media_library as medium where medium.id = entry_id::uuid;
  when 'request' then
    select 'moderator', coalesce(nullif(btrim(concat_ws(' ', lead.first_name, lead.last_name)), ''), lead.email),
      concat_ws(', ', lead.company, lead.email), to_jsonb(lead), lead.created_at, lead.stage
    into entry.audience, entry.title, entry.note, value, entry.moment, entry.state
    from public.leads as lead where lead.id = entry_id::uuid;
  when 'session' then
    select 'moderator', session.title, concat_ws(', ', private.french_day(session.starts_at), session.place), session.starts_at, session.state,
      case when session.state = 'open' then '/inscription/' || session.id end, '-infinity'
    into entry.audience, entry.title, entry.note, entry.moment, entry.state, entry.path, entry.public_from
    from private.course_sessions as session where session.id = entry_id::uuid;
  when 'release' then
    select 'editor', release.name, coalesce(private.french_day(release.due_at), ''), release.created_at, release.state
    into entry.audience, entry.title, entry.note, entry.moment, entry.state
    from private.releases as release where release.id = entry_id::uuid and release.name is not null;
  when 'person' then
    select 'admin', coalesce(nullif(btrim(concat_ws(' ', account.first_name, account.last_name)), ''), account.email), account.email,
      account.created_at, account.role
    into entry.audience, entry.title, entry.note, entry.moment, entry.state
    from private.accounts as account where account.user_id = entry_id::uuid;
  when 'article' then
    select 'editor', article.status, article.updated_at, case when article.status = 'published' then '/blog/' || article.slug end,
      case when article.status = 'published' then article.dated_at end, coalesce(pending, to_jsonb(article))
    into entry.audience, entry.state, entry.moment, entry.path, entry.public_from, value
    from public.articles as article where article.id = entry_id::uuid;
    if private.puts_off('article/' || entry_id, value ->> 'content') then
      return;
    end if;
  else
    entry.audience := case when value is not null then 'editor' end;
    select known.path, known.published_at, coalesce(known.appears_on::timestamp at time zone 'America/Toronto', '-infinity')
    into entry.path, entry.moment, entry.public_from
    from private.online_documents as known where (known.kind, known.id) = (own.kind, entry_id) and known.path is not null;
    entry.state := case when entry.path is null then 'draft' else 'published' end;
  end case;
  if entry.audience is null then
    delete from private.desk_entries as known where (known.kind, known.id) = (entry_kind, entry_id);
    delete from private.markdown_texts as known where known.document = entry_kind || '/' || entry_id;
    return;
  end if;
  -- Articles, pages, projects, shows and episodes are what the team has before it.
  if entry.title is null then
    entry.title := coalesce(nullif(value ->> 'title', ''), 'Sans titre');
    entry.note := coalesce(value ->> 'excerpt', value ->> 'description', '');
    -- Its words are the visitors'.
    if pending is null and coalesce(entry.public_from <= now(), false) then
      value := null;
    end if;
  end if;
  entry.note := private.readable_line(left(entry.note, 1000));
  read := private.read_document(
    case when entry_kind = 'section' then entry_id else entry_kind end, entry_kind || '/' || entry_id, entry.title, value, entry.note, false,
    (select known.digest from private.desk_entries as known where (known.kind, known.id) = (entry_kind, entry_id))
  );
  if read.words is null then
    update private.desk_entries as known
    set audience = entry.audience, moment = entry.moment, state = entry.state, path = entry.path, public_from = entry.public_from
    where (known.kind, known.id) = (entry_kind, entry_id);
    return;
  end if;
  entry.title := read.title;
  entry.digest := read.digest;
  entry.words := read.words;
  entry.passages := read.passages;
  entry.starts := read.starts;
  -- Who somebody is stands beside the name; what else is called something is looked for by that.
  entry.spelling := private.folded(left(
    case when entry_kind in ('person', 'request', 'session') then concat_ws(' ', entry.title, entry.note) else entry.title end, 200
  ));
  delete from private.desk_entries as known where (known.kind, known.id) = (entry_kind, entry_id);
  insert into private.desk_entries select entry.*;
end
$$;

-- All of it: after a restoration, and when the code says something else.
create function private.index_desk() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform set_config('private.texts_read', '-1000000', true);
  delete from private.desk_entries where true;
  perform private.index_for_desk(listed.kind, listed.id) from (
    select 'article' as kind, article.id::text as id from public.articles as article
    union select private.desk_kind(known.kind), known.id from private.online_documents as known
    union select 'section', coded.key from private.section_texts as coded where true
    union select private.desk_kind(waiting.kind), waiting.id from private.pending_changes as waiting
    union select 'medium', medium.id::text from public.media_library as medium
    union select 'request', lead.id::text from public.leads as lead
    union select 'session', session.id::text from private.course_sessions as session
    union select 'release', release.id::text from private.releases as release
    union select 'person', account.user_id::text from private.accounts as account
  ) as listed;
end
$$;

-- When the transaction commits: what a save writes in several tables is read once each is written. That of articles: `follow_article`.
create function private.follow_for_desk() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  case tg_table_name
    when 'pending_changes' then
      perform private.index_for_desk(private.desk_kind((changed ->> 'kind')::public.document_kind), changed ->> 'id');
    else
      perform private.index_for_desk(tg_argv[0], changed ->> tg_argv[1]);
  end case;
  return null;
end
$$;

create constraint trigger follow_for_desk
  after insert or update or delete on private.pending_changes deferrable initially deferred
  for each row execute function private.follow_for_desk();
create constraint trigger follow_for_desk
  after insert or update of title, alt_text, description, file_name, file_path or delete on public.media_library
  deferrable initially deferred
  for each row execute function private.follow_for_desk('medium', 'id');
create constraint trigger follow_for_desk
  after insert or update of first_name, last_name, email, company, message, next_step, stage or delete on public.leads
  deferrable initially deferred
  for each row execute function private.follow_for_desk('request', 'id');
create constraint trigger follow_for_desk
  after insert or update of title, starts_at, place, state or delete on private.course_sessions deferrable initially deferred
  for each row execute function private.follow_for_desk('session', 'id');
create constraint trigger follow_for_desk
  after insert or update of name, due_at, published_at, undone_at or delete on private.releases deferrable initially deferred
  for each row execute function private.follow_for_desk('release', 'id');
create constraint trigger follow_for_desk
  after insert or update of first_name, last_name, email, role or delete on private.accounts deferrable initially deferred
  for each row execute function private.follow_for_desk('person', 'user_id');

create function private.find_for_staff(asked text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  query record;
  audiences constant public.app_role[] := array(
    select role from unnest('{moderator,editor,admin}'::public.app_role[]) as role where private.has_role(role)
  );
  spelled text;
  found jsonb;
begin
  if char_length(asked) > 200 then
    raise exception 'Votre recherche est trop longue : 200 caractères au plus.' using errcode = 'PT400';
  end if;
  asked := private.readable_line(coalesce(asked, ''));
  spelled := private.folded(asked);
  select read.*, private.find_entries(read.wide) as documents into query from private.read_query(asked) as read;
  with readable as (
    select entry.*, entry.kind || '/' || entry.id as document from private.desk_entries as entry where entry.audience = any (audiences)
  ), matched as materialized (
    select entry.*, entry.words @@ query.wide as says_it,
      private.rank_entry(ts_filter(entry.words, '{a,b}'), entry.words, query.exact, query.wide, query.units)
        -- A line that says just this is what bears the name.
        + exists (
          select from unnest(entry.passages) as line where char_length(line) <= 100 and private.folded(line) = spelled
        )::integer as score
    from readable as entry where entry.words @@ query.wide or entry.document = any (query.documents)
  ), near as materialized (
    select entry.*, true as says_it, extensions.word_similarity(spelled, entry.spelling) as score
    from readable as entry
    where query.wide is not null and not exists (select from matched) and extensions.word_similarity(spelled, entry.spelling) >= 0.5
  ), ranked as (
    select known.*, row_number() over (partition by known.kind order by known.score desc, known.moment desc nulls last, known.id) as place,
      max(known.score) over (partition by known.kind) as best
    from (select matched.* from matched union all select near.* from near) as known
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'kind', known.kind, 'id', known.id, 'title', known.title, 'note', known.note, 'state', known.state,
      'path', case when known.public_from <= now() then known.path end, 'excerpt', said.excerpt
    )
    order by known.best desc, known.kind, known.place
  ), '[]') into found
  from ranked as known
  -- What visitors read says it where the entry doesn't.
  left join private.search_entries as shown on shown.document = known.document and not known.says_it
  -- None where only the title says it, or a label.
  left join lateral private.mark_passage(
    coalesce(shown.words, known.words), coalesce(shown.passages, known.passages), coalesce(shown.starts, known.starts), shown.cue_starts, null,
    query.marked, query.beginning
  ) as said on not known.says_it or cardinality(said.excerpt) > 1
  where known.place <= 5;
  return found;
end
$$;

create function public.search_desk(query text) returns jsonb
language sql
stable
set search_path = ''
return private.find_for_staff(query);

select private.index_everything();
select private.index_desk();

grant execute on function private.find_for_staff(text), public.search_desk(text) to authenticated;

comment on table private.desk_entries is
  'What staff find, one entry for each thing, with the role that reads it. Kept by triggers.';
comment on function private.index_desk() is 'Makes all entries of the desk''s search anew.';
comment on function public.search_desk(text) is
  'What one''s role reads and looked for, five of a kind at most, the best kind first: with a sentence that says it where its title '
  'doesn''t, and the address where visitors read it. What is spelled alike where nothing says it. Moderators and above find something.';
