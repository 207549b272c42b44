-- What visitors find at /recherche: one entry for each thing that is public, kept by what writes the log of changes, in the same
-- transaction. What is taken back is gone with its page; drafts and plans never enter. Texts of the code come with a release
-- (`page_texts.sql`), what staff publish is laid over them.
--
-- French is stemmed before its accents go: `unaccent` first, `formées` and `former` no longer meet. People type without accents,
-- so that both orders are kept and asked for, beside each word as it is: names of people and brands are no stems.

create table private.search_entries (
  document text collate "C" not null,
  kind text not null,
  path text not null,
  title text not null,
  -- What is said of it in a sentence or two; and what it is filed under.
  lead text not null,
  day date,
  -- From when on nobody finds it any more: dates of courses.
  ends_at timestamptz,
  digest text not null,
  head tsvector not null,
  words tsvector not null,
  constraint search_entries_pkey primary key (document)
);

-- Its text, a few sentences each: what a result shows, number 0 being its lead. The words of a passage have the places from
-- `first_place` on in those of the entry. Of a transcript, `cue_words` has the word at which each cue begins, and `cue_seconds` when that is.
create table private.search_passages (
  document text collate "C" not null,
  number integer not null,
  passage text not null,
  first_place integer not null,
  last_place integer not null,
  cue_words integer[],
  cue_seconds integer[],
  constraint search_passages_pkey primary key (document, number),
  constraint search_passages_document_fkey
    foreign key (document) references private.search_entries (document) on delete cascade
);

-- The words of titles and leads, for those that are spelled otherwise. One that stands nowhere any more is never given.
create table private.search_spellings (
  word text not null,
  constraint search_spellings_pkey primary key (word)
);

-- Without a list of pending entries, which only a vacuum would empty: the embedded database has no autovacuum.
create index search_entries_head_idx on private.search_entries using gin (head) with (fastupdate = off);
create index search_entries_words_idx on private.search_entries using gin (words) with (fastupdate = off);
create index search_spellings_word_idx on private.search_spellings using gin (word extensions.gin_trgm_ops) with (fastupdate = off);

alter table private.search_entries enable row level security;
alter table private.search_passages enable row level security;
alter table private.search_spellings enable row level security;

-- Words as they are, but for those that say nothing.
create text search dictionary private.french_words (template = pg_catalog.simple, stopwords = french);
create text search configuration private.french_words (copy = pg_catalog.simple);
alter text search configuration private.french_words
  alter mapping for asciiword, word, numword with private.french_words;

-- A text on one line, as a result shows it: composed, and without what nobody sees.
create function private.readable_line(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(
      normalize(value, nfc), E'[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFE00-\uFE0F\uFEFF\u0001-\u0008\u000E-\u001F]', '', 'g'
    ),
    E'[\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'
  ))
$$;

