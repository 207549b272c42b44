-- What visitors find at /recherche: one entry for each thing that is public, kept by what writes the log of changes, in the same
-- transaction. What is taken back is gone with its page; drafts and plans never enter. Which parts are read, and how, their
-- descriptions say (`searched_texts.sql`); texts of the code come with a release, what staff publish is laid over them.
--
-- A vector has each word as people type it, small and without accents. What else a word may look like (plural, conjugated) is known
-- once, by `search_words`: French is stemmed before its accents go and after, so that both keyboards meet.

create table private.search_entries (
  document text collate "C" not null,
  kind text not null,
  path text not null,
  title text not null,
  -- What results show where no passage says what was looked for.
  lead text not null,
  day date,
  price integer,
  -- From when on nobody finds it any more: dates of courses.
  ends_at timestamptz,
  -- 1 before others for who wants to buy, -1 after all others unless its title is asked for.
  standing integer not null,
  digest text not null,
  head tsvector not null,
  words tsvector not null,
  -- Paragraphs, number 1 being the lead; at which place of `words` each begins, and the last one ends.
  passages text[] not null,
  starts integer[] not null,
  -- Of a transcript: the places at which its cues begin, and when that is.
  cue_starts integer[],
  cue_seconds integer[],
  constraint search_entries_pkey primary key (document)
);

-- Every word that was ever read, and what it is stemmed to. Those of public titles and leads are given to who misspelled one.
create table private.search_words (
  word text collate "C" not null,
  plain text collate "C" not null,
  stems text[] not null,
  is_heading boolean not null,
  constraint search_words_pkey primary key (word)
);

-- What the trade calls by several names: settings/synonyms, a row for each.
create table private.search_synonyms (
  number integer not null,
  phrase text collate "C" not null,
  stems text[] not null,
  is_buying boolean not null,
  constraint search_synonyms_pkey primary key (number, phrase)
);

-- What the texts in Markdown of a document say, block by block, as the site's parser reads them (`readMarkdownTexts.ts`), by the digest
-- of the source, which is kept until somebody has read it. Until then all of its words are found, and its lines without signs shown.
create table private.markdown_texts (
  document text collate "C" not null,
  digest text collate "C" not null,
  source text,
  blocks text[],
  -- When an entry was last made of it.
  used_at timestamptz not null default now(),
  constraint markdown_texts_pkey primary key (document, digest)
);

create index markdown_texts_unread_idx on private.markdown_texts (document) where blocks is null;

-- The list of pending entries is short: many texts at once cost less, and the embedded database has no vacuum that would empty it.
create index search_entries_words_idx on private.search_entries using gin (words) with (gin_pending_list_limit = 256);
create index search_words_stems_idx on private.search_words using gin (stems) with (gin_pending_list_limit = 64);
create index search_words_plain_idx on private.search_words (plain);

alter table private.search_entries enable row level security;
alter table private.search_words enable row level security;
alter table private.search_synonyms enable row level security;
alter table private.markdown_texts enable row level security;

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
      case when value is nfc normalized then value else normalize(value, nfc) end,
      E'[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFE00-\uFE0F\uFEFF\u0001-\u0008\u000E-\u001F]', '', 'g'
    ),
    -- A blank alone stays as it is: to put another in its place takes most of the time.
    E' *[\t-\r\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000][\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]*| {2,}', ' ', 'g'
  ))
$$;

-- Its words, with a blank between them: nothing is left that PostgreSQL's parser could take for an address or a sign. Letters are
-- small whatever the locale of the database, for accents stand alone; « 1 290 » is one word, and « 418 555-0142 » three.
create function private.spaced_words(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(
      replace(replace(lower(translate(normalize(value, nfd), 'ŒÆ', 'œæ')), 'œ', 'oe'), 'æ', 'ae'),
      E'(?<![0-9])([0-9]{1,3})[ \u00A0\u202F](?=[0-9]{3}(?![0-9-]|[ ][0-9]{4}))', '\1', 'g'
    ),
    E'[^0-9a-z\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u1FFF\u2C00-\u2DFF\u2E80-\u2FFF\u3040-\uD7FF\uE000\uF900-\uFDFF\uFE70-\uFEFC\uFF10-\uFFDC]+',
    ' ', 'g'
  ))
$$;

