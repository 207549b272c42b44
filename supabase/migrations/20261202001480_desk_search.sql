-- What staff find with one search: articles, pages and what stands on them, media, requests, sessions, releases and people, by the engine
-- that visitors have. One entry for each thing, with the role that reads it: policies alone decide who finds it. Row security doesn't
-- let a search by words use an index, so that entries are small: what visitors read has its words in `search_entries` already, which
-- everybody may ask, and an entry here has those of its title and of what isn't public.

create table private.desk_entries (
  kind text not null,
  id text collate "C" not null,
  audience public.app_role not null,
  title text not null,
  -- A sentence about it; who it is of, or when.
  note text not null,
  -- What isn't public of its text.
  content text not null,
  moment timestamptz,
  state text,
  path text,
  public_from timestamptz,
  words tsvector not null,
  spelling text not null,
  constraint desk_entries_pkey primary key (kind, id)
);

alter table private.desk_entries enable row level security;

-- The roles whose things one reads.
create function private.own_audiences() returns public.app_role[]
language sql
stable
set search_path = ''
return array(
  select audience from unnest('{moderator,editor,admin}'::public.app_role[]) as audience where private.has_role(audience)
);

create policy "Staff find what their role reads" on private.desk_entries
  for select to authenticated
  using (audience = any ((select private.own_audiences())::public.app_role[]));

grant select on private.desk_entries to authenticated;

-- Sections and settings are one kind here: their key says which.
create function private.desk_kind(kind public.document_kind) returns text
language sql
stable
set search_path = ''
return case when kind in ('setting', 'internal') then 'section' else kind::text end;

-- What an entry says. Nothing where there is no such thing any more.
create type private.desk_text as (
  audience public.app_role, title text, note text, content text, moment timestamptz, state text, path text, public_from timestamptz
);

-- Sections and settings: what waits of them, what is online, or what the code says.
create function private.desk_text_of_section(key text) returns setof private.desk_text
language sql
stable
set search_path = ''
as $$
  select case when section.kind = 'section' then 'editor' else 'admin' end::public.app_role,
    coalesce(
      (select named.value ->> 'title' from private.section_texts as named where named.key = section.key || '/title'),
      nullif(section.value ->> 'title', ''), nullif(section.value ->> 'eyebrow', ''), section.page_title, section.key
    ),
    case when section.kind = 'section' then coalesce(section.page_title, '') else 'Paramètres' end,
    coalesce((select string_agg(said, E'\n') from private.read_texts(section.value - 'title') as said), ''),
    null::timestamptz, null, case when section.kind = 'section' then section.path end, '-infinity'::timestamptz
  from (
    select own.kind, own.id as key, coded.path, coded.page_title,
      coalesce(private.team_value((own.kind, own.id)), coded.value) as value
    from private.document_of(desk_text_of_section.key) as own
    left join private.section_texts as coded on coded.key = desk_text_of_section.key
  ) as section
  where section.value is not null
$$;

-- Articles, pages, projects, shows and episodes: as the team has them before it.
create function private.desk_text_of_document(of_document private.document) returns setof private.desk_text
language plpgsql
stable
set search_path = ''
as $$
declare
  own_kind constant public.document_kind := of_document.kind;
  own_id constant text := of_document.id;
  pending constant jsonb := private.pending_value(of_document);
  value constant jsonb := coalesce(pending, private.stored_value(of_document));
  said private.desk_text;
begin
  if own_kind = 'article' then
    select article.status::text, article.updated_at, '/blog/' || article.slug, article.dated_at
    into said.state, said.moment, said.path, said.public_from
    from public.articles as article where article.id = own_id::uuid;
    if said.state is distinct from 'published' then
      said.path := null;
      said.public_from := null;
    end if;
  else
    select online.path, online.published_at, coalesce(online.appears_on::timestamp at time zone 'America/Toronto', '-infinity')
    into said.path, said.moment, said.public_from
    from private.online_documents as online where online.kind = own_kind and online.id = own_id and online.path is not null;
    said.state := case when said.path is null then 'draft' else 'published' end;
  end if;
  -- Beside a deleted article something may still wait.
  if value is null or said.state is null then
    return;
  end if;
  said.audience := 'editor';
  said.title := coalesce(nullif(value ->> 'title', ''), 'Sans titre');
  said.note := coalesce(value ->> 'excerpt', value ->> 'description', '');
  said.content := case
    -- Its words are the visitors'.
    when pending is null and coalesce(said.public_from <= now(), false) then ''
    when own_kind = 'article' then private.read_markdown(value ->> 'content')
    else concat_ws(
      E'\n',
      (select string_agg(part, E'\n') from private.read_texts(value - array['title', 'description']) as part),
      (select string_agg(cue.line, ' ') from private.read_cues(left(value ->> 'transcript', 300000)) as cue)
    )
  end;
  return next said;