-- Its words, with a blank between them: nothing is left that PostgreSQL's parser could take for an address or a sign. Letters are
-- small whatever the locale of the database: an accented one is decomposed first.
create function private.spaced_words(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select btrim(regexp_replace(
    replace(replace(normalize(lower(translate(normalize(value, nfd), 'ŒÆ', 'œæ')), nfc), 'œ', 'oe'), 'æ', 'ae'),
    E'[^0-9a-z\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u1FFF\u2C00-\u2DFF\u2E80-\u2FFF\u3040-\uD7FF\uF900-\uFDFF\uFE70-\uFEFC\uFF10-\uFFDC]+',
    ' ', 'g'
  ))
$$;

create function private.without_accents(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select regexp_replace(normalize(value, nfd), E'[\u0300-\u036F]', '', 'g')
$$;

-- Of words that are spaced. The stemmer leaves `vidéos` and `vidéo` apart: it takes no s from behind a vowel.
create function private.vector_of_words(spaced text) returns tsvector
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select (
    private.without_accents(
      to_tsvector('private.french_words'::regconfig, spaced)::text || ' '
      || to_tsvector('pg_catalog.french'::regconfig, singular.words)::text
    ) || ' ' || to_tsvector('pg_catalog.french'::regconfig, private.without_accents(singular.words))::text
  )::tsvector
  from (select regexp_replace(spaced, '([^ ]{3,}[aiouyéè])s( |$)', '\1\2', 'g') as words) as singular
$$;

-- A text that has too many different words for a vector is found by those of its first half.
create function private.vector_of(value text) returns tsvector
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
begin
  return private.vector_of_words(private.spaced_words(value));
exception
  when program_limit_exceeded then
    return private.vector_of(left(value, char_length(value) / 2));
end
$$;

-- What results show

-- A text cut into passages of some sentences: one of them is what a result shows.
create function private.cut_passages(value text) returns setof text
language plpgsql
immutable
set search_path = ''
as $$
declare
  longest constant integer := 260;
  paragraph text;
  sentence text;
  passage text := '';
begin
  for paragraph in select private.readable_line(piece) from regexp_split_to_table(value, E'\n+') as piece loop
    continue when paragraph = '';
    for sentence in select piece from regexp_split_to_table(paragraph, '(?<=[.!?…]) +(?=[^ »])') as piece loop
      if passage <> '' and char_length(passage) + char_length(sentence) > longest then
        return next passage;
        passage := '';
      end if;
      if char_length(sentence) <= 2 * longest then
        passage := concat_ws(' ', nullif(passage, ''), sentence);
        continue;
      end if;
      -- What has no end is cut in one go: to take pieces off it one by one takes time with the square of its length.
      for sentence in select piece[1] from regexp_matches(sentence, '.{1,255}', 'g') as piece loop
        if passage <> '' then
          return next passage;
        end if;
        passage := sentence;
      end loop;
    end loop;
    if char_length(passage) > longest / 3 then
      return next passage;
      passage := '';
    end if;
  end loop;
  if passage <> '' then
    return next passage;
  end if;
end
$$;

-- What an article says, without the signs of Markdown.
create function private.read_markdown(content text) returns text
language sql
immutable
strict
set search_path = ''
as $$
  select regexp_replace(regexp_replace(regexp_replace(
    content, E'!?\\[([^]\n]*)\\]\\([^)\n]*\\)', '\1', 'g'),
    E'(^|\n)[ \t]*(?:#{1,6}|>|[-*+]|\\d+[.)]|```[^\n]*|\\|?(?:[ \t]*:?-+:?[ \t]*\\|)+)[ \t]*', E'\\1\n', 'g'),
    '\*\*|__|`|\\|\|', '', 'g')
$$;

-- The texts that people read in a content, part by part: no names of icons, no addresses, nothing that is hidden.
create function private.read_texts(value jsonb) returns setof text
language plpgsql
immutable
set search_path = ''
as $$
declare
  own text;
  part jsonb;
begin
  if jsonb_typeof(value) = 'array' then
    select string_agg(listed.item #>> '{}', case when char_length(listed.item #>> '{}') > 60 then E'\n' else ', ' end order by listed.place)
    into own from jsonb_array_elements(value) with ordinality as listed (item, place)
    where jsonb_typeof(listed.item) = 'string' and listed.item #>> '{}' !~ '^(/|https?:|#)';
    if own <> '' then
      return next own;
    end if;
    for part in select listed.item from jsonb_array_elements(value) as listed (item) where jsonb_typeof(listed.item) in ('array', 'object') loop
      return query select private.read_texts(part);
    end loop;
    return;
  end if;
  if jsonb_typeof(value) <> 'object' or value -> 'isHidden' = 'true' then
    return;
  end if;
  select string_agg(said.line, ' : ' order by said.place, said.name) into own
  from (
    select member.key as name, member.value #>> '{}' as line,
      coalesce(array_position(array['eyebrow', 'value', 'label', 'title', 'name', 'role', 'question', 'lead', 'description', 'text', 'answer'], member.key), 9) as place
    from jsonb_each(value) as member
    where jsonb_typeof(member.value) = 'string'
      and member.key <> all (array['id', 'slug', 'icon', 'src', 'to', 'key', 'show', 'day', 'portrait', 'tone', 'footer', 'section', 'transcript', 'chapters', 'alt'])
      and member.value #>> '{}' !~ '^(/|https?:|#|[a-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$)'
  ) as said
  where said.line <> '';
  if own <> '' then
    return next own;
  end if;
  for part in
    select member.value from jsonb_each(value) as member
    where jsonb_typeof(member.value) in ('array', 'object') and member.key not in ('callToAction', 'sound', 'film', 'cover', 'image', 'picture')
  loop
    return query select private.read_texts(part);
  end loop;
end
$$;

-- The cues of a transcript in WebVTT.
create function private.read_cues(transcript text) returns table (second integer, line text)
language sql
immutable
set search_path = ''
as $$
  select coalesce(cue.found[1]::integer, 0) * 3600 + cue.found[2]::integer * 60 + cue.found[3]::integer,
    private.readable_line(regexp_replace(cue.found[4], '<[^>]*>', '', 'g'))
  from regexp_matches(
    replace(transcript, E'\r', '') || E'\n\n',
    E'(?:(\\d{1,3}):)?(\\d\\d):(\\d\\d)[.,]\\d{3}[ \t]+-->[^\n]*\n((?:[^\n]+\n)*)', 'g'
  ) as cue (found)
$$;

create function private.count_words(value text) returns integer
language sql
immutable
set search_path = ''
return cardinality(string_to_array(private.spaced_words(value), ' '));

-- Some cues together, as long as passages of a text are.
create function private.cut_cues(transcript text) returns table (passage text, cue_words integer[], cue_seconds integer[])
language plpgsql
immutable
set search_path = ''
as $$
declare
  cue record;
  next_word integer := 1;
begin
  passage := '';
  for cue in select known.second, known.line from private.read_cues(transcript) as known union all select null, null loop
    if passage <> '' and (cue.line is null or char_length(passage) + char_length(cue.line) > 260) then
      return next;
      passage := '';
    end if;
    continue when coalesce(cue.line, '') = '';
    if passage = '' then
      next_word := 1;
      cue_words := '{}';
      cue_seconds := '{}';
    end if;
    cue_words := cue_words || next_word;
    cue_seconds := cue_seconds || cue.second;
    passage := concat_ws(' ', nullif(passage, ''), left(cue.line, 1000));
    next_word := next_word + private.count_words(left(cue.line, 1000));
  end loop;
end
$$;

create function private.last_place(words tsvector) returns integer
language sql
immutable
set search_path = ''
return (select coalesce(max(place), 0) from unnest(words) as known cross join lateral unnest(known.positions) as place);

-- Writes an entry, anew where its text is another one: moving a show or renaming a category leaves texts as they are.
create function private.keep_entry(
  kept text, entry_kind text, entry_path text, entry_title text, entry_lead text, content text, transcript text default null,
  entry_day date default null, entry_ends_at timestamptz default null
) returns void
language plpgsql
set search_path = ''
as $$
declare
  longest constant integer := 300000;
  -- What two texts leave between them has to count.
  entry_digest text := md5(to_jsonb(array[entry_title, entry_lead, content, transcript])::text);
  passages text[] := array(select private.cut_passages(left(content, longest)));
  cues text[] := array(select said.passage from private.cut_cues(left(transcript, longest)) as said);
  head tsvector := setweight(private.vector_of(entry_title), 'A');
  body tsvector;
  -- Behind which place each part begins.
  behind integer[];
begin
  update private.search_entries as known
  set kind = entry_kind, path = entry_path, day = entry_day, ends_at = entry_ends_at
  where known.document = kept and known.digest = entry_digest;
  if found then
    return;
  end if;
  entry_lead := private.readable_line(coalesce(entry_lead, ''));
  delete from private.search_entries as known where known.document = kept;
  behind := array[private.last_place(head)];
  -- What it is, in the words that people ask for.
  head := head || setweight(private.vector_of(concat_ws(' ', entry_lead, case entry_kind
    when 'show' then 'balado podcast' when 'episode' then 'épisode de balado' when 'project' then 'réalisation'
    when 'course' then 'formation' when 'session' then 'formation, session, date' when 'article' then 'article' end)), 'B');
  behind := behind || private.last_place(head);
  body := head || setweight(private.vector_of(array_to_string(passages, ' ')), 'C');
  behind := behind || private.last_place(body);
  begin
    body := body || setweight(private.vector_of(array_to_string(cues, ' ')), 'D');
  exception
    -- Each fits, but not both.
    when program_limit_exceeded then
      null;
  end;
  insert into private.search_entries (document, kind, path, title, lead, day, ends_at, digest, head, words)
  values (
    kept, entry_kind, entry_path, private.readable_line(entry_title), entry_lead, entry_day, entry_ends_at, entry_digest, head, body
  );
  insert into private.search_passages (document, number, passage, first_place, last_place, cue_words, cue_seconds)
  select kept, row_number() over in_order - 1, said.passage,
    behind[said.part] + sum(said.count) over in_part - said.count + 1, behind[said.part] + sum(said.count) over in_part,
    said.cue_words, said.cue_seconds
  from (
    select parts.*, private.count_words(parts.passage) as count
    from (
      select 1 as part, 1 as place, entry_lead as passage, null::integer[] as cue_words, null::integer[] as cue_seconds
      union all select 2, listed.place, listed.passage, null, null from unnest(passages) with ordinality as listed (passage, place)
      union all select 3, listed.place, listed.passage, listed.cue_words, listed.cue_seconds
      from private.cut_cues(left(transcript, longest)) with ordinality as listed (passage, cue_words, cue_seconds, place)
    ) as parts
  ) as said
  window in_order as (order by said.part, said.place), in_part as (partition by said.part order by said.place);
  insert into private.search_spellings (word)
  select distinct word
  from string_to_table(private.without_accents(private.spaced_words(concat_ws(' ', entry_title, entry_lead))), ' ') as word
  where char_length(word) between 3 and 40
  order by word
  on conflict do nothing;
end
$$;

-- What enters

create function private.index_articles(article_ids uuid[], moment timestamptz) returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.search_entries as known
  where known.document = any (select 'article/' || changed.id from unnest(article_ids) as changed (id)) and not exists (
    select from public.articles as article
    where 'article/' || article.id = known.document and article.id = any (article_ids)
      and private.is_public(article.status, article.dated_at, moment)
  );
  perform private.keep_entry(
    'article/' || article.id, 'article', '/blog/' || article.slug, article.title,
    concat_ws(' ', article.excerpt, article.meta_description), private.read_markdown(article.content), null,
    (article.dated_at at time zone 'America/Toronto')::date
  )
  from public.articles as article
  where article.id = any (article_ids) and private.is_public(article.status, article.dated_at, moment);
end
$$;

-- Projects, shows, episodes and composed pages.
create function private.index_documents(documents private.document[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  public_documents private.document[];
begin
  select coalesce(array_agg((online.kind, online.id)::private.document), '{}') into public_documents
  from unnest(documents) as changed
  join private.online_documents as online on (online.kind, online.id) = (changed.kind, changed.id)
  where online.path is not null and private.has_appeared(online.appears_on);
  delete from private.search_entries as known using unnest(documents) as changed
  where known.document = private.key_of(changed) and changed <> all (public_documents);
  perform private.keep_entry(
    private.key_of((online.kind, online.id)), online.kind::text, online.path, online.title,
    concat_ws(
      ' ', text.value ->> 'description', text.value ->> 'client', text.value ->> 'category', text.value ->> 'author',
      case when jsonb_typeof(text.value -> 'tags') = 'array'
        then (select string_agg(tag, ', ') from jsonb_array_elements_text(text.value -> 'tags') as tag) end
    ),
    (
      select string_agg(said, E'\n')
      from private.read_texts(text.value - array['title', 'description', 'client', 'category', 'tags', 'author', 'owner']) as said
    ),
    text.value ->> 'transcript', (text.value ->> 'day')::date
  )
  from unnest(public_documents) as changed
  join private.online_documents as online on (online.kind, online.id) = (changed.kind, changed.id)
  cross join lateral (select private.stored_value((online.kind, online.id)) as value) as text;
end
$$;

-- What a section says today.
create function private.section_value(section_key text, first_value jsonb) returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce((select content.value from public.site_contents as content where content.key = section_key), first_value)
$$;

-- A page of the code is found by the texts of its sections.
create function private.index_pages(paths text[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.keep_entry(
    page.path, case when starts_with(page.path, '/services') then 'service' else 'page' end, page.path, page.title, page.lead, page.content
  )
  from (
    select shown.path, min(shown.page_title) as title,
      string_agg(shown.value ->> 'description', ' ') filter (where shown.key ~ '/head$') as lead,
      string_agg(said.texts, E'\n' order by shown.position) filter (where shown.key !~ '/(head|callToAction)$') as content
    from (
      select section.key, section.path, section.page_title, section.position, private.section_value(section.key, section.value) as value
      from private.section_texts as section where section.path = any (paths)
    ) as shown
    cross join lateral (select string_agg(part, E'\n') as texts from private.read_texts(shown.value) as part) as said
    group by shown.path
  ) as page;
end
$$;

create function private.index_courses() returns void
language plpgsql
set search_path = ''
as $$
declare
  course jsonb;
  ids text[] := '{}';
begin
  for course in
    select listed.course
    from private.section_texts as section
    cross join lateral jsonb_path_query(private.section_value(section.key, section.value), '$.courses[*]') as listed (course)
    where section.key = 'formations/courseCatalogue' and listed.course -> 'isHidden' is distinct from 'true'
  loop
    continue when coalesce(course ->> 'id', '') !~ '^[a-z0-9-]{1,60}$' or coalesce(course ->> 'title', '') = '';
    ids := ids || ('course/' || (course ->> 'id'));
    perform private.keep_entry(
      'course/' || (course ->> 'id'), 'course', '/formations#' || (course ->> 'id'), course ->> 'title',
      course ->> 'description',
      (select string_agg(said, E'\n') from private.read_texts(course - array['title', 'description']) as said)
    );
  end loop;
  delete from private.search_entries as known where known.kind = 'course' and known.document <> all (ids);
end
$$;

create function private.index_section(section_key text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.index_pages(array(select section.path from private.section_texts as section where section.key = section_key));
  if section_key = 'formations/courseCatalogue' then
    perform private.index_courses();
  end if;
end
$$;

-- In the words of Québec, as no locale of the database has to know them.
create function private.french_day(moment timestamptz) returns text
language sql
stable
set search_path = ''
as $$
  select (array['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'])[extract(isodow from local.at)]
    || ' ' || extract(day from local.at) || ' '
    || (array[
      'janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'
    ])[extract(month from local.at)] || ' ' || extract(year from local.at)
  from (select moment at time zone 'America/Toronto' as at) as local
$$;

create function private.index_course_sessions(session_ids uuid[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.search_entries as known
  where known.document = any (select 'session/' || changed.id from unnest(session_ids) as changed (id)) and not exists (
    select from private.course_sessions as session where 'session/' || session.id = known.document and session.state = 'open'
  );
  perform private.keep_entry(
    'session/' || session.id, 'session', '/inscription/' || session.id, session.title,
    concat_ws(
      ', ', 'Formation, session du ' || private.french_day(session.starts_at), session.place,
      session.price || E'\u00A0$'
    ),
    null, null, (session.starts_at at time zone 'America/Toronto')::date, session.register_until
  )
  from private.course_sessions as session
  where session.id = any (session_ids) and session.state = 'open';
end
$$;

-- All of it: after a restoration, or by whoever changes how texts are read.
create function private.index_everything() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_page_changes();
  delete from private.search_entries where true;
  delete from private.search_spellings where true;
  perform private.index_articles(array(select article.id from public.articles as article), clock_timestamp());
  perform private.index_documents(
    array(select (online.kind, online.id)::private.document from private.online_documents as online where private.table_of(online.kind) is not null)
  );
  perform private.index_pages(array(select distinct section.path from private.section_texts as section));
  perform private.index_courses();
  perform private.index_course_sessions(array(select session.id from private.course_sessions as session));
end
$$;

-- The lexemes of one word as a part of a query, quoted.
create function private.quoted_lexemes(lexemes text[], ending text default '') returns text
language sql
immutable
set search_path = ''
as $$
  select string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''' || ending, '|' order by lexeme)
  from unnest(lexemes) as lexeme
$$;

-- A phrase: each word in one of its forms, one after the other.
create function private.phrase_query(spaced text) returns text
language sql
immutable
set search_path = ''
as $$
  select string_agg(
    case when part.before is null then '' else '<' || (part.place - part.before) || '>' end || '(' || part.lexemes || ')', ''
    order by part.place
  )
  from (
    select said.place, said.lexemes, lag(said.place) over (order by said.place) as before
    from (
      select word.place, private.quoted_lexemes(tsvector_to_array(private.vector_of_words(word.word))) as lexemes
      from string_to_table(spaced, ' ') with ordinality as word (word, place)
    ) as said
    where said.lexemes is not null
  ) as part
$$;

-- What the trade calls by several names, with the lexemes of those that are one word. English too: whoever looks for an agency in
-- Québec may not write in French. No rows of anybody's: a backup has none of them.
create materialized view private.search_synonyms as
select synonyms.words,
  (select string_agg('(' || private.phrase_query(word) || ')', '|') from unnest(synonyms.words) as word) as query,
  array(
    select distinct lexeme from unnest(synonyms.words) as word
    cross join lateral unnest(tsvector_to_array(private.vector_of_words(word))) as lexeme
    where strpos(word, ' ') = 0
  ) as lexemes,
  array(
    select distinct lexeme from unnest(synonyms.words) as word
    cross join lateral unnest(tsvector_to_array(private.vector_of_words(word))) as lexeme
  ) as marked
from (values
  (array['balado', 'podcast', 'baladodiffusion', 'émission']),
  (array['vidéo', 'film', 'tournage', 'video']),
  (array['formation', 'cours', 'atelier', 'training', 'former', 'apprendre']),
  (array['prix', 'tarif', 'coût', 'price', 'cost']),
  (array['infolettre', 'newsletter', 'courriel']),
  (array['entrevue', 'interview']),
  (array['média', 'presse', 'journaliste', 'media']),
  (array['captation', 'filmer', 'webdiffusion', 'livestream', 'direct']),
  (array['sous titrage', 'sous titrer', 'subtitle', 'sous titre', 'soustitrage', 'soustitre']),
  (array['trac', 'stress', 'nervosité', 'peur']),
  (array['discours', 'conférence', 'allocution', 'speech', 'prise de parole', 'art oratoire']),
  (array['micro', 'microphone', 'son', 'audio']),
  (array['studio', 'enregistrement', 'recording']),
  (array['réseau', 'linkedin', 'facebook', 'social']),
  (array['accompagnement', 'coaching', 'mentorat', 'coach']),
  (array['stratégie', 'strategy', 'plan']),
  (array['équipe', 'team', 'personnel']),
  (array['dirigeant', 'direction', 'patron', 'pdg', 'ceo']),
  (array['emploi', 'recrutement', 'recruter', 'embauche', 'hiring']),
  (array['communiqué', 'relations de presse', 'press']),
  (array['crise', 'urgence', 'crisis']),
  (array['réalisation', 'projet', 'portfolio', 'client']),
  (array['événement', 'congrès', 'gala', 'event']),
  (array['confidentialité', 'vie privée', 'privacy', 'données personnelles']),
  (array['joindre', 'contact', 'téléphone', 'adresse', 'phone']),
  (array['usine', 'factory', 'manufacture']),
  (array['horaire', 'heure', 'ouverture', 'hours'])
) as synonyms (words);

-- What people ask

-- What a search asks for: `exact` has the words as they are or stemmed; `wide` has words that begin so, and what the trade calls
-- by another name; `loose` has any of them. All words must be there, none after a minus; what stands in quotes, one after the
-- other. Null where nothing is asked for. Twelve words and phrases count.
create function private.read_query(
  asked text, out exact tsquery, out wide tsquery, out loose tsquery, out words text[], out marked text[], out beginning text
)
language plpgsql
stable
set search_path = ''
as $$
declare
  part record;
  spaced text;
  forms text[];
  other_forms text[];
  own text;
  others text;
  excluded text := '';
  exact_parts text[] := '{}';
  wide_parts text[] := '{}';
begin
  words := '{}';
  marked := '{}';
  for part in
    select matched.part[1] as minus, coalesce(matched.part[2], matched.part[3]) as phrase, matched.part[4] as word
    from regexp_matches(
      translate(asked, E'\u2212\u2013\u201C\u201D\u201E', '--"""'), E'(-)?(?:"([^"]*)"?|\u00AB([^\u00BB]*)\u00BB?|([^\\s"\u00AB\u00BB]+))', 'g'
    ) as matched (part)
    limit 12
  loop
    spaced := private.spaced_words(coalesce(part.phrase, part.word));
    forms := tsvector_to_array(private.vector_of_words(spaced));
    -- « porte-voix » is two words, one after the other.
    own := case when part.phrase is not null or strpos(spaced, ' ') > 0
      then private.phrase_query(spaced) else private.quoted_lexemes(forms) end;
    continue when own is null;
    if part.minus is not null then
      excluded := excluded || '&!(' || own || ')';
      continue;
    end if;
    -- Said twice, it is asked for once.
    continue when own = any (exact_parts);
    words := words || string_to_array(spaced, ' ');
    marked := marked || forms;
    others := null;
    if part.phrase is null then
      select string_agg(distinct known.query, '|'), array_agg(lexeme) into others, other_forms
      from private.search_synonyms as known cross join lateral unnest(known.marked) as lexeme
      where known.lexemes && forms;
      marked := marked || coalesce(other_forms, '{}');
    end if;
    exact_parts := exact_parts || own;
    wide_parts := wide_parts || concat_ws('|', own, others);
  end loop;
  if cardinality(words) = 0 then
    return;
  end if;
  -- The last word may still be on its way.
  beginning := private.without_accents(words[cardinality(words)]);
  if char_length(beginning) >= 2 and asked ~ '[^\s"»”]$' then
    wide_parts[cardinality(wide_parts)] := wide_parts[cardinality(wide_parts)] || '|' || private.quoted_lexemes(array[beginning], ':*');
  else
    beginning := null;
  end if;
  exact := ((select string_agg('(' || needed || ')', '&') from unnest(exact_parts) as needed) || excluded)::tsquery;
  wide := ((select string_agg('(' || needed || ')', '&') from unnest(wide_parts) as needed) || excluded)::tsquery;
  loose := (select string_agg('(' || needed || ')', '|') from unnest(wide_parts) as needed)::tsquery;
end
$$;

-- The entries that can be among the first: those that say it in their heads before the others, and the latest before the earlier.
create function private.find_entries(wide tsquery, only_kind text) returns text[]
language sql
stable
set search_path = ''
set enable_seqscan = off
as $$
  -- Where words have to follow each other, the index knows only that they are there: the texts themselves are read of few.
  select array(
    select chosen.document
    from (
      select entry.document, entry.words
      from private.search_entries as entry
      where entry.words @@ regexp_replace(wide::text, '<(-|\d+)>', '&', 'g')::tsquery
        and (entry.ends_at is null or entry.ends_at > now()) and (only_kind is null or entry.kind = only_kind)
      order by entry.head @@ wide desc, entry.day desc nulls first, entry.document
      limit 300
    ) as chosen
    where wide::text !~ '<(-|\d+)>' or chosen.words @@ wide
  )
$$;

create function private.is_said(word text) returns boolean
language sql
stable
set search_path = ''
set enable_seqscan = off
return exists (
  select from private.search_entries as entry
  where entry.words @@ private.quoted_lexemes(tsvector_to_array(private.vector_of_words(word)))::tsquery
    and (entry.ends_at is null or entry.ends_at > now())
);

-- The word that is most like one that stands nowhere: of titles and leads that are public, and of the trade.
create function private.nearest_word(misspelled text) returns text
language sql
stable
set search_path = ''
set enable_seqscan = off
set pg_trgm.similarity_threshold = 0.25
as $$
  select likely.word
  from (
    select known.word, known.is_of_trade, extensions.similarity(known.word, misspelled)
      -- Two letters that changed places leave the same letters.
      + case when (select string_agg(letter, '' order by letter) from string_to_table(known.word, null) as letter)
        = (select string_agg(letter, '' order by letter) from string_to_table(misspelled, null) as letter) then 0.4 else 0 end as nearness
    from (
      select spelled.word, false as is_of_trade from private.search_spellings as spelled where spelled.word operator(extensions.%) misspelled
      union all
      select word, true from private.search_synonyms as synonyms cross join lateral unnest(synonyms.lexemes) as word
      where word operator(extensions.%) misspelled
    ) as known
    where char_length(known.word) between char_length(misspelled) - 3 and char_length(misspelled) + 3
    order by nearness desc, known.word
    limit 10
  ) as likely
  where likely.is_of_trade or private.is_said(likely.word)
  order by likely.nearness desc, likely.word
  limit 1
$$;

-- The same search with words that stand somewhere; null where none is any nearer.
create function private.correct_words(words text[]) returns text
language sql
stable
set search_path = ''
set enable_seqscan = off
as $$
  select nullif(string_agg(coalesce(near.word, said.word), ' ' order by said.place), array_to_string(words, ' '))
  from unnest(words) with ordinality as said (word, place)
  left join lateral (
    select private.nearest_word(private.without_accents(said.word)) as word
    where said.place <= 6 and char_length(said.word) between 3 and 40 and not private.is_said(said.word)
  ) as near on true
$$;

-- A text with the words of these places marked: what stands between them, and each of them, in turn.
create function private.mark_words(line text, places integer[]) returns text[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  word record;
  parts text[] := '{}';
  plain text := '';
  read integer := 0;
begin
  for word in
    select matched.part[1] as before, matched.part[2] as word, matched.place
    from regexp_matches(line,
      E'([^0-9A-Za-z\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u1FFF\u2C00-\u2DFF\u2E80-\u2FFF\u3040-\uD7FF\uF900-\uFDFF\uFE70-\uFEFC\uFF10-\uFFDC]*)'
      '([0-9A-Za-z\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u1FFF\u2C00-\u2DFF\u2E80-\u2FFF\u3040-\uD7FF\uF900-\uFDFF\uFE70-\uFEFC\uFF10-\uFFDC]+)', 'g'
    ) with ordinality as matched (part, place)
  loop
    read := read + char_length(word.before) + char_length(word.word);
    plain := plain || word.before;
    if word.place = any (places) then
      parts := parts || plain || word.word;
      plain := '';
    else
      plain := plain || word.word;
    end if;
  end loop;
  return parts || (plain || substr(line, read + 1));
end
$$;

-- The passage of an entry that says most of a search, with its words marked; of a transcript, the second of the first one. Its lead
-- where none says any.
create function private.public_sentence(
  of_document text, marked text[], beginning text, out excerpt text[], out second integer
)
language sql
stable
security definer
set search_path = ''
as $$
  with said as materialized (
    select known.lexeme, place::integer as place
    from private.search_entries as entry cross join lateral unnest(entry.words) as known cross join lateral unnest(known.positions) as place
    where entry.document = of_document and (known.lexeme in (select unnest(marked)) or starts_with(known.lexeme, beginning))
  )
  select private.mark_words(best.passage, best.places), (
    select best.cue_seconds[max(cue.number)] from unnest(best.cue_words) with ordinality as cue (first_word, number)
    where cue.first_word <= coalesce(best.places[1], 1)
  )
  from (
    select passage.passage, passage.cue_words, passage.cue_seconds,
      coalesce(
        array_agg(distinct said.place - passage.first_place + 1 order by said.place - passage.first_place + 1)
          filter (where said.place is not null), '{}'
      ) as places
    from private.search_passages as passage
    left join said on said.place between passage.first_place and passage.last_place
    where passage.document = of_document
    group by passage.number, passage.passage, passage.cue_words, passage.cue_seconds
    order by count(distinct said.lexeme) desc, passage.number
    limit 1
  ) as best
$$;

create function private.find_public(asked text, only_kind text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  most constant integer := 20;
  -- Of so many that were found, the best come first.
  most_ranked constant integer := 100;
  query record;
  found text[];
  nearness text := 'exact';
  corrected text;
  needed tsquery;
begin
  if char_length(asked) > 200 then
    raise exception 'Votre recherche est trop longue : 200 caractères au plus.' using errcode = 'PT400';
  end if;
  asked := private.readable_line(coalesce(asked, ''));
  only_kind := nullif(left(only_kind, 20), '');
  select read.* into query from private.read_query(asked) as read;
  needed := query.wide;
  if needed is not null then
    found := private.find_entries(needed, null);
    if cardinality(found) = 0 then
      nearness := 'near';
      corrected := private.correct_words(query.words);
      if corrected is not null then
        select read.* into query from private.read_query(corrected || ' ') as read;
        needed := query.wide;
        found := private.find_entries(needed, null);
      end if;
      if cardinality(found) = 0 then
        needed := query.loose;
        query.exact := needed;
        found := private.find_entries(needed, null);
      end if;
    end if;
  end if;
  if coalesce(cardinality(found), 0) = 0 then
    return jsonb_build_object('nearness', 'none', 'corrected', null, 'total', 0, 'has_more', false, 'kinds', '{}'::jsonb, 'results', '[]'::jsonb);
  end if;
  return (
    with kinds as materialized (
      select entry.kind, count(*) as count from private.search_entries as entry where entry.document = any (found) group by entry.kind
    ), shown as materialized (
      select case when only_kind is null then found else private.find_entries(needed, only_kind) end as documents
    ), ranked as materialized (
      select entry.document, entry.kind, entry.path, entry.title, entry.day,
        private.rank_entry(entry.head, entry.words, query.exact, needed)
          * case entry.kind when 'page' then 0.8 when 'session' then 0.9 when 'course' then 1.1 when 'service' then 1.1 when 'show' then 1.2 else 1 end as score
      from private.search_entries as entry
      where entry.document = any ((select shown.documents[:most_ranked] from shown)::text[])
      order by score desc, entry.day desc nulls first, entry.document
      limit most
    )
    select jsonb_build_object(
      'nearness', nearness,
      'corrected', corrected,
      'total', (select cardinality(shown.documents) from shown),
      'has_more', (select cardinality(shown.documents) >= 300 from shown),
      'kinds', (select jsonb_object_agg(kinds.kind, kinds.count) from kinds),
      'results', coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'kind', entry.kind, 'title', entry.title, 'path', entry.path, 'day', entry.day,
            'excerpt', said.excerpt, 'second', said.second
          ) order by entry.score desc, entry.day desc nulls first, entry.document
        )
        from ranked as entry
        cross join lateral private.public_sentence(entry.document, query.marked, query.beginning) as said
      ), '[]')
    )
  );
end
$$;

-- Title, then lead, then the rest; words as they were typed before those that the trade has as well. Without a search_path of its own:
-- only then does the planner put it into the query.
create function private.rank_entry(head tsvector, words tsvector, exact tsquery, wide tsquery) returns real
language sql
immutable
as $$
  select (
    case when ts_filter(head, '{a}') @@ exact then 1.0 when ts_filter(head, '{a}') @@ wide then 0.6 else 0 end
    + case when head @@ exact then 0.5 when head @@ wide then 0.3 else 0 end
    + case when words @@ exact then 0.3 else 0 end
    + ts_rank('{0.1, 0.2, 0.4, 1.0}', words, exact, 0) + 0.5 * ts_rank('{0.1, 0.2, 0.4, 1.0}', words, wide, 0)
  )::real
$$;

create function public.search(query text, only_kind text default null) returns jsonb
language sql
stable
set search_path = ''
return private.find_public(query, only_kind);

-- The words of a search that nobody can be shown anything for: those that stand nowhere and are near none; where each stands
-- somewhere, all of them together. Never an address, a number, or what is too long to be a word.
create function private.missed_words(asked text) returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  query record;
  missed text[];
begin
  if char_length(asked) > 200 or strpos(asked, '@') > 0 then
    return '{}';
  end if;
  select read.* into query from private.read_query(private.readable_line(asked) || ' ') as read;
  if query.wide is null or cardinality(private.find_entries(query.wide, null)) > 0 then
    return '{}';
  end if;
  missed := array(
    select distinct known.word
    from (select private.without_accents(said.word) as word from unnest(query.words) as said (word) limit 6) as known
    where known.word ~ '^[a-z]{3,40}$' and private.nearest_word(known.word) is null and not private.is_said(known.word)
  );
  if cardinality(missed) = 0 and cardinality(query.words) between 2 and 4 and private.correct_words(query.words) is null then
    missed := array(
      select known.words from (select private.without_accents(array_to_string(query.words, ' ')) as words) as known
      where known.words ~ '^[a-z ]{3,60}$'
    );
  end if;
  return missed;
end
$$;

create function private.count_missed_search(asked text) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_robot() then
    perform private.count_miss('search', missed.word) from unnest(private.missed_words(asked)) as missed (word);
  end if;
end
$$;

create function public.record_missed_search(query text) returns void
language sql
set search_path = ''
return private.count_missed_search(query);

grant execute on function
  private.find_public(text, text), public.search(text, text), private.count_missed_search(text), public.record_missed_search(text)
  to anon, authenticated;

comment on table private.search_entries is
  'What visitors find, one entry for each thing that is public. Kept by what writes the log of changes, in the same transaction.';
comment on column private.search_entries.digest is 'Of its texts: the same ones are not read again.';
comment on column private.search_entries.head is 'The words of title and lead alone; `words` has all of them.';
comment on table private.search_passages is 'The texts of entries, a few sentences each, with the seconds of what was said.';
comment on table private.search_spellings is 'The words of titles and leads that were ever public, for words that are spelled otherwise.';
comment on materialized view private.search_synonyms is 'What the trade calls by several names.';
comment on function private.vector_of_words(text) is
  'Each word as it is, stemmed without its accents, and stemmed after them.';
comment on function private.index_everything() is 'Makes all entries anew.';
comment on function public.record_missed_search(text) is
  'Counts the words of a search that found nothing, once a day for a network. The page of results calls it.';
comment on function public.search(text, text) is
  'What visitors may read and looked for: the first twenty, each with the sentence that says it, its marked words at every other '
  'place, and of a transcript the second. « near » where only other spellings, or some of the words, were found.';