create function private.without_accents(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
return regexp_replace(normalize(value, nfd), E'[\u0300-\u036F]', '', 'g');

-- Whether all words say nothing of what is looked for, in French or English. « son » does, here.
create function private.is_empty_word(spaced text) returns boolean
language sql
immutable
set search_path = ''
return string_to_array(private.without_accents(spaced), ' ') <@ string_to_array(
  'a ai aimerais ainsi alors as au aux avec avez avoir besoin cherche chercher cherchons demander avoir c ca ce ceci cela ces cet cette chez comment d dans de des dois donc dont du elle elles en es '
  'est et etes etre eu fait faire faut font il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne nos notre nous on ont ou par '
  'pas peut peux peuvent plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si souhaite sont suis sur t ta te '
  'tes toi ton tous tout toute tres tu un une va vais veut veux voudrais vos votre vous y an and are can do for how i in is of on the to what when '
  'where who with you your my', ' '
);

-- What a spaced word is stemmed to. The stemmer leaves `vidéos` and `vidéo` apart: it takes no s from behind a vowel.
create function private.stems_of(word text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select distinct private.without_accents(coalesce((ts_lexize('pg_catalog.french_stem', said.form))[1], said.form))
    from (select regexp_replace(normalize(word, nfc), '^(.{2,}[aiouyéè])s$', '\1') as singular) as one
    cross join lateral (values (one.singular), (private.without_accents(one.singular))) as said (form)
  )
$$;

-- What is read

-- What a section says today: what is published, else what the code says.
create function private.section_value(section_key text) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return coalesce(
    (select content.value from public.site_contents as content where content.key = section_key),
    (select coded.value from private.section_texts as coded where coded.key = section_key)
  );
end
$$;

-- What stands for the names of facts, as `getFacts` has it.
create function private.facts() returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    '{nom}', company ->> 'name',
    '{nom-légal}', coalesce(nullif(company ->> 'legalName', ''), company ->> 'name'),
    '{téléphone}', company ->> 'phone',
    '{courriel}', company ->> 'email',
    '{adresse}', format('%s, %s (%s) %s', address ->> 'street', address ->> 'city', address ->> 'region', address ->> 'postalCode'),
    '{pays}', address ->> 'country',
    '{année}', company ->> 'copyrightYear',
    '{responsable}', privacy -> 'officer' ->> 'name',
    '{fonction}', privacy -> 'officer' ->> 'role',
    '{courriel-responsable}', coalesce(nullif(privacy -> 'officer' ->> 'email', ''), company ->> 'email'),
    '{mois}', privacy ->> 'messageMonths'
  )
  from (select private.section_value('settings/company') as company, private.section_value('settings/privacy') as privacy) as said
  cross join lateral (select said.company -> 'address' as address) as place
$$;

create function private.fill_facts(value text) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  fact record;
begin
  if strpos(value, '{') > 0 then
    for fact in select known.key as name, known.value as said from jsonb_each_text(private.facts()) as known loop
      value := replace(value, fact.name, coalesce(fact.said, ''));
    end loop;
  end if;
  return value;
end
$$;

-- The texts of a value that people look for, by the description of its parts, in the order of its form. A page has those of its sections,
-- by their keys.
create function private.read_parts(of_key text, value jsonb) returns table (use text, said text)
language plpgsql
stable
set search_path = ''
as $$
declare
  is_page constant boolean := starts_with(of_key, '/');
  keys constant text[] := case
    when is_page then array(select coded.key from private.section_texts as coded where coded.path = of_key order by coded.position)
    else array[of_key]
  end;
begin
  return query
    select case part.use when 'picture' then 'said' else part.use end,
      private.fill_facts(case
        when part.use <> 'picture' then found.value #>> '{}'
        when jsonb_typeof(found.value) = 'object' then coalesce(
          found.value ->> 'alt',
          (select medium.alt_text from public.media_library as medium where medium.file_path = found.value ->> 'src')
        )
      end)
    from private.section_texts as coded
    cross join lateral rows from (jsonb_to_recordset(coded.parts) as (use text, path jsonpath)) with ordinality as part (use, path, place)
    cross join lateral jsonb_path_query(case when is_page then read_parts.value -> coded.key else read_parts.value end, part.path, '{}', true)
      with ordinality as found (value, place)
    where coded.key = any (keys) and found.value <> 'null'
    order by array_position(keys, coded.key), part.place, found.place;
end
$$;

-- What search knows of a text.
create type private.text_index as (
  digest text, title text, lead text, head tsvector, words tsvector, passages text[], starts integer[], cue_starts integer[],
  cue_seconds integer[]
);

create function private.plain_vector(plain text, weight "char") returns tsvector
language sql
immutable
set search_path = ''
return setweight(to_tsvector('pg_catalog.simple', coalesce(plain, '')), weight);

-- The words of a text that weren't read before, those that say nothing without stems; of titles and leads that are public, that they are.
create function private.keep_words(spaced text, heading text) returns void
language plpgsql
set search_path = ''
set enable_seqscan = off
as $$
begin
  insert into private.search_words (word, plain, stems, is_heading)
  select said.word, private.without_accents(said.word),
    case when private.is_empty_word(said.word) then '{}' else private.stems_of(said.word) end, false
  from (select distinct word from string_to_table(spaced, ' ') as word where char_length(word) <= 60) as said
  where not exists (select from private.search_words as known where known.word = said.word)
  order by said.word
  on conflict do nothing;
  update private.search_words as known set is_heading = true
  where known.word = any (string_to_array(heading, ' ')) and not known.is_heading;
end
$$;

-- Reads a document by the description of its parts: nothing but its digest where that is the former one. A line of fewer than four
-- words, or that begins small, is a label: it is found, and never shown to visitors. Staff look for the name that stands there.
create function private.read_document(
  of_key text, document text, title text, value jsonb, others text, is_public boolean, former_digest text
) returns private.text_index
language plpgsql
set search_path = ''
as $$
declare
  -- Letters that a vector holds, whichever they are.
  longest constant integer := 250000;
  read private.text_index;
  parts record;
  said record;
  blocks text[];
  lines text[];
  seconds integer[];
  first_cue integer;
  readable text;
  spaced text;