end
$$;

create function private.desk_text(kind text, id text) returns setof private.desk_text
language plpgsql
stable
set search_path = ''
as $$
begin
  case kind
  when 'section' then
    return query select said.* from private.desk_text_of_section(id) as said;
  when 'medium' then
    return query select 'editor'::public.app_role, medium.title, coalesce(medium.alt_text, ''),
        concat_ws(E'\n', medium.description, medium.file_name), medium.created_at, medium.media_kind::text, medium.file_path, medium.created_at
      from public.media_library as medium where medium.id = desk_text.id::uuid;
  when 'request' then
    return query select 'moderator'::public.app_role,
        coalesce(nullif(btrim(concat_ws(' ', lead.first_name, lead.last_name)), ''), lead.email),
        concat_ws(', ', lead.company, lead.email), concat_ws(E'\n', lead.message, lead.next_step), lead.created_at, lead.stage,
        null::text, null::timestamptz
      from public.leads as lead where lead.id = desk_text.id::uuid;
  when 'session' then
    return query select 'moderator'::public.app_role, session.title,
        concat_ws(', ', private.french_day(session.starts_at), session.place), '', session.starts_at, session.state,
        case when session.state = 'open' then '/inscription/' || session.id end, '-infinity'::timestamptz
      from private.course_sessions as session where session.id = desk_text.id::uuid;
  when 'release' then
    return query select 'editor'::public.app_role, release.name, coalesce(private.french_day(release.due_at), ''), '', release.created_at,
        private.release_state(release.published_at, release.undone_at), null::text, null::timestamptz
      from private.releases as release where release.id = desk_text.id::uuid and release.name is not null;
  when 'person' then
    return query select 'admin'::public.app_role,
        coalesce(nullif(btrim(concat_ws(' ', account.first_name, account.last_name)), ''), account.email), account.email, '',
        account.created_at, account.role::text, null::text, null::timestamptz
      from private.accounts as account where account.user_id = desk_text.id::uuid;
  else
    return query select said.* from private.desk_text_of_document((kind::public.document_kind, id)) as said;
  end case;
end
$$;

-- Writes an entry, its words anew where its texts are others.
create function private.index_for_desk(entry_kind text, entry_id text) returns void
language plpgsql
set search_path = ''
as $$
declare
  said private.desk_text;
begin
  select known.* into said from private.desk_text(entry_kind, entry_id) as known;
  if said.audience is null then
    delete from private.desk_entries as known where known.kind = entry_kind and known.id = entry_id;
    return;
  end if;
  said.title := private.readable_line(said.title);
  said.note := private.readable_line(left(said.note, 1000));
  said.content := private.readable_line(left(said.content, 300000));
  update private.desk_entries as known
  set audience = said.audience, moment = said.moment, state = said.state, path = said.path, public_from = said.public_from
  where known.kind = entry_kind and known.id = entry_id
    and (known.title, known.note, known.content) = (said.title, said.note, said.content);
  if found then
    return;
  end if;
  insert into private.desk_entries (kind, id, audience, title, note, content, moment, state, path, public_from, words, spelling)
  values (
    entry_kind, entry_id, said.audience, said.title, said.note, said.content, said.moment, said.state, said.path, said.public_from,
    setweight(private.vector_of(said.title), 'A') || setweight(private.vector_of(said.note), 'B')
      || setweight(private.vector_of(said.content), 'C'),
    -- Who somebody is stands beside the name; what else is called something is looked for by that.
    private.folded(left(case when entry_kind in ('person', 'request', 'session') then concat_ws(' ', said.title, said.note) else said.title end, 200))
  )
  on conflict (kind, id) do update set
    audience = excluded.audience, title = excluded.title, note = excluded.note, content = excluded.content, moment = excluded.moment,
    state = excluded.state, path = excluded.path, public_from = excluded.public_from, words = excluded.words, spelling = excluded.spelling;
end
$$;

