-- What visitors find at /recherche and staff with one search: an entry for each thing and whoever finds it, kept by what writes the log of
-- page changes, or by triggers, in the same transaction. What is taken back is gone with its page; drafts and plans are found by staff.
-- Which parts are read, and how, their descriptions say (`searched_texts.sql`).
--
-- A vector has each word as people type it, small and without accents. What else a word may look like (plural, conjugated) is known
-- once, by `search_words`: French is stemmed before its accents go and after, so that both keyboards meet.

-- What is found, one entry for each thing and whoever finds it.
create table private.search_entries (
  -- Its kind and id, or the path of a page of the code.
  document text collate "C" not null,
  kind text not null,
  -- The lowest role that finds it; what subscribers find, everybody does. What isn't public of a document is an entry of its own.
  audience public.app_role not null,
  title text not null,
  -- What results show where no passage says what was looked for: a sentence about it; who it is of, or when.
  lead text not null,
  path text,
  state text,
  moment timestamptz,
  price integer,
  -- From when on nobody finds it any more: dates of courses.
  ends_at timestamptz,
  -- 1 before others for who wants to buy, -1 after all others unless its title is asked for.
  standing integer not null,
  -- The title, and who somebody is, for what is spelled alike.
  spelling text not null,
  -- What the text was of which the following was made.
  digest text not null,
  -- Texts in Markdown: the source until the site's parser has read it (`readMarkdownTexts.ts`), then what it says, block by block.
  markdown_digest text,
  source text,
  blocks text[],
  head tsvector not null,
  words tsvector not null,
  -- Each line: the title, the lead, paragraphs, cues of a transcript, what is found beside, labels. Empty where no result shows it.
  passages text[] not null,
  -- At which place of `words` each line begins, and the second of a cue.
  starts integer[] not null,
  seconds integer[] not null,
  constraint search_entries_pkey primary key (document, audience)
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
  number bigint not null,
  phrase text collate "C" not null,
  plain text not null,
  stems text[] not null,
  is_buying boolean not null,
  constraint search_synonyms_pkey primary key (number, phrase)
);

-- The list of pending entries is short: many texts at once cost less, and the embedded database has no vacuum that would empty it.
create index search_entries_words_idx on private.search_entries using gin (words) with (gin_pending_list_limit = 256)
  where audience = 'subscriber';
create index search_entries_audience_idx on private.search_entries (audience) where audience <> 'subscriber';
create index search_entries_unread_idx on private.search_entries (document) where source is not null;
create index search_words_stems_idx on private.search_words using gin (stems) with (gin_pending_list_limit = 64);
create index search_words_plain_idx on private.search_words (plain);