begin
  title := private.fill_facts(title);
  select string_agg(part.said, ' ') filter (where part.use = 'lead') as lead,
    string_agg(part.said, ' ') filter (where part.use = 'words') as words,
    string_agg(part.said, E'\n') filter (where part.use = 'said') as said,
    string_agg(part.said, E'\n') filter (where part.use = 'markdown') as markdown,
    string_agg(part.said, E'\n') filter (where part.use = 'transcript') as transcript
  into parts from private.read_parts(of_key, value) as part;
  if parts.markdown <> '' then
    insert into private.markdown_texts as known (document, digest, source) values (document, md5(parts.markdown), parts.markdown)
    on conflict on constraint markdown_texts_pkey do update set used_at = now()
    returning known.blocks into blocks;
  end if;
  read.digest := md5(to_jsonb(array[title, to_jsonb(parts)::text, others, (blocks is null)::text])::text);
  if read.digest = former_digest then
    return read;
  end if;
  if blocks is null and parts.markdown <> '' then
    select array_agg(line) filter (where not has_signs), concat_ws(' ', parts.words, string_agg(line, ' ') filter (where has_signs))
    into blocks, parts.words
    from string_to_table(parts.markdown, E'\n') as line
    cross join lateral (select line ~ '[]*_`#>|<~\\[]|^\s*([-+=]|\d+[.)])' as has_signs) as looked;
  end if;
  -- The title, the lead, a line for each paragraph and cue, what is found beside, and labels: read in one go, for each call costs.
  lines := array[translate(coalesce(title, ''), E'\n', ' '), translate(coalesce(parts.lead, ''), E'\n', ' ')]
    || string_to_array(left(concat_ws(E'\n', parts.said, array_to_string(blocks, E'\n')), longest), E'\n');
  first_cue := cardinality(lines) + 1;
  -- The cues of a transcript in WebVTT.
  select lines || coalesce(array_agg(left(translate(regexp_replace(cue.found[4], '<[^>]*>', '', 'g'), E'\n', ' '), 1000)), '{}'),
    array_agg(coalesce(cue.found[1]::integer, 0) * 3600 + cue.found[2]::integer * 60 + cue.found[3]::integer)
  into lines, seconds
  from regexp_matches(
    left(replace(parts.transcript, E'\r', ''), longest) || E'\n\n',
    E'(?:(\\d{1,3}):)?(\\d\\d):(\\d\\d)[.,]\\d{3}[ \t]+-->[^\n]*\n((?:[^\n]+\n)*)', 'g'
  ) as cue (found);
  lines := lines || translate(coalesce(others, ''), E'\n', ' ') || translate(left(coalesce(parts.words, ''), longest), E'\n', ' ');
  readable := private.readable_line(array_to_string(lines, E'\uE000'));
  spaced := private.spaced_words(readable);
  perform private.keep_words(
    translate(spaced, E'\uE000', ' '), case when is_public then array_to_string((string_to_array(spaced, E'\uE000'))[:2], ' ') end
  );
  with line as (
    select btrim(known.text) as text, btrim(known.plain) as plain, known.number,
      case
        when known.number = 1 then 'title'
        when known.number = 2 then 'lead'
        when known.number = cardinality(lines) - 1 then 'others'
        when known.number = cardinality(lines) then 'label'
        when known.number >= first_cue then 'cue'
        when is_public and (btrim(known.text) ~ '^[a-zà-ÿ]' or btrim(known.plain) !~ ' .* .* ') then 'label'
        else 'said'
      end as part
    from unnest(string_to_array(readable, E'\uE000'), string_to_array(private.without_accents(spaced), E'\uE000'))
      with ordinality as known (text, plain, number)
  ), placed as (
    select line.*,
      (1 + coalesce(sum(cardinality(string_to_array(line.plain, ' '))) filter (where line.part not in ('others', 'label')) over before, 0))::integer
        as place,
      -- Cues that follow each other are one passage of some lines.
      case line.part
        when 'cue' then -1 - sum(char_length(line.text)) filter (where line.part = 'cue') over (order by line.number) / 260
        else line.number
      end as passage
    from line where line.plain <> '' or line.part = 'lead'
    window before as (order by line.number rows between unbounded preceding and 1 preceding)
  ), passages as (
    select array_agg(passage.text order by passage.number) as texts, array_agg(passage.start order by passage.number) as starts
    from (
      select string_agg(placed.text, ' ' order by placed.number) as text, min(placed.place) as start, min(placed.number) as number
      from placed where placed.part in ('lead', 'said', 'cue') group by placed.passage
    ) as passage
  ), plain as (
    select jsonb_object_agg(alike.part, alike.plain) as of from (
      select placed.part, string_agg(placed.plain, ' ' order by placed.number) as plain from placed group by placed.part
    ) as alike
  )
  select coalesce(max(placed.text) filter (where placed.part = 'title'), '') as title, max(placed.text) filter (where placed.part = 'lead') as lead,
    max(passages.texts) as passages, max(passages.starts) || max(placed.place + cardinality(string_to_array(placed.plain, ' '))) filter (where placed.part not in ('others', 'label')) as starts,
    array_agg(placed.place order by placed.number) filter (where placed.part = 'cue') as cue_starts,
    array_agg(seconds[(placed.number - first_cue + 1)::integer] order by placed.number) filter (where placed.part = 'cue') as cue_seconds,
    (select plain.of from plain) as plain
  into said from placed cross join passages;
  read.title := said.title;
  read.lead := said.lead;
  read.passages := said.passages;
  read.starts := said.starts;
  read.cue_starts := said.cue_starts;
  read.cue_seconds := said.cue_seconds;
  read.head := private.plain_vector(said.plain ->> 'title', 'A') || private.plain_vector(concat_ws(' ', said.plain ->> 'lead', said.plain ->> 'others'), 'B');
  read.words := private.plain_vector(said.plain ->> 'title', 'A') || private.plain_vector(said.plain ->> 'lead', 'B')
    || private.plain_vector(said.plain ->> 'said', 'C') || private.plain_vector(said.plain ->> 'cue', 'D')
    || private.plain_vector(said.plain ->> 'others', 'B') || private.plain_vector(said.plain ->> 'label', 'C');
  return read;
end
$$;

-- What enters