-- All of it: after a restoration, and when the code says something else.
create function private.index_desk() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.desk_entries where true;
  perform private.index_for_desk(listed.kind, listed.id) from (
    select 'article' as kind, article.id::text as id from public.articles as article
    union select private.desk_kind(known.kind), known.id from private.online_documents as known
    union select 'section', coded.key from private.section_texts as coded where coded.key !~ '/.*/'
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

-- What is asked, and what of it visitors find as well.
create function private.read_desk_query(
  asked text, out exact tsquery, out wide tsquery, out loose tsquery, out marked text[], out beginning text, out spelling text,
  out public_documents text[]
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if char_length(asked) > 200 then
    raise exception 'Votre recherche est trop longue : 200 caractères au plus.' using errcode = 'PT400';
  end if;
  asked := private.readable_line(coalesce(asked, ''));
  select read.exact, read.wide, read.loose, read.marked, read.beginning into exact, wide, loose, marked, beginning
  from private.read_query(asked) as read;
  spelling := private.folded(asked);
  public_documents := case when wide is null then '{}' else private.find_entries(wide, null) end;
end
$$;

-- The words around the first one that is looked for. Letters without their accents are as many as with them.
create function private.cut_around(content text, marked text[], beginning text) returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select private.mark_words(cut.line, array(
    select place from unnest(private.vector_of(cut.line)) as known cross join lateral unnest(known.positions) as place
    where known.lexeme = any (marked) or starts_with(known.lexeme, beginning)
  ))
  from (
    select case when place.first > 25 then '… ' else '' end
      || regexp_replace(substr(content, greatest(1, place.first - 24), 200), case when place.first > 25 then '^[^ ]* ' else '^' end, '')
      as line
    from (
      select min(strpos(said.words, ' ' || lexeme)) as first
      from (select ' ' || lower(private.without_accents(content)) as words) as said
      cross join lateral unnest(marked || beginning) as lexeme
      where strpos(said.words, ' ' || lexeme) > 0
    ) as place
  ) as cut
  where cut.line is not null
$$;

create function public.search_desk(query text) returns jsonb
language sql
stable
set search_path = ''
begin atomic
  with asked as materialized (
    select read.* from private.read_desk_query(query) as read
  ), matched as materialized (
    select entry.kind, entry.id, entry.title, entry.note, entry.content, entry.moment, entry.state, entry.path, entry.public_from,
      entry.words @@ asked.wide as says_it,
      private.rank_entry(ts_filter(entry.words, '{a,b}'), entry.words, asked.exact, asked.wide) as score
    from private.desk_entries as entry cross join asked
    where entry.words @@ asked.wide or entry.kind || '/' || entry.id in (select unnest(known.public_documents) from asked as known)
  ), near as materialized (
    select entry.kind, entry.id, entry.title, entry.note, '' as content, entry.moment, entry.state, entry.path, entry.public_from,
      true as says_it, extensions.word_similarity(asked.spelling, entry.spelling) as score
    from private.desk_entries as entry cross join asked
    where asked.wide is not null and not exists (select from matched)
      and extensions.word_similarity(asked.spelling, entry.spelling) >= 0.5
  ), ranked as (
    select known.*, row_number() over (partition by known.kind order by known.score desc, known.moment desc nulls last, known.id) as place
    from (select matched.* from matched union all select near.* from near) as known
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'kind', known.kind, 'id', known.id, 'title', known.title, 'note', known.note, 'state', known.state,
      'path', case when known.public_from <= now() then known.path end,
      'excerpt', case
        when not known.says_it then (
          select said.excerpt from private.public_sentence(known.kind || '/' || known.id, asked.marked, asked.beginning) as said
        )
        when known.content <> '' then private.cut_around(known.content, asked.marked, asked.beginning)
      end
    )
    order by known.best desc, known.kind, known.place
  ), '[]')
  from (
    select ranked.*, max(ranked.score) over (partition by ranked.kind) as best from ranked where ranked.place <= 5
  ) as known
  cross join asked;
end;

select private.index_desk();

grant execute on function
  private.own_audiences(), private.read_desk_query(text), private.rank_entry(tsvector, tsvector, tsquery, tsquery),
  private.public_sentence(text, text[], text), private.cut_around(text, text[], text), public.search_desk(text)
  to authenticated;

comment on table private.desk_entries is
  'What staff find, one entry for each thing, with the role that reads it. Kept by triggers; policies decide who finds it.';
comment on column private.desk_entries.content is 'The text that isn''t public; the rest has its words in search_entries.';
comment on function private.index_desk() is 'Makes all entries of the desk''s search anew.';
comment on function public.search_desk(text) is
  'What one''s role reads and looked for, five of a kind at most, the best kind first: with a sentence that says it where its title '
  'doesn''t, and the address where visitors read it. What is spelled alike where nothing says it. Moderators and above find something.';
