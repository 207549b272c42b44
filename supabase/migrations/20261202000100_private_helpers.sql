-- Until the first deployment, a change is made in the file of its concept: nothing here alters or drops what another file makes.
-- From then on, these files stay as they are, and each change is a new file after them.

-- What everything else stands on: the roles of the API, a schema that the API doesn't expose, and what is done to texts.

-- Hosted projects have these roles; the embedded backend and a plain PostgreSQL get them here.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end
$$;

-- Hosted projects grant these too, and own the schemas: nothing is touched there.
do $$
begin
  if not has_schema_privilege('anon', 'public', 'usage') then
    grant usage on schema public to anon, authenticated, service_role;
  end if;
  if not has_schema_privilege('anon', 'auth', 'usage') then
    grant usage on schema auth to anon, authenticated, service_role;
  end if;
  if not has_schema_privilege('anon', 'storage', 'usage') then
    grant usage on schema storage to anon, authenticated, service_role;
    grant select, insert, update, delete on storage.objects, storage.buckets to anon, authenticated, service_role;
  end if;
end
$$;

create schema private;
grant usage on schema private to service_role;

comment on schema private is
  'Helpers of policies and triggers, and rows that no API role may reach. Not exposed, and no API role has USAGE on it.';

create extension if not exists pg_trgm with schema extensions;