-- Writes the entry of something public, its words anew where its text is another one.
create function private.keep_entry(
  of_key text, kept text, entry_kind text, entry_path text, entry_title text, value jsonb, entry_day date default null, others text default '',
  entry_standing integer default 0, entry_price integer default null, entry_ends_at timestamptz default null
) returns void
language plpgsql
set search_path = ''
as $$
declare
  read private.text_index := private.read_document(
    of_key, kept, entry_title, value, others, true, (select known.digest from private.search_entries as known where known.document = kept)
  );
begin
  if read.words is null then
    update private.search_entries as known
    set kind = entry_kind, path = entry_path, day = entry_day, ends_at = entry_ends_at, standing = entry_standing, price = entry_price
    where known.document = kept;
    return;
  end if;
  delete from private.search_entries as known where known.document = kept;
  insert into private.search_entries (
    document, kind, path, title, lead, day, price, ends_at, standing, digest, head, words, passages, starts, cue_starts, cue_seconds
  )
  values (
    kept, entry_kind, entry_path, read.title, read.lead, entry_day, entry_price, entry_ends_at, entry_standing, read.digest, read.head,
    read.words, read.passages, read.starts, read.cue_starts, read.cue_seconds
  );
end
$$;

-- Whether a text in Markdown is read later, with those that nobody has read: the sixty-first of a transaction, which has to end in time.
create function private.puts_off(document text, markdown text) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  count constant integer := coalesce(nullif(current_setting('private.texts_read', true), '')::integer, 0) + 1;
begin
  perform set_config('private.texts_read', count::text, true);
  if count <= 60 or coalesce(markdown, '') = '' then
    return false;
  end if;
  -- Read anew even if it was read before: what else changed (a title, an address, its publication) waits for it too.
  insert into private.markdown_texts as known (document, digest, source) values (document, md5(markdown), markdown)
  on conflict on constraint markdown_texts_pkey do update set source = excluded.source, blocks = null where known.blocks is not null;
  return true;
end
$$;

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
    'article', 'article/' || article.id, 'article', '/blog/' || article.slug, article.title, to_jsonb(article),
    (article.dated_at at time zone 'America/Toronto')::date, 'article'
  )
  from public.articles as article
  where article.id = any (article_ids) and private.is_public(article.status, article.dated_at, moment)
    and not private.puts_off('article/' || article.id, article.content);
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
    online.kind::text, private.key_of((online.kind, online.id)), online.kind::text, online.path, online.title, text.value,
    (text.value ->> 'day')::date,
    -- What it is, in the words that people ask for.
    case online.kind when 'show' then 'balado podcast' when 'episode' then 'épisode de balado' when 'project' then 'réalisation' else '' end
  )
  from unnest(public_documents) as changed
  join private.online_documents as online on (online.kind, online.id) = (changed.kind, changed.id)
  cross join lateral (select private.stored_value((online.kind, online.id)) as value) as text;
end
$$;