-- The lines of a text as results show them: composed, and without what nobody sees.
create function private.readable(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
return btrim(regexp_replace(
  regexp_replace(
    case when value is nfc normalized then value else normalize(value, nfc) end,
    E'[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFE00-\uFE0F\uFEFF\u0001-\u0008\u000E-\u001F]', '', 'g'
  ),
  -- A blank alone stays as it is: to put another in its place takes most of the time.
  E' *[\t\u000B-\r\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000][\t\u000B-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]*| {2,}',
  ' ', 'g'
));

-- Letters and digits, as a bracket of an expression, whatever the locale of the database.
create function private.word_signs() returns text
language sql
immutable
set search_path = ''
return E'0-9A-Za-z\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u1FFF\u2C00-\u2DFF\u2E80-\u2FFF\u3040-\uD7FF\uF900-\uFDFF\uFE70-\uFEFC\uFF10-\uFFDC';

-- The words of each line with a blank between them: nothing is left that PostgreSQL's parser could take for an address or a sign. Letters
-- are small whatever the locale, for accents stand alone; « 1 290 » is one word, and « 418 555-0142 » three.
create function private.spaced_words(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
return btrim(regexp_replace(
  regexp_replace(
    replace(replace(lower(translate(normalize(value, nfd), 'ŒÆ', 'œæ')), 'œ', 'oe'), 'æ', 'ae'),
    E'(?<![0-9])([0-9]{1,3})[ \u00A0\u202F](?=[0-9]{3}(?![0-9-]|[ ][0-9]{4}))', '\1', 'g'
  ),
  '[^\n' || private.word_signs() || ']+', ' ', 'g'
));

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
return array(
  select distinct private.without_accents(coalesce((ts_lexize('pg_catalog.french_stem', said.form))[1], said.form))
  from (select regexp_replace(normalize(word, nfc), '^(.{2,}[aiouyéè])s$', '\1') as singular) as one
  cross join lateral (values (one.singular), (private.without_accents(one.singular))) as said (form)
);

-- What is read

-- What a section says today: what is published, else what the code says.
create function private.section_value(section_key text) returns jsonb
language sql
stable
set search_path = ''
return coalesce(
  private.published_content(section_key),
  (select coded.value from private.section_texts as coded where coded.key = section_key)
);

-- Puts facts in the place of their names, as `getFacts` does.
create function private.fill_facts(value text) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  company jsonb;
  officer jsonb;
  fact record;
begin
  if strpos(value, '{') > 0 then
    company := private.section_value('settings/company');
    officer := private.section_value('settings/privacy');
    for fact in
      select known.name, known.said from (values
        ('{nom}', company ->> 'name'),
        ('{nom-légal}', coalesce(nullif(company ->> 'legalName', ''), company ->> 'name')),
        ('{téléphone}', company ->> 'phone'),
        ('{courriel}', company ->> 'email'),
        ('{adresse}', format(
          '%s, %s (%s) %s', company #>> '{address,street}', company #>> '{address,city}', company #>> '{address,region}',
          company #>> '{address,postalCode}'
        )),
        ('{pays}', company #>> '{address,country}'),
        ('{année}', company ->> 'copyrightYear'),
        ('{responsable}', officer #>> '{officer,name}'),
        ('{fonction}', officer #>> '{officer,role}'),
        ('{courriel-responsable}', coalesce(nullif(officer #>> '{officer,email}', ''), company ->> 'email')),
        ('{mois}', officer ->> 'messageMonths')
      ) as known (name, said)
    loop
      value := replace(value, fact.name, coalesce(fact.said, ''));
    end loop;
  end if;
  return value;
end
$$;

-- Writes an entry of what people look for in a value, by the description of its parts (`of_key`), in the order of its form: a page has
-- those of its sections, by their keys. Words are read anew where the text is another one. A line of fewer than four words, or that begins small, is a label: it is
-- found, and never shown to visitors. Staff look for the name that stands there.
create function private.keep_entry(entry private.search_entries, of_key text, value jsonb, others text default '') returns void
language plpgsql
set search_path = ''
set enable_seqscan = off
as $$
declare
  -- Letters that a vector holds, whichever they are.
  longest constant integer := 250000;
  is_public constant boolean := entry.audience = 'subscriber';
  -- What staff read beside the title isn't a sentence of the text.
  note constant text := entry.lead;
  parts record;
  line record;
  spaced text;
begin
  entry.title := private.fill_facts(coalesce(nullif(entry.title, ''), 'Sans titre'));
  entry.standing := coalesce(entry.standing, 0);
  select string_agg(part.said, ' ') filter (where part.use = 'lead') as lead,
    string_agg(part.said, ' ') filter (where part.use = 'words') as words,
    string_agg(part.said, E'\n') filter (where part.use = 'said') as said,
    nullif(string_agg(part.said, E'\n') filter (where part.use = 'markdown'), '') as markdown,
    string_agg(part.said, E'\n') filter (where part.use = 'transcript') as transcript
  into parts
  from (
    select case described.use when 'picture' then 'said' else described.use end as use, private.fill_facts(case
      when described.use <> 'picture' then found.value #>> '{}'
      when jsonb_typeof(found.value) = 'object' then coalesce(
        found.value ->> 'alt',
        (select medium.alt_text from public.media_library as medium where medium.file_path = found.value ->> 'src')
      )
    end) as said
    from private.section_texts as coded
    cross join lateral rows from (jsonb_to_recordset(coded.parts) as (use text, path jsonpath)) with ordinality as described (use, path, place)
    cross join lateral jsonb_path_query(
      case coded.key when of_key then keep_entry.value else keep_entry.value -> coded.key end, described.path, '{}', true
    ) with ordinality as found (value, place)
    where of_key in (coded.key, coded.path) and found.value <> 'null'
    order by coded.position, described.place, found.place
  ) as part;
  entry.lead := coalesce(note, parts.lead, '');
  parts.said := concat_ws(E'\n', case when note is not null then parts.lead end, parts.said);
  entry.markdown_digest := md5(parts.markdown);
  if parts.markdown is not null then
    select known.blocks into entry.blocks
    from private.search_entries as known
    where known.document = entry.document and known.markdown_digest = entry.markdown_digest and known.blocks is not null
    limit 1;
    entry.source := case when entry.blocks is null then parts.markdown end;
  end if;
  entry.digest := md5(to_jsonb(array[entry.title, entry.lead, to_jsonb(parts)::text, others, (entry.blocks is null)::text])::text);
  update private.search_entries as known
  set path = entry.path, state = entry.state, moment = entry.moment, price = entry.price, ends_at = entry.ends_at, standing = entry.standing
  where (known.document, known.audience, known.digest) = (entry.document, entry.audience, entry.digest);
  if found then
    return;
  end if;
  -- Until it is read, all words of a source are found and none shown; those after the sixtieth of a transaction, which has to end in
  -- time, are found once they are read.
  if entry.source is not null then
    perform set_config('private.texts_read', (coalesce(nullif(current_setting('private.texts_read', true), ''), '0')::integer + 1)::text, true);
    if current_setting('private.texts_read')::integer <= 60 then
      parts.words := concat_ws(' ', parts.words, entry.source);
    end if;
  end if;
  -- All lines are made readable, and to words, in one go, for each call costs.
  select array_agg(said.part) as parts, array_agg(said.second) as seconds,
    private.readable(string_agg(translate(coalesce(said.text, ''), E'\n', ' '), E'\n')) as readable
  into line
  from (
    select 'title' as part, entry.title as text, null::integer as second
    union all select 'lead', entry.lead, null
    union all select 'said', known.text, null
    from string_to_table(left(concat_ws(E'\n', parts.said, array_to_string(entry.blocks, E'\n')), longest), E'\n') as known (text)
    -- The cues of a transcript in WebVTT.
    union all select 'cue', left(regexp_replace(cue.found[4], '<[^>]*>', '', 'g'), 1000),
      coalesce(cue.found[1]::integer, 0) * 3600 + cue.found[2]::integer * 60 + cue.found[3]::integer
    from regexp_matches(
      left(replace(parts.transcript, E'\r', ''), longest) || E'\n\n',
      E'(?:(\\d{1,3}):)?(\\d\\d):(\\d\\d)[.,]\\d{3}[ \t]+-->[^\n]*\n((?:[^\n]+\n)*)', 'g'
    ) as cue (found)
    union all select 'others', others, null
    union all select 'words', left(parts.words, longest), null
  ) as said;
  spaced := private.spaced_words(line.readable);
  -- Words that weren't read before, those that say nothing without stems.
  insert into private.search_words (word, plain, stems, is_heading)
  select said.word, private.without_accents(said.word),
    case when private.is_empty_word(said.word) then '{}' else private.stems_of(said.word) end, false
  from (select distinct word from string_to_table(translate(spaced, E'\n', ' '), ' ') as word where char_length(word) between 1 and 60) as said
  where not exists (select from private.search_words as known where known.word = said.word)
  order by said.word
  on conflict do nothing;
  update private.search_words as known set is_heading = true
  where is_public and not known.is_heading
    and known.word = any (string_to_array(concat_ws(' ', split_part(spaced, E'\n', 1), split_part(spaced, E'\n', 2)), ' '));
  with known as (
    select btrim(said.text) as text, string_to_array(btrim(said.plain), ' ') as plain, said.part, said.second, said.number
    from unnest(
      string_to_array(line.readable, E'\n'), string_to_array(private.without_accents(spaced), E'\n'), line.parts, line.seconds
    ) with ordinality as said (text, plain, part, second, number)
  ), placed as (
    select known.*,
      known.part = 'cue' or known.part = 'lead' and note is null
        or known.part = 'said' and not (is_public and (known.text ~ '^[a-zà-ÿ]' or cardinality(known.plain) < 4)) as is_shown,
      case known.part when 'title' then 'A' when 'lead' then 'B' when 'others' then 'B' when 'cue' then 'D' else 'C' end as weight,
      (1 + coalesce(sum(cardinality(known.plain)) over (order by known.number rows between unbounded preceding and 1 preceding), 0))::integer as place
    from known
  )
  select max(placed.text) filter (where placed.part = 'title') as title, max(placed.text) filter (where placed.part = 'lead') as lead,
    array_agg(case when placed.is_shown then placed.text else '' end order by placed.number) as passages,
    array_agg(placed.place order by placed.number) as starts, array_agg(placed.second order by placed.number) as seconds, (
      select string_agg(word || ':' || least(said.place + said.number - 1, 16383) || said.weight, ' ') from (
        select listed.word, listed.number, placed.place, placed.weight from placed cross join lateral unnest(placed.plain) with ordinality as listed (word, number)
        where char_length(listed.word) <= 60
      ) as said
    )::tsvector as words
  into line from placed;
  entry.title := line.title;
  entry.lead := line.lead;
  entry.passages := line.passages;
  entry.starts := line.starts;
  entry.seconds := line.seconds;
  entry.words := coalesce(line.words, '');
  entry.head := ts_filter(entry.words, '{a,b}');
  entry.spelling := private.folded(left(concat_ws(' ', entry.title, case when entry.kind in ('person', 'request', 'session') then note end), 200));
  delete from private.search_entries as known where (known.document, known.audience) = (entry.document, entry.audience);
  insert into private.search_entries select entry.*;
end
$$;

-- What enters

-- In the words of Québec, as no locale of the database has to know them.
create function private.french_day(moment timestamptz) returns text
language sql
stable
set search_path = ''
as $$
  select concat_ws(' ',
    (array['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'])[extract(isodow from local.at)], extract(day from local.at),
    (array[
      'janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'
    ])[extract(month from local.at)], extract(year from local.at)
  )
  from (select moment at time zone 'America/Toronto' as at) as local
$$;

-- Writes the entries of a thing: the visitors' where it is public, the team's of what isn't; none where there is no such thing any more.
create function private.index_for_search(entry_kind text, entry_id text) returns void
language plpgsql
set search_path = ''
as $$
declare
  own constant private.document := private.document_of(
    case when entry_kind = 'section' then entry_id when entry_kind = any (enum_range(null::public.document_kind)::text[]) then entry_kind || '/' || entry_id end
  );
  pending constant jsonb := private.pending_value(own);
  entry private.search_entries;
  public_entry private.search_entries;
  coded record;
  of_key text := entry_kind;
  -- What is public, what staff have, and what is found beside.
  shown jsonb;
  value jsonb;
  others text := '';
begin
  entry.document := entry_kind || '/' || entry_id;
  entry.kind := entry_kind;
  case
  when starts_with(entry_id, '/') then
    of_key := entry_id;
    select case when starts_with(entry_id, '/services') then 'service' else 'page' end, min(page.page_title), entry_id, min(page.standing),
      string_agg(page.labels, ' '), jsonb_object_agg(page.key, private.section_value(page.key))
    into entry.kind, entry.title, entry.path, entry.standing, others, shown
    from private.section_texts as page where page.path = entry_id;
  when entry_kind = 'section' then
    of_key := entry_id;
    select known.* into coded from private.section_texts as known where known.key = entry_id;
    value := private.section_value(entry_id);
    entry.audience := case when pending is not null or value is not null then case own.kind when 'section' then 'editor' else 'admin' end end;
    entry.title := coalesce(
      case when own.kind <> 'section' then coded.title end,
      nullif(coalesce(pending, value) ->> 'title', ''), nullif(coalesce(pending, value) ->> 'eyebrow', ''), coded.title, entry_id
    );
    entry.lead := case when own.kind = 'section' then coalesce(coded.page_title, '') else 'Paramètres' end;
    entry.path := case when own.kind = 'section' then coded.path end;
  when entry_kind = 'course' then
    shown := jsonb_path_query_first(
      private.section_value('formations/courseCatalogue'), '$.courses[*] ? (@.id == $id && !(@.isHidden == true) && @.title != "")',
      jsonb_build_object('id', entry_id)
    );
    entry.title := shown ->> 'title';
    entry.path := '/formations#' || entry_id;
    entry.price := shown ->> 'price';
    entry.standing := 1;
    others := 'formation cours prix inscription prochaine session date';
  when entry_kind = 'session' then
    select 'moderator', session.title, concat_ws(', ', private.french_day(session.starts_at), session.place), session.starts_at, session.state,
      case when session.state = 'open' then '/inscription/' || session.id end, session.price, session.register_until, 1
    into entry.audience, entry.title, entry.lead, entry.moment, entry.state, entry.path, entry.price, entry.ends_at, entry.standing
    from private.course_sessions as session where session.id = entry_id::uuid;
    -- A date of a course says of it what the catalogue says.
    if entry.state = 'open' then
      shown := jsonb_build_object('description', (
        select jsonb_path_query_first(private.section_value('formations/courseCatalogue'), '$.courses[*] ? (@.id == $id)', jsonb_build_object('id', session.course))
          -> 'description'
        from private.course_sessions as session where session.id = entry_id::uuid
      ));
      of_key := 'course';
      others := concat_ws(' ', 'formation session date prix inscription', entry.lead, entry.price);
    end if;
  when entry_kind = 'medium' then
    select 'editor', medium.title, coalesce(medium.alt_text, ''), to_jsonb(medium), medium.created_at, medium.media_kind, medium.file_path
    into entry.audience, entry.title, entry.lead, value, entry.moment, entry.state, entry.path
    from public.media_library as medium where medium.id = entry_id::uuid;
  when entry_kind = 'request' then
    select 'moderator', coalesce(nullif(btrim(concat_ws(' ', lead.first_name, lead.last_name)), ''), lead.email),
      concat_ws(', ', lead.company, lead.email), to_jsonb(lead), lead.created_at, lead.stage
    into entry.audience, entry.title, entry.lead, value, entry.moment, entry.state
    from public.leads as lead where lead.id = entry_id::uuid;
  when entry_kind = 'release' then
    select 'editor', release.name, coalesce(private.french_day(release.due_at), ''), release.created_at, release.state
    into entry.audience, entry.title, entry.lead, entry.moment, entry.state
    from private.releases as release where release.id = entry_id::uuid and release.name is not null;
  when entry_kind = 'person' then
    select 'admin', coalesce(nullif(btrim(concat_ws(' ', account.first_name, account.last_name)), ''), account.email), account.email,
      account.created_at, account.role
    into entry.audience, entry.title, entry.lead, entry.moment, entry.state
    from private.accounts as account where account.user_id = entry_id::uuid;
  else
    value := private.stored_value(own);
    entry.audience := case when pending is not null or value is not null then 'editor' end;
    entry.title := value ->> 'title';
    select online.path, 'published', online.appears_at, value into entry.path, entry.state, entry.moment, shown
    from private.online_documents as online
    where (online.kind, online.id) = (own.kind, entry_id) and online.path is not null and online.appears_at <= clock_timestamp();
    entry.moment := coalesce((value ->> 'day')::timestamp at time zone 'America/Toronto', nullif(entry.moment, '-infinity'));
    entry.state := coalesce(value ->> 'status', entry.state, 'draft');
    -- What it is, in the words that people ask for.
    others := case entry_kind when 'show' then 'balado podcast' when 'episode' then 'épisode de balado' when 'project' then 'réalisation' when 'article' then 'article' else '' end;
  end case;
  value := coalesce(pending, value);
  -- What isn't public of a document, staff find by another entry.
  if value = shown then
    entry.audience := null;
  end if;
  if shown is not null then
    public_entry := entry;
    public_entry.audience := 'subscriber';
    public_entry.lead := null;
    perform private.keep_entry(public_entry, of_key, shown, others);
  end if;
  if entry.audience is not null then
    entry.title := coalesce(pending ->> 'title', entry.title);
    entry.path := case when shown is not null or entry_kind in ('section', 'medium') then entry.path end;
    perform private.keep_entry(entry, case entry_kind when 'section' then entry_id else entry_kind end, value);
  end if;
  delete from private.search_entries as known
  where known.document = entry.document and known.audience is distinct from entry.audience and (shown is null or known.audience <> 'subscriber');
end
$$;

-- The trade's other names for things, as the setting has them.
create function private.read_synonyms() returns void
language sql
set search_path = ''
as $$
  delete from private.search_synonyms where true;
  insert into private.search_synonyms (number, phrase, plain, stems, is_buying)
  select alike.number, named.phrase, private.without_accents(named.phrase), private.stems_of(named.phrase),
    coalesce(alike.value -> 'isBuying' = 'true', false)
  from jsonb_path_query(private.section_value('settings/synonyms'), '$.groups[*]') with ordinality as alike (value, number)
  cross join lateral (select private.spaced_words(word) as phrase from string_to_table(alike.value ->> 'words', ',') as word) as named
  where named.phrase <> ''
  on conflict do nothing;
$$;

-- All of it: after a restoration, or by whoever changes how texts are read; or only what is of these kinds.
create function private.index_everything(only_kinds text[] default null) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_page_changes();
  if only_kinds is null then
    delete from private.search_entries where true;
    delete from private.search_words where true;
    perform private.read_synonyms();
  end if;
  perform private.index_for_search(listed.kind, listed.id) from (
    select 'article' as kind, article.id::text as id from public.articles as article
    union select case when private.is_of_code(online.kind) then 'section' else online.kind::text end, online.id from private.online_documents as online
    union select case when private.is_of_code(waiting.kind) then 'section' else waiting.kind::text end, waiting.id from private.pending_changes as waiting
    union select 'section', coded.key from private.section_texts as coded where coded.position is not null
    union select 'page', coded.path from private.section_texts as coded where coded.path is not null
    union select 'course', course ->> 'id' from jsonb_path_query(private.section_value('formations/courseCatalogue'), '$.courses[*]') as course
      where course ->> 'id' ~ '^[a-z0-9-]{1,60}$'
    union select 'course', substr(entry.document, 8) from private.search_entries as entry where entry.kind = 'course'
    union select 'session', session.id::text from private.course_sessions as session
    union select 'medium', medium.id::text from public.media_library as medium
    union select 'request', lead.id::text from public.leads as lead
    union select 'release', release.id::text from private.releases as release
    union select 'person', account.user_id::text from private.accounts as account
  ) as listed
  where only_kinds is null or listed.kind = any (only_kinds);
end
$$;

-- What is found otherwise since a section says something else.
create function private.index_section(section_key text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.index_for_search('section', section_key);
  perform private.index_for_search('page', coded.path) from private.section_texts as coded where coded.key = section_key and coded.path is not null;
  case section_key
    when 'formations/courseCatalogue' then perform private.index_everything('{course,session}');
    when 'settings/synonyms' then perform private.read_synonyms();
    -- Texts name what they say; articles don't.
    when 'settings/company', 'settings/privacy' then
      perform private.index_everything('{section,page,project,show,episode,course,session}');
    else null;
  end case;
end
$$;

-- When the transaction commits: what a save writes in several tables is read once each is written. Those of documents: `follow_document`, of media: `follow_medium`.
create function private.follow_for_search() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  if tg_table_name = 'pending_changes' then
    -- What is public of it is looked at too.
    perform private.lock_page_changes();
    perform private.index_for_search(
      case when private.is_of_code((changed ->> 'kind')::public.document_kind) then 'section' else changed ->> 'kind' end, changed ->> 'id'
    );
  else
    perform private.index_for_search(tg_argv[0], changed ->> tg_argv[1]);
  end if;
  return null;
end
$$;

create constraint trigger follow_for_search
  after insert or update or delete on private.pending_changes deferrable initially deferred
  for each row execute function private.follow_for_search();
create constraint trigger follow_for_search
  after insert or update of first_name, last_name, email, company, message, next_step, stage or delete on public.leads
  deferrable initially deferred
  for each row execute function private.follow_for_search('request', 'id');
create constraint trigger follow_for_search
  after insert or update of name, due_at, published_at, undone_at or delete on private.releases deferrable initially deferred
  for each row execute function private.follow_for_search('release', 'id');
create constraint trigger follow_for_search
  after insert or update of first_name, last_name, email, role or delete on private.accounts deferrable initially deferred
  for each row execute function private.follow_for_search('person', 'user_id');

create function public.exchange_markdown_texts(read jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed text[];
begin
  perform private.refuse('42501', 'Seule la rédaction lit les textes pour la recherche.')
  where not (private.has_role('editor') or coalesce(auth.role(), 'service_role') = 'service_role');
  if jsonb_array_length(read) > 0 then
    perform private.lock_page_changes();
    with given as (
      update private.search_entries as known
      set source = null, blocks = array(select jsonb_array_elements_text(one.blocks))
      from jsonb_to_recordset(read) as one (document text, digest text, blocks jsonb)
      where (known.document, known.markdown_digest) = (one.document, one.digest) and known.source is not null
      returning known.document
    )
    select array_agg(distinct given.document) into changed from given;
    perform private.index_for_search(split_part(name, '/', 1), substr(name, strpos(name, '/') + 1)) from unnest(changed) as name;
  end if;
  return coalesce((
    select jsonb_agg(to_jsonb(unread)) from (
      select known.document, known.markdown_digest as digest, known.source from private.search_entries as known
      where known.source is not null order by known.document limit 50
    ) as unread
  ), '[]');
end
$$;

-- What people ask

-- Words one after the other, each as it is, with a stem of it, or in two where the texts know it as two (« portevoix »); the last may go
-- on. The endings of verbs and trades may go, which the stemmer leaves. A spaced word has no sign to be quoted.
create function private.phrase_query(spaced text, is_beginning boolean default false) returns text
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
as $$
begin
  return (select string_agg(format('(%s)', concat_ws('|',
    quote_literal(said.plain),
    (
      select string_agg(distinct quote_literal(known.plain), '|') from private.search_words as known
      where said.word !~ '[0-9]' and known.plain <> said.plain and left(known.plain, 4) = left(said.plain, 4)
        and known.stems && (private.stems_of(said.word) || substring(said.plain from '^(.{4,})(?:ons|ez|eurs?|euses?)$'))
    ),
    (
      select string_agg(format('(%L<->%L%s)', left(said.plain, cut), substr(said.plain, cut + 1), case when said.is_last then ':*' end), '|')
      from generate_series(2, char_length(said.plain) - 2) as cut
      where not exists (select from private.search_words as known where known.plain = said.plain)
        and exists (select from private.search_words as known where known.plain = left(said.plain, cut) and known.stems <> '{}')
        and exists (
          select from private.search_words as known
          where known.plain = substr(said.plain, cut + 1) or (said.is_last and starts_with(known.plain, substr(said.plain, cut + 1)))
        )
    ),
    case when said.is_last then quote_literal(said.plain) || ':*' end
  )), '<->' order by said.place)
  from (
    select word, place, private.without_accents(word) as plain, is_beginning and place = max(place) over () as is_last
    from string_to_table(spaced, ' ') with ordinality as listed (word, place)
  ) as said);
end
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
  whole constant text := ' ' || private.without_accents(private.spaced_words(asked)) || ' ';
  part record;
begin
  asked := regexp_replace(
    translate(asked, E'\u2212\u2013\u201C\u201D\u201E\u2019\u02BC\u00B4''', '--"""    '),
    E'(?<![0-9])([0-9]{1,3})[ \u00A0\u202F](?=[0-9]{3}(?![0-9-]|[ ][0-9]{4}))', '\1', 'g'
  );
  with listed as (
    select matched.place, matched.part[1] is not null as is_excluded, coalesce(matched.part[2], matched.part[3]) is not null as is_phrase,
      private.spaced_words(coalesce(matched.part[2], matched.part[3], matched.part[4])) as spaced
    from regexp_matches(asked, E'(-)?(?:"([^"]*)"?|\u00AB([^\u00BB]*)\u00BB?|([^\\s"\u00AB\u00BB]+))', 'g') with ordinality as matched (part, place)
  ), sure as (
    select listed.*, listed.is_phrase or not private.is_empty_word(listed.spaced) as is_sure from listed where listed.spaced <> ''
  ), said as materialized (
    select sure.*, private.without_accents(sure.spaced) as plain, private.stems_of(sure.spaced) as stems,
      -- It may still be on its way.
      sure.place = max(sure.place) over () and not sure.is_phrase and not sure.is_excluded and asked ~ '[^\s"»”]$' as is_last
    from sure where sure.is_sure or not exists (select from sure as other where other.is_sure and not other.is_excluded)
    order by sure.place limit 12
  ), read as (
    select said.*, format('(%s)', private.phrase_query(said.spaced)) as own, format('(%s)', concat_ws('|',
      private.phrase_query(said.spaced), case when said.is_last and said.plain ~ '..$' then private.phrase_query(said.spaced, true) end, alike.others
    )) as wide, alike.is_buying
    from said
    left join lateral (
      select bool_or(other.is_buying) as is_buying, string_agg(
        case when strpos(other.phrase, ' ') > 0 then private.phrase_query(other.phrase) else (
          select string_agg(distinct quote_literal(word.plain), '|') from private.search_words as word
          where word.stems && other.stems and left(word.plain, 4) = left(other.plain, 4)
        ) end, '|'
      ) as others
      from private.search_synonyms as other
      where not said.is_phrase and not said.is_excluded and other.number in (
        select named.number from private.search_synonyms as named
        where named.plain = said.plain or (named.stems && said.stems and left(named.plain, 4) = left(said.plain, 4))
          or (strpos(named.plain, ' ') > 0 and strpos(whole, ' ' || named.plain || ' ') > 0 and said.plain = any (string_to_array(named.plain, ' ')))
      )
    ) as alike on true
  )
  select string_agg(read.own, '&' order by read.place) filter (where not read.is_excluded) as exact,
    array_agg(read.wide order by read.place) filter (where not read.is_excluded) as wide,
    array_agg(read.spaced order by read.place) filter (where not read.is_excluded) as words,
    coalesce(string_agg('&!' || read.own, '') filter (where read.is_excluded), '') as excluded,
    max(regexp_replace(read.plain, '^.* ', '')) filter (where read.is_last and read.plain ~ '..$') as beginning,
    coalesce(bool_or(read.is_buying), false) as is_buying
  into part from read;
  words := coalesce(part.words, '{}');
  beginning := part.beginning;
  is_buying := part.is_buying;
  if part.words is not null then
    units := part.wide::tsquery[];
    exact := (part.exact || part.excluded)::tsquery;
    wide := (array_to_string(part.wide, '&') || part.excluded)::tsquery;
    loose := format('(%s)%s', array_to_string(part.wide, '|'), part.excluded)::tsquery;
    marked := array(
      select distinct hit[1] from unnest(part.wide) as unit cross join lateral regexp_matches(unit, '''([^'']+)''(:?)', 'g') as hit
      where hit[2] = '' and (not private.is_empty_word(hit[1]) or strpos(whole, ' ' || hit[1] || ' ') > 0)
    );
  end if;
end
$$;

-- What visitors find: what can be among the first, those that say it in their heads before the others, and the latest before the earlier.
create function private.find_entries(wide tsquery, without_policies boolean default false) returns text[]
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
      where entry.audience = 'subscriber' and entry.words @@ regexp_replace(wide::text, '<(-|\d+)>', '&', 'g')::tsquery
        and (entry.ends_at is null or entry.ends_at > now())
        and (not without_policies or entry.standing >= 0 or ts_filter(entry.head, '{a}') @@ wide)
      order by entry.standing >= 0 desc, entry.head @@ wide desc, entry.moment desc nulls first, entry.document
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
language sql
stable
set search_path = ''
as $$
  with typed as (
    select listed.word, listed.place, read.spaced, replace(private.without_accents(read.spaced), ' ', '') as plain
    from string_to_table(translate(asked, '"«»’''', '     '), ' ') with ordinality as listed (word, place)
    cross join lateral (select private.spaced_words(listed.word) as spaced) as read
    where read.spaced <> ''
  ), missing as materialized (
    select typed.* from typed
    where not private.is_empty_word(typed.plain) and private.find_entries(private.phrase_query(typed.spaced)::tsquery) = '{}'
  ), meant as materialized (
    select missing.place, (
      select near.shown from (
        select known.word as shown, known.plain, 1 as trust from private.search_words as known
        where known.is_heading and starts_with(known.plain, left(missing.plain, 1))
        union all select synonym.plain, synonym.plain, 2 from private.search_synonyms as synonym where strpos(synonym.plain, ' ') = 0
        -- The company's name may be in several words.
        union all select name, replace(private.without_accents(private.spaced_words(name)), ' ', ''), 0 from private.fill_facts('{nom}') as name
      ) as near
      where private.is_slip(missing.plain, near.plain)
        and private.find_entries(private.phrase_query(private.spaced_words(near.shown))::tsquery) <> '{}'
      order by near.trust, near.plain limit 1
    ) as word
    from missing where missing.plain ~ '^[^0-9]{5,40}$' and missing.word !~ '^[A-ZÀ-Þ]'
  )
  select case
      when exists (select from missing) and not exists (select from missing left join meant using (place) where meant.word is null)
      then normalize(string_agg(coalesce(meant.word, typed.word), ' ' order by typed.place), nfc)
    end,
    coalesce((select array_agg(missing.word order by missing.place) from missing), '{}')
  from typed left join meant using (place)
$$;

-- The passage that says most of a search: what stands between its marked words, and each of them, in turn, words being what `spaced_words`
-- has. Of a transcript, three cues and the second. The lead where none says any.
create function private.mark_passage(
  entry private.search_entries, marked text[], beginning text, out excerpt text[], out second integer
)
language sql
stable
set search_path = ''
as $$
  with said as materialized (
    select known.lexeme, place::integer as place, width_bucket(place::integer, entry.starts) as line
    from unnest(entry.words) as known cross join lateral unnest(known.positions) as place
    where known.lexeme = any (marked) or starts_with(known.lexeme, beginning)
  ), passage as (
    select first.line, case
      when entry.seconds[first.line] is null then first.line else least(first.line + 2, cardinality(entry.passages) - 2)
    end as last
    from (select 2 as line union select said.line from said) as first where entry.passages[first.line] <> ''
  ), best as (
    select passage.line, passage.last, array_agg(said.place - entry.starts[passage.line] + 1) as places
    from passage left join said on said.line between passage.line and passage.last
    group by passage.line, passage.last
    order by count(distinct said.lexeme) desc, passage.line
    limit 1
  )
  select (
    select string_to_array(string_agg(
      token.part[1] || case when token.place = any (best.places) then E'\uE000' || token.part[2] || E'\uE000' else token.part[2] end, ''
      order by token.place
    ), E'\uE000')
    from regexp_matches(array_to_string(entry.passages[best.line:best.last], ' '), replace(
      E'([^WORD]*)((?:(?<![0-9])[0-9]{1,3}[ \u00A0\u202F](?=[0-9]{3}(?![0-9-]|[ ][0-9]{4})))*[WORD]+|$)', 'WORD', private.word_signs()
    ), 'g') with ordinality as token (part, place)
  ), entry.seconds[best.line]
  from best
$$;

-- Title, then lead, then the rest; words as they were typed before those that the trade has as well, and how much of the search is
-- said at all. Without a search_path of its own: only then does the planner put it into the query.
create function private.rank_entry(head tsvector, words tsvector, exact tsquery, wide tsquery, units tsquery[]) returns real
language sql
immutable
return (
  case when ts_filter(head, '{a}') @@ exact then 1.0 when ts_filter(head, '{a}') @@ wide then 0.6 else 0 end
  + case when head @@ exact then 0.5 when head @@ wide then 0.3 else 0 end
  + case when words @@ exact then 0.3 else 0 end
  + ts_rank('{0.1, 0.2, 0.4, 1.0}', words, exact, 0) + 0.5 * ts_rank('{0.1, 0.2, 0.4, 1.0}', words, wide, 0)
  + (
    select sum(case when ts_filter(head, '{a}') @@ unit then 1.5 when head @@ unit then 1.2 when words @@ unit then 1 else 0 end) / count(*)
    from unnest(units) as unit
  )
)::real;

-- What somebody typed, on one line.
create function private.readable_search(asked text) returns text
language sql
immutable
set search_path = ''
as $$
  select private.refuse('PT400', 'Votre recherche est trop longue : 200 caractères au plus.') where char_length(asked) > 200;
  select private.readable(translate(coalesce(asked, ''), E'\n', ' '));
$$;

create function public.search(query text, only_kind text default null) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  asked constant text := private.readable_search(query);
  sought record;
  correction record;
  found text[];
  needed tsquery;
  nearness text := 'exact';
begin
  select null::text as corrected, '{}'::text[] as misspelled into correction;
  select read.* into sought from private.read_query(asked) as read;
  needed := sought.wide;
  found := private.find_entries(needed);
  -- A policy that says each of several words somewhere isn't an answer, unless its title says one.
  if not exists (
    select from private.search_entries as entry
    where entry.audience = 'subscriber' and entry.document = any (found)
      and (entry.standing >= 0 or cardinality(sought.words) = 1 or ts_filter(entry.head, '{a}') @@ sought.loose)
  ) then
    nearness := 'near';
    select known.* into correction from private.correct_search(asked) as known;
    if correction.corrected is not null then
      select read.* into sought from private.read_query(correction.corrected || ' ') as read;
      needed := sought.wide;
      found := private.find_entries(needed);
    end if;
    if correction.corrected is null or cardinality(found) = 0 then
      needed := sought.loose;
      found := private.find_entries(needed, true);
    end if;
  end if;
  return (
    with hit as materialized (
      select entry.document, entry.kind, hit.place
      from unnest(found) with ordinality as hit (document, place)
      join private.search_entries as entry on entry.document = hit.document and entry.audience = 'subscriber'
    ), shown as materialized (
      select hit.document, count(*) over () as total from hit where hit.kind = coalesce(nullif(only_kind, ''), hit.kind)
      -- Of so many that were found, the best come first.
      order by hit.place limit 100
    ), ranked as materialized (
      select entry.document,
        private.rank_entry(entry.head, entry.words, sought.exact, needed, sought.units)
          * case entry.kind when 'page' then 0.9 when 'session' then 0.8 when 'course' then 1.1 when 'service' then 1.1 when 'show' then 1.2 else 1 end
          * case
            when entry.standing = 1 and sought.is_buying then 3
            when entry.standing = -1 and not ts_filter(entry.head, '{a}') @@ sought.loose then 0.01
            else 1
          end as score
      from shown join private.search_entries as entry on entry.document = shown.document and entry.audience = 'subscriber'
      order by score desc, entry.moment desc nulls first, entry.document
      limit 20
    )
    select jsonb_build_object(
      'nearness', case when cardinality(found) > 0 then nearness else 'none' end,
      'corrected', correction.corrected,
      'misspelled', case when correction.corrected is null then '[]' else to_jsonb(correction.misspelled) end,
      'total', coalesce((select max(shown.total) from shown), 0),
      'has_more', cardinality(found) >= 300,
      'kinds', coalesce((
        select jsonb_object_agg(counted.kind, counted.count) from (select hit.kind, count(*) as count from hit group by hit.kind) as counted
      ), '{}'),
      'results', coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'kind', entry.kind, 'title', entry.title, 'path', entry.path, 'day', (entry.moment at time zone 'America/Toronto')::date,
            'price', entry.price, 'excerpt', coalesce(said.excerpt, '{}'), 'second', said.second
          ) order by ranked.score desc, entry.moment desc nulls first, entry.document
        )
        from ranked join private.search_entries as entry on entry.document = ranked.document and entry.audience = 'subscriber'
        left join lateral private.mark_passage(entry, sought.marked, sought.beginning) as said on true
      ), '[]')
    )
  );
end
$$;

create function public.search_desk(query text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  asked constant text := private.readable_search(query);
  spelled constant text := private.folded(asked);
  audiences constant public.app_role[] := array(
    select role from unnest('{moderator,editor,admin}'::public.app_role[]) as role where private.has_role(role)
  );
  sought record;
begin
  select read.*, private.find_entries(read.wide) as documents into sought from private.read_query(asked) as read;
  return (
    -- What visitors find of documents, editors do.
    with readable as (
      select entry as row, entry.document, entry.audience, entry.moment, entry.words, entry.spelling from private.search_entries as entry
      where entry.audience = any (audiences)
        or (entry.audience = 'subscriber' and 'editor' = any (audiences) and entry.kind in ('article', 'page', 'project', 'show', 'episode') and entry.state is not null)
    ), matched as materialized (
      select entry.row, entry.document, entry.audience, entry.moment,
        private.rank_entry((entry.row).head, entry.words, sought.exact, sought.wide, sought.units)
          -- A line that says just this is what bears the name.
          + exists (
            select from unnest((entry.row).passages) as line where char_length(line) <= 100 and private.folded(line) = spelled
          )::integer as score
      from readable as entry
      where case entry.audience when 'subscriber' then entry.document = any (sought.documents) else entry.words @@ sought.wide end
    ), near as materialized (
      select entry.row, entry.document, entry.audience, entry.moment, extensions.word_similarity(spelled, entry.spelling) as score
      from readable as entry
      where sought.wide is not null and not exists (select from matched) and extensions.word_similarity(spelled, entry.spelling) >= 0.5
    ), each as (
      select distinct on (known.document) known.*, (known.row).kind as kind
      from (select matched.* from matched union all select near.* from near) as known
      order by known.document, known.audience desc
    ), ranked as (
      select each.*, row_number() over (partition by each.kind order by each.score desc, each.moment desc nulls last, each.document) as place,
        max(each.score) over (partition by each.kind) as best
      from each
    )
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'kind', known.kind, 'id', substr(known.document, char_length(known.kind) + 2), 'title', (known.row).title, 'note', (known.row).lead,
        'state', (known.row).state, 'path', (known.row).path,
        -- None where only the title says it, or a label.
        'excerpt', case when cardinality(said.excerpt) > 1 then said.excerpt end
      )
      order by known.best desc, known.kind, known.place
    ), '[]')
    from ranked as known left join lateral private.mark_passage(known.row, sought.marked, sought.beginning) as said on true
    where known.place <= 5
  );
end
$$;

-- Counts the words of a search that nobody can be shown anything for: those that stand nowhere and are near none; where each stands
-- somewhere, all of them together. Never an address, a number, or what is too long to be a word.
create function public.record_missed_search(query text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked text;
  sought record;
  correction record;
begin
  if private.is_robot() or char_length(query) > 200 or strpos(query, '@') > 0 then
    return;
  end if;
  asked := private.readable_search(query);
  select read.* into sought from private.read_query(asked || ' ') as read;
  select known.* into correction from private.correct_search(asked) as known;
  if correction.corrected is null and private.find_entries(sought.wide) = '{}' then
    perform private.count_miss('missed_search', missed.word)
    from (
      select distinct private.without_accents(private.spaced_words(word)) as word
      from unnest(case when cardinality(correction.misspelled) > 0 then correction.misspelled[:6] else array[array_to_string(sought.words[:4], ' ')] end) as word
    ) as missed
    where missed.word ~ '^[a-z ]{3,60}$';
  end if;
end
$$;

select private.index_everything();

grant execute on function public.search, public.record_missed_search to anon, authenticated;
grant execute on function public.search_desk to authenticated;
grant execute on function public.exchange_markdown_texts to authenticated, service_role;

comment on function public.exchange_markdown_texts is
  'Takes what texts in Markdown say (document, digest and blocks of each), and gives those that nobody has read. Editors, and who has the service '
  'key.';
comment on function public.record_missed_search is
  'Counts the words of a search that found nothing, once a day for a network. The page of results calls it.';
comment on function public.search is
  'What visitors may read and looked for: the first twenty, each with the sentence that says it, its marked words at every other place, and of a '
  'transcript the second. « near » where only other spellings, which are told, or some of the words, were found.';
comment on function public.search_desk is
  'What one''s role reads and looked for, five of a kind at most, the best kind first: with a sentence that says it where its title doesn''t, and '
  'the address where visitors read it. What is spelled alike where nothing says it. Moderators and above find something.';