-- Hosted projects used to give each API role every privilege on what a migration creates, and PostgreSQL lets everybody call
-- a function. Here a privilege is granted by name.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- What people write ends up in HTML, in a feed and in a map of the site. XML 1.0 can't carry most control characters, not even escaped: one of them
-- in a title breaks the build or the feed. What turns the direction of writing would turn what stands after it, too. A text that shows nothing is
-- empty: U+200B as a title would be a link that nobody can press. `src/data/text.ts` has the same rule. What people write has to be equal to it.
create function private.clean_text(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
return regexp_replace(
  regexp_replace(
    -- Word and its kin break lines with these.
    regexp_replace(value, '[\u000B\u000C\u0085\u2028\u2029]', E'\n', 'g'),
    '[\u0001-\u0008\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]', '', 'g'
  ),
  -- White space, the empty cell of Braille, and what Unicode says isn't shown (`Default_Ignorable_Code_Point`).
  '^[\t\n\r \u00A0\u1680\u2000-\u200A\u202F\u205F\u2800\u3000'
    '\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0'
    '\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]+$', ''
);

-- The same on one line, for titles, names and addresses.
create function private.clean_line(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
return regexp_replace(private.clean_text(value), '[\n\r]+', ' ', 'g');

-- An address that mail services take: forms and whoever sends have the same rule, `src/data/emailAddress.ts`. Domains come in ASCII. Null of nothing.
create function private.is_email(address text) returns boolean
language sql
immutable
strict
parallel safe
set search_path = ''
return char_length(address) <= 254 and strpos(address, '@') <= 65
  and address ~ ('^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*'
    '@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+([A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$')
  and char_length(split_part(address, '@', 2)) <= 253;

-- Text without what people leave out when they search: case, accents, ligatures, the kind of apostrophe and blank, hyphens, and what nobody sees. The
-- site does the same: src/data/foldText.ts.
create function private.folded(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
return btrim(regexp_replace(
  replace(replace(
    lower(translate(
      regexp_replace(
        normalize(
          translate(value, E'`\u00B4\u02BC\u2018\u2019\u201B\u2032^\u00A8\u00AF\u00B7\u00B8', ''''''''''''''''),
          nfkd
        ),
        E'[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F'
          '\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]',
        '', 'g'
      ),
      E'ŒÆ-\u2010\u2011\u2012\u2013\u2014\u2015\u2212', 'œæ        '
    )),
    'œ', 'oe'), 'æ', 'ae'),
  E'[\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'
));

-- A moment that somebody can mean, where nothing narrower is meant: a year too many or too few is a slip of the fingers, and what
-- calendars and browsers can't write stops whatever shows it. As `src/days.ts` has it.
create function private.is_plausible(moment timestamptz) returns boolean
language sql
immutable
strict
parallel safe
set search_path = ''
return moment >= '1899-12-31T00:00Z'::timestamptz and moment < '2201-01-02T00:00Z'::timestamptz;

create function private.is_plausible(day date) returns boolean
language sql
immutable
strict
parallel safe
set search_path = ''
return day between '1900-01-01'::date and '2200-12-31'::date;

-- What a document is. A section's and a setting's id is its key in the code; an internal setting is no visitor's business. All others but
-- articles have a table of their own, and register themselves where it is made (`private.register_kind`).
create type public.document_kind as enum ('article', 'section', 'page', 'project', 'show', 'episode', 'internal', 'setting');

-- A document is named by its kind and its id: tables that refer to one have a column for each, functions take both as one.
create type private.document as (kind public.document_kind, id text collate "C");

-- How addresses and the API write it: `article/<id>`, `page/<id>`, and the key of a section or setting. The one place that takes it apart.
create function private.document_of(key text) returns private.document
language sql
immutable
set search_path = ''
return case
  when key is null then null
  when split_part(left(key, 101), '/', 1) <> all ('{section,setting,internal}')
    and split_part(left(key, 101), '/', 1) = any (enum_range(null::public.document_kind)::text[])
  then row(
    split_part(left(key, 101), '/', 1)::public.document_kind, substr(left(key, 101), strpos(left(key, 101), '/') + 1)
  )::private.document
  else row(
    case split_part(left(key, 101), '/', 1) when 'settings' then 'setting' when 'internal' then 'internal' else 'section' end::public.document_kind,
    left(key, 101)
  )::private.document
end;

-- Texts of the site that the code has, too: their ids are the keys that it gives them. `key_of`, which is called for each row of lists, asks it
-- itself.
create function private.is_of_code(kind public.document_kind) returns boolean
language sql
immutable
set search_path = ''
return kind in ('section', 'setting', 'internal');

-- How many bytes the text of a document may have, and which of its parts is longer than a text is elsewhere. The columns of articles have
-- bounds of their own.
create function private.size_limit(of_kind public.document_kind) returns integer
language sql
immutable
set search_path = ''
return case of_kind when 'article' then null when 'episode' then 524288 else 65536 end;

-- By the name of its kind: a word that the same migration adds can't be cast before it is committed.
create function private.long_part(of_kind text) returns text
language sql
immutable
set search_path = ''
return case of_kind when 'episode' then 'transcript' end;

-- The table of a kind of which the columns have what is online and nothing else: it is called as the kind, in the plural. Null for sections
-- and settings, and for articles, whose table has drafts.
create function private.table_of(of_kind public.document_kind) returns text
language sql
immutable
set search_path = ''
return case when of_kind not in ('section', 'setting', 'internal', 'article') then of_kind || 's' end;

-- A document as addresses have it.
create function private.key_of(document private.document) returns text
language sql
stable
set search_path = ''
return case when document.kind in ('section', 'setting', 'internal') then document.id else document.kind || '/' || document.id end;

-- Whether a kind has documents with such an id.
create function private.is_document(kind public.document_kind, id text) returns boolean
language sql
immutable
set search_path = ''
return char_length(id) <= 100 and case kind
  when 'article' then id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  when 'section' then id ~ '^(?!(?:settings|internal)/)[a-z][A-Za-z0-9-]*(/[A-Za-z0-9-]+)+$'
  when 'setting' then id ~ '^settings(/[A-Za-z0-9-]+)+$'
  when 'internal' then id ~ '^internal(/[A-Za-z0-9-]+)+$'
  else id ~ '^[A-Za-z0-9-]{1,90}$'
end;

-- Constraints are checked, and generated columns computed, in the name of whoever writes.
grant execute on function
  private.document_of, private.folded, private.clean_text, private.clean_line, private.is_email, private.is_plausible(timestamptz),
  private.is_plausible(date) to anon, authenticated, service_role;


-- Refuses, with a sentence and the status that answers; without a sentence it lets pass.
create function private.refuse(code text, sentence text) returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if sentence is not null then
    raise exception '%', sentence using errcode = code;
  end if;
end
$$;