-- A page of the code is found by the texts of its sections: its parts are theirs.
create function private.index_pages(paths text[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.keep_entry(
    page.path, page.path, case when starts_with(page.path, '/services') then 'service' else 'page' end, page.path, page.title,
    page.value, null, page.labels, page.standing
  )
  from (
    select coded.path, min(coded.page_title) as title, min(coded.standing) as standing,
      string_agg(coded.labels, ' ') as labels,
      jsonb_object_agg(coded.key, private.section_value(coded.key)) as value
    from private.section_texts as coded where coded.path = any (paths)
    group by coded.path
  ) as page;
end
$$;

create function private.index_courses() returns void
language plpgsql
set search_path = ''
as $$
declare
  courses constant jsonb := jsonb_path_query_array(private.section_value('formations/courseCatalogue'), '$.courses[*] ? (!(@.isHidden == true))');
begin
  perform private.keep_entry(
    'course', 'course/' || (course ->> 'id'), 'course', '/formations#' || (course ->> 'id'), course ->> 'title', course, null,
    'formation cours prix inscription prochaine session date', 1,
    (course ->> 'price')::integer
  )
  from jsonb_array_elements(courses) as course where coalesce(course ->> 'id', '') ~ '^[a-z0-9-]{1,60}$' and course ->> 'title' <> '';
  delete from private.search_entries as known
  where known.kind = 'course' and not courses @> jsonb_build_array(jsonb_build_object('id', substr(known.document, 8)));
  perform private.index_course_sessions(array(select session.id from private.course_sessions as session where session.state = 'open'));
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

-- A date of a course says of it what the catalogue says.
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
    'course', 'session/' || session.id, 'session', '/inscription/' || session.id, session.title,
    jsonb_build_object('description', (select known.lead from private.search_entries as known where known.document = 'course/' || session.course)),
    (session.starts_at at time zone 'America/Toronto')::date,
    concat_ws(' ', 'formation session date prix inscription', private.french_day(session.starts_at), session.place, session.price), 1, session.price,
    session.register_until
  )
  from private.course_sessions as session
  where session.id = any (session_ids) and session.state = 'open';
end
$$;

-- The trade's other names for things, as the setting has them: one that has several words in it is looked for as such.
create function private.read_synonyms() returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.search_synonyms where true;
  insert into private.search_synonyms (number, phrase, stems, is_buying)
  select alike.number, private.without_accents(named.spaced), case when strpos(named.spaced, ' ') = 0 then private.stems_of(named.spaced) else '{}' end,
    coalesce(alike.value -> 'isBuying' = 'true', false)
  from jsonb_path_query(private.section_value('settings/synonyms'), '$.groups[*]') with ordinality as alike (value, number)
  cross join lateral (select private.spaced_words(word) as spaced from string_to_table(alike.value ->> 'words', ',') as word) as named
  where named.spaced <> ''
  on conflict do nothing;
end
$$;

create function private.index_section(section_key text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.index_pages(array(select coded.path from private.section_texts as coded where coded.key = section_key and coded.path is not null));
  case section_key
    when 'formations/courseCatalogue' then perform private.index_courses();
    when 'settings/synonyms' then perform private.read_synonyms();
    -- Texts name what they say.
    when 'settings/company', 'settings/privacy' then perform private.index_contents();
    else null;
  end case;
end
$$;

-- All but articles, which name no facts.
create function private.index_contents() returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.index_documents(
    array(select (online.kind, online.id)::private.document from private.online_documents as online where not private.is_of_code(online.kind))
  );
  perform private.index_pages(array(select distinct coded.path from private.section_texts as coded where coded.path is not null));
  perform private.index_courses();
end
$$;

-- All of it: after a restoration, or by whoever changes how texts are read.
create function private.index_everything() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_page_changes(), set_config('private.texts_read', '-1000000', true);
  delete from private.search_entries where true;
  delete from private.search_words where true;
  perform private.read_synonyms();
  perform private.index_articles(array(select article.id from public.articles as article), clock_timestamp());
  perform private.index_contents();
end
$$;

-- Takes what texts in Markdown say (`read`: document, digest and blocks of each), and gives the next ones that nobody has read. The embedded
-- backend calls it each half second, the back-office after a save.
create function private.exchange_markdown_texts(read jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed text[];
begin
  if not (private.has_role('editor') or coalesce(auth.role(), 'service_role') = 'service_role') then
    raise exception 'Seule la rédaction lit les textes pour la recherche.' using errcode = '42501';
  end if;
  if jsonb_array_length(read) > 0 then
    perform private.lock_page_changes(), set_config('private.texts_read', '-1000', true);
    with given as (
      update private.markdown_texts as known
      set source = null, blocks = array(select jsonb_array_elements_text(one.blocks))
      from jsonb_to_recordset(read) as one (document text, digest text, blocks jsonb)
      where (known.document, known.digest) = (one.document, one.digest) and known.blocks is null
      returning known.document
    )
    select array_agg(distinct given.document) into changed from given;
    perform private.index_articles(array(select substr(name, 9)::uuid from unnest(changed) as name where name like 'article/%'), clock_timestamp());
    perform private.index_documents(array(select private.document_of(name) from unnest(changed) as name where name not like 'article/%'));
    perform private.index_for_desk(split_part(name, '/', 1), split_part(name, '/', 2)) from unnest(changed) as name;
    -- Of what they said before, nothing is made any more.
    delete from private.markdown_texts as known where known.document = any (changed) and known.used_at < now();
  end if;
  return coalesce((
    select jsonb_agg(to_jsonb(unread)) from (
      select known.document, known.digest, known.source from private.markdown_texts as known
      where known.blocks is null order by known.document limit 50
    ) as unread
  ), '[]');
end
$$;

create function public.exchange_markdown_texts(read jsonb) returns jsonb
language sql
set search_path = ''
return private.exchange_markdown_texts(read);

-- What people ask

-- Words one after the other, each as it is or with a stem of it; the last may go on. The endings of verbs and trades may go, which the
-- stemmer leaves. A spaced word has no sign to be quoted.
create function private.phrase_query(spaced text, is_beginning boolean default false) returns text
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
as $$
declare
  words constant text[] := string_to_array(spaced, ' ');
  word text;
  own_plain text;
  own_stems text[];
  parts text[] := '{}';
begin
  foreach word in array words loop
    own_plain := private.without_accents(word);
    own_stems := case when word !~ '[0-9]' then private.stems_of(word) end;
    if own_plain ~ '.{4}(ons|ez|eurs?|euses?)$' then
      own_stems := own_stems || regexp_replace(own_plain, '(ons|ez|eurs?|euses?)$', '');
    end if;
    parts := parts || format('(''%s''%s%s)', own_plain,
      (
        select string_agg('|''' || alike.plain || '''', '') from (
          select distinct known.plain from private.search_words as known where known.stems && own_stems
        ) as alike
        where alike.plain <> own_plain and left(alike.plain, 4) = left(own_plain, 4)
      ),
      case when is_beginning and cardinality(parts) = cardinality(words) - 1 then '|''' || own_plain || ''':*' end
    );
  end loop;
  return array_to_string(parts, '<->');
end
$$;

-- One word that the texts write as two: « portevoix ». Null where its halves are no words.
create function private.split_query(plain text, is_beginning boolean default false) returns text
language sql
stable
set search_path = ''
as $$
  select string_agg(private.phrase_query(left(plain, cut) || ' ' || substr(plain, cut + 1), is_beginning), '|')
  from generate_series(2, char_length(plain) - 2) as cut
  where not exists (select from private.search_words as known where known.plain = split_query.plain)
    and exists (select from private.search_words as known where known.plain = left(split_query.plain, cut) and known.stems <> '{}')
    and exists (
      select from private.search_words as known where known.plain = substr(split_query.plain, cut + 1)
        or (is_beginning and starts_with(known.plain, substr(split_query.plain, cut + 1)))
    )
$$;

-- What a search asks for: `exact` has the words in any form; `wide` has words that begin so, and what the trade calls by another name;
-- `loose` wants one of its `units`, which all must be there, none after a minus, and what stands in quotes one after the other. Words
-- that say nothing count where there are no others. Null where nothing is asked for. Twelve words and phrases count.
create function private.read_query(
  asked text, out exact tsquery, out wide tsquery, out loose tsquery, out units tsquery[], out words text[], out marked text[],
  out beginning text, out is_buying boolean
)
language plpgsql
stable
set search_path = ''
as $$
declare
  part record;
  own text;
  others text;
  excluded text := '';
  exact_parts text[] := '{}';
  wide_parts text[] := '{}';
  alike integer[];
  own_stems text[];
  whole constant text := ' ' || private.without_accents(private.spaced_words(asked)) || ' ';
begin
  words := '{}';
  is_buying := false;
  asked := regexp_replace(
    translate(asked, E'\u2212\u2013\u201C\u201D\u201E\u2019\u02BC\u00B4''', '--"""    '),
    E'(?<![0-9])([0-9]{1,3})[ \u00A0\u202F](?=[0-9]{3}(?![0-9-]|[ ][0-9]{4}))', '\1', 'g'
  );
  for part in
    with listed as (
      select matched.part[1] is not null as is_excluded, coalesce(matched.part[2], matched.part[3]) is not null as is_phrase, matched.place,
        private.spaced_words(coalesce(matched.part[2], matched.part[3], matched.part[4])) as spaced
      from regexp_matches(asked, E'(-)?(?:"([^"]*)"?|\u00AB([^\u00BB]*)\u00BB?|([^\\s"\u00AB\u00BB]+))', 'g') with ordinality as matched (part, place)
    ), said as (
      select listed.*, listed.is_phrase or not private.is_empty_word(listed.spaced) as is_sure from listed where listed.spaced <> ''
    )
    select said.*, private.without_accents(said.spaced) as plain,
      -- It may still be on its way.
      said.place = max(said.place) over () and not said.is_phrase and not said.is_excluded and asked ~ '[^\s"»”]$' as is_last
    from said
    where said.is_sure or not exists (select from said as other where other.is_sure and not other.is_excluded)
    order by said.place limit 12
  loop
    own := private.phrase_query(part.spaced);
    if part.is_excluded then
      excluded := excluded || '&!(' || own || ')';
      continue;
    end if;
    -- Said twice, it is asked for once.
    continue when own = any (exact_parts);
    words := words || part.spaced;
    others := null;
    if not part.is_phrase then
      own := concat_ws('|', own, case when strpos(part.spaced, ' ') = 0 then private.split_query(part.plain, part.is_last) end);
      own_stems := private.stems_of(part.spaced);
      select array_agg(known.number), read_query.is_buying or coalesce(bool_or(known.is_buying), false) into alike, is_buying
      from private.search_synonyms as known
      where known.phrase = part.plain or (known.stems && own_stems and left(known.phrase, 4) = left(part.plain, 4)) or (
        strpos(known.phrase, ' ') > 0 and strpos(whole, ' ' || known.phrase || ' ') > 0 and part.plain = any (string_to_array(known.phrase, ' '))
      );
      select concat_ws('|',
        string_agg(case when known.stems = '{}' then private.phrase_query(known.phrase) else '''' || known.phrase || '''' end, '|'),
        string_agg((
          select string_agg('''' || word.plain || '''', '|') from private.search_words as word
          where word.stems && known.stems and left(word.plain, 4) = left(known.phrase, 4)
        ), '|')
      ) into others from private.search_synonyms as known where known.number = any (alike);
      if part.is_last and part.plain ~ '..$' then
        beginning := regexp_replace(part.plain, '^.* ', '');
        others := concat_ws('|', nullif(others, ''), private.phrase_query(part.spaced, true));
      end if;
    end if;
    exact_parts := exact_parts || ('(' || own || ')');
    wide_parts := wide_parts || ('(' || concat_ws('|', own, nullif(others, '')) || ')');
  end loop;
  if cardinality(words) > 0 then
    units := wide_parts::tsquery[];
    marked := array(select distinct hit[1] from unnest(wide_parts) as unit cross join lateral regexp_matches(unit, '''([^'']+)''(?!:)', 'g') as hit
      where not private.is_empty_word(hit[1]) or hit[1] = any (string_to_array(btrim(whole), ' ')));
    exact := (array_to_string(exact_parts, '&') || excluded)::tsquery;
    wide := (array_to_string(wide_parts, '&') || excluded)::tsquery;
    loose := ('(' || array_to_string(wide_parts, '|') || ')' || excluded)::tsquery;
  end if;
end
$$;

-- The entries that can be among the first: those that say it in their heads before the others, and the latest before the earlier.
create function private.find_entries(wide tsquery, only_kind text default null, without_policies boolean default false) returns text[]
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
        and (not without_policies or entry.standing >= 0 or ts_filter(entry.head, '{a}') @@ wide)
      order by entry.standing >= 0 desc, entry.head @@ wide desc, entry.day desc nulls first, entry.document
      limit 300
    ) as chosen
    where wide::text !~ '<(-|\d+)>' or chosen.words @@ wide
  )
$$;

-- Whether somebody who meant a word may have typed the other, which begins alike: a letter more, less or another, or the same ones.
create function private.is_slip(typed text, meant text) returns boolean
language sql
immutable
set search_path = ''
return left(typed, 1) = left(meant, 1) and (
  array(select string_to_table(typed, null) order by 1) = array(select string_to_table(meant, null) order by 1)
  or exists (
    select from generate_series(1, char_length(meant)) as same
    where left(typed, same) = left(meant, same) and (
      substr(typed, same + 2) = substr(meant, same + 2) or substr(typed, same + 1) = substr(meant, same + 2)
      or substr(typed, same + 2) = substr(meant, same + 1)
    )
  )
);

-- Of what was typed, the words that stand nowhere, and what the whole would be with what was meant by them: the company's name, or a word
-- of the trade, or of titles and leads that are public. Nothing is meant by numbers, by short words, and by names: they begin with a
-- large letter, or are near nothing, and then nothing else is corrected either.
create function private.correct_search(asked text, out corrected text, out misspelled text[])
language plpgsql
stable
set search_path = ''
as $$
declare
  typed text;
  plain_typed text;
  meant text;
begin
  corrected := '';
  misspelled := '{}';
  for typed in
    -- The company's name may be in several words.
    select word from string_to_table(translate(asked, '"«»’''', '     '), ' ') as word where private.spaced_words(word) <> ''
  loop
    plain_typed := replace(private.without_accents(private.spaced_words(typed)), ' ', '');
    meant := typed;
    if not private.is_empty_word(plain_typed) and cardinality(private.find_entries(
      concat_ws('|', private.phrase_query(private.spaced_words(typed)), private.split_query(plain_typed))::tsquery
    )) = 0 then
      misspelled := misspelled || typed;
      meant := (
        select near.shown
        from (
          select known.word as shown, known.plain, 1 as trust from private.search_words as known
          where known.is_heading and starts_with(known.plain, left(plain_typed, 1))
          union all select synonym.phrase, synonym.phrase, 2 from private.search_synonyms as synonym where strpos(synonym.phrase, ' ') = 0
          union all select company.name, replace(private.without_accents(private.spaced_words(company.name)), ' ', ''), 0
          from (select private.facts() ->> '{nom}' as name) as company
        ) as near
        where private.is_slip(plain_typed, near.plain) and cardinality(private.find_entries(private.phrase_query(private.spaced_words(near.shown))::tsquery)) > 0
        order by near.trust, near.plain limit 1
      );
      if meant is null or plain_typed !~ '^[^0-9]{5,40}$' or typed ~ '^[A-ZÀ-Þ]' then
        corrected := null;
      end if;
    end if;
    corrected := ltrim(corrected || ' ' || meant);
  end loop;
  corrected := case when cardinality(misspelled) > 0 then normalize(corrected, nfc) end;
end
$$;

-- A text with the words of these places marked: what stands between them, and each of them, in turn. Words as `spaced_words` has them.
create function private.mark_words(line text, places integer[]) returns text[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  word record;
  parts text[] := '{}';
  plain text := '';
begin
  for word in
    select matched.part[1] as before, matched.part[2] as word, matched.place
    from regexp_matches(line,
      E'([^0-9A-Za-z\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u1FFF\u2C00-\u2DFF\u2E80-\u2FFF\u3040-\uD7FF\uF900-\uFDFF\uFE70-\uFEFC\uFF10-\uFFDC]*)'
      '((?:(?<![0-9])[0-9]{1,3}[ \u00A0\u202F](?=[0-9]{3}(?![0-9-]|[ ][0-9]{4})))*'
      '[0-9A-Za-z\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u1FFF\u2C00-\u2DFF\u2E80-\u2FFF\u3040-\uD7FF\uF900-\uFDFF\uFE70-\uFEFC\uFF10-\uFFDC]+|$)', 'g'
    ) with ordinality as matched (part, place)
  loop
    if word.place = any (places) then
      parts := parts || (plain || word.before) || word.word;
      plain := '';
    else
      plain := plain || word.before || word.word;
    end if;
  end loop;
  return parts || plain;
end
$$;

-- The passage that says most of a search, with its words marked; of a transcript, the second of the first one. The lead where none says any.
create function private.mark_passage(
  words tsvector, passages text[], starts integer[], cue_starts integer[], cue_seconds integer[], marked text[], beginning text,
  out excerpt text[], out second integer
)
language sql
stable
set search_path = ''
as $$
  with said as materialized (
    select known.lexeme, place::integer as place
    from unnest(words) as known cross join lateral unnest(known.positions) as place
    where known.lexeme = any (marked) or starts_with(known.lexeme, beginning)
  ), best as (
    select passage.text, passage.start, array_agg(said.place order by said.place) filter (where said.place is not null) as places
    from unnest(passages, starts, starts[2:]) as passage (text, start, next)
    left join said on said.place >= passage.start and said.place < passage.next
    where passage.text <> ''
    group by passage.start, passage.text
    order by count(distinct said.lexeme) desc, passage.start
    limit 1
  )
  select private.mark_words(best.text, array(select place - best.start + 1 from unnest(best.places) as place)), (
    select cue_seconds[max(cue.number)] from unnest(cue_starts) with ordinality as cue (start, number)
    where best.start >= cue_starts[1] and cue.start <= coalesce(best.places[1], best.start)
  )
  from best
$$;

-- Title, then lead, then the rest; words as they were typed before those that the trade has as well, and how much of the search is
-- said at all. Without a search_path of its own: only then does the planner put it into the query.
create function private.rank_entry(head tsvector, words tsvector, exact tsquery, wide tsquery, units tsquery[]) returns real
language sql
immutable
as $$
  select (
    case when ts_filter(head, '{a}') @@ exact then 1.0 when ts_filter(head, '{a}') @@ wide then 0.6 else 0 end
    + case when head @@ exact then 0.5 when head @@ wide then 0.3 else 0 end
    + case when words @@ exact then 0.3 else 0 end
    + ts_rank('{0.1, 0.2, 0.4, 1.0}', words, exact, 0) + 0.5 * ts_rank('{0.1, 0.2, 0.4, 1.0}', words, wide, 0)
    + (
      select sum(case when ts_filter(head, '{a}') @@ unit then 1.5 when head @@ unit then 1.2 when words @@ unit then 1 else 0 end) / count(*)
      from unnest(units) as unit
    )
  )::real
$$;

create function private.find_public(asked text, only_kind text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  query record;
  correction record;
  found text[];
  needed tsquery;
  nearness text := 'exact';
begin
  if char_length(asked) > 200 then
    raise exception 'Votre recherche est trop longue : 200 caractères au plus.' using errcode = 'PT400';
  end if;
  asked := private.readable_line(coalesce(asked, ''));
  only_kind := nullif(left(only_kind, 20), '');
  select null::text as corrected, '{}'::text[] as misspelled into correction;
  select read.* into query from private.read_query(asked) as read;
  needed := query.wide;
  found := private.find_entries(needed);
  -- A policy that says each of several words somewhere isn't an answer, unless its title says one.
  if not exists (
    select from private.search_entries as entry
    where entry.document = any (found)
      and (entry.standing >= 0 or cardinality(query.words) = 1 or ts_filter(entry.head, '{a}') @@ query.loose)
  ) then
    nearness := 'near';
    select known.corrected, known.misspelled into correction from private.correct_search(asked) as known;
    if correction.corrected is not null then
      select read.* into query from private.read_query(correction.corrected || ' ') as read;
      needed := query.wide;
      found := private.find_entries(needed);
    end if;
    if correction.corrected is null or cardinality(found) = 0 then
      needed := query.loose;
      found := private.find_entries(needed, null, true);
    end if;
  end if;
  return (
    with shown as materialized (
      select case when only_kind is null then found else private.find_entries(needed, only_kind, needed = query.loose) end as documents
    ), ranked as materialized (
      select entry.*,
        private.rank_entry(entry.head, entry.words, query.exact, needed, query.units)
          * case entry.kind when 'page' then 0.9 when 'session' then 0.8 when 'course' then 1.1 when 'service' then 1.1 when 'show' then 1.2 else 1 end
          * case
            when entry.standing = 1 and query.is_buying then 3
            when entry.standing = -1 and not ts_filter(entry.head, '{a}') @@ query.loose then 0.01
            else 1
          end as score
      from private.search_entries as entry
      -- Of so many that were found, the best come first.
      where entry.document = any ((select shown.documents[:100] from shown)::text[])
      order by score desc, entry.day desc nulls first, entry.document
      limit 20
    )
    select jsonb_build_object(
      'nearness', case when cardinality(shown.documents) > 0 or cardinality(found) > 0 then nearness else 'none' end,
      'corrected', correction.corrected,
      'misspelled', case when correction.corrected is null then '[]' else to_jsonb(correction.misspelled) end,
      'total', cardinality(shown.documents),
      'has_more', cardinality(shown.documents) >= 300,
      'kinds', coalesce((
        select jsonb_object_agg(counted.kind, counted.count) from (
          select entry.kind, count(*) as count from private.search_entries as entry where entry.document = any (found) group by entry.kind
        ) as counted
      ), '{}'),
      'results', coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'kind', entry.kind, 'title', entry.title, 'path', entry.path, 'day', entry.day, 'price', entry.price,
            'excerpt', coalesce(said.excerpt, '{}'), 'second', said.second
          ) order by entry.score desc, entry.day desc nulls first, entry.document
        )
        from ranked as entry
        left join lateral private.mark_passage(
          entry.words, entry.passages, entry.starts, entry.cue_starts, entry.cue_seconds, query.marked, query.beginning
        ) as said on true
      ), '[]')
    ) from shown
  );
end
$$;

create function public.search(query text, only_kind text default null) returns jsonb
language sql
stable
set search_path = ''
return private.find_public(query, only_kind);

-- Counts the words of a search that nobody can be shown anything for: those that stand nowhere and are near none; where each stands
-- somewhere, all of them together. Never an address, a number, or what is too long to be a word.
create function private.count_missed_search(asked text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  query record;
  correction record;
begin
  if private.is_robot() or char_length(asked) > 200 or strpos(asked, '@') > 0 then
    return;
  end if;
  asked := private.readable_line(asked);
  select read.* into query from private.read_query(asked || ' ') as read;
  select known.* into correction from private.correct_search(asked) as known;
  if correction.corrected is null and cardinality(private.find_entries(query.wide)) = 0 then
    perform private.count_miss('search', missed.word)
    from (
      select distinct private.without_accents(private.spaced_words(word)) as word
      from unnest(case when cardinality(correction.misspelled) > 0 then correction.misspelled[:6] else array[array_to_string(query.words[:4], ' ')] end) as word
    ) as missed
    where missed.word ~ '^[a-z ]{3,60}$';
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
grant execute on function private.exchange_markdown_texts(jsonb), public.exchange_markdown_texts(jsonb) to authenticated, service_role;

comment on table private.search_entries is
  'What visitors find, one entry for each thing that is public. Kept by what writes the log of changes, in the same transaction.';
comment on table private.search_words is 'Words of texts with what they are stemmed to; of public titles and leads, for words that are spelled otherwise.';
comment on table private.search_synonyms is 'What the trade calls by several names, from settings/synonyms.';
comment on table private.markdown_texts is 'What texts in Markdown say, by the digest of their source; or the source, until it is read.';
comment on function private.index_everything() is 'Makes all entries anew.';
comment on function public.exchange_markdown_texts(jsonb) is
  'Takes what texts in Markdown say, and gives those that nobody has read. Editors, and who has the service key.';
comment on function public.record_missed_search(text) is
  'Counts the words of a search that found nothing, once a day for a network. The page of results calls it.';
comment on function public.search(text, text) is
  'What visitors may read and looked for: the first twenty, each with the sentence that says it, its marked words at every other '
  'place, and of a transcript the second. « near » where only other spellings, which are told, or some of the words, were found.';
