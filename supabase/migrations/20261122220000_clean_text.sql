-- What people write ends up in HTML, in a feed and in a map of the site. XML 1.0 can't carry most control characters,
-- not even escaped: one of them in a title breaks the build or the feed.

create function private.clean_text(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
return regexp_replace(
  -- Word and its kin break lines with these.
  regexp_replace(value, '[\u000B\u000C]', E'\n', 'g'),
  '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFFE\uFFFF]', '', 'g'
);

create function private.clean_line(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
return regexp_replace(private.clean_text(value), '[\n\r\u0085\u2028\u2029]+', ' ', 'g');

revoke all on function private.clean_text(text), private.clean_line(text) from public, anon, authenticated;
-- Constraints are checked in the name of whoever writes.
grant execute on function private.clean_text(text), private.clean_line(text) to anon, authenticated, service_role;

-- Rows that are there already. What is left of a text may be blank, or another row's: then the id tells them apart.
create function pg_temp.line_or(value text, id uuid) returns text
language sql
return case when private.clean_line(value) ~ '\S' then private.clean_line(value) else left(id::text, 8) end;

update public.articles set
  title = pg_temp.line_or(title, id),
  content = private.clean_text(content),
  excerpt = private.clean_text(excerpt),
  featured_image_url = private.clean_line(featured_image_url),
  meta_title = private.clean_line(meta_title),
  meta_description = private.clean_text(meta_description),
  og_image_url = private.clean_line(og_image_url)
where (title, content) <> (private.clean_line(title), private.clean_text(content))
  or concat(excerpt, meta_description) <> private.clean_text(concat(excerpt, meta_description))
  or concat(featured_image_url, meta_title, og_image_url)
    <> private.clean_line(concat(featured_image_url, meta_title, og_image_url));

update public.categories as category set
  name = case
    when name = private.clean_line(name) then name
    when exists (
      select from public.categories as other
      where other.id <> category.id and private.clean_line(other.name) = private.clean_line(category.name)
    ) then left(private.clean_line(name), 90) || ' ' || left(id::text, 8)
    else pg_temp.line_or(name, id)
  end,
  description = private.clean_text(description)
where name <> private.clean_line(name) or description <> private.clean_text(description);

update public.tags as tag set
  name = case
    when exists (
      select from public.tags as other
      where other.id <> tag.id and private.clean_line(other.name) = private.clean_line(tag.name)
    ) then left(private.clean_line(name), 90) || ' ' || left(id::text, 8)
    else pg_temp.line_or(name, id)
  end
where name <> private.clean_line(name);

-- Two media may come to share an address: the migration on media and their files decides between them.
alter table public.media_library drop constraint media_library_file_path_key;
update public.media_library set
  title = pg_temp.line_or(title, id),
  file_path = private.clean_line(file_path),
  file_name = private.clean_line(file_name),
  mime_type = private.clean_line(mime_type),
  alt_text = private.clean_text(alt_text),
  description = private.clean_text(description)
where concat(title, file_path, file_name, mime_type) <> private.clean_line(concat(title, file_path, file_name, mime_type))
  or concat(alt_text, description) <> private.clean_text(concat(alt_text, description));

-- Anybody may have written these.
update public.contact_messages set
  first_name = private.clean_line(first_name),
  last_name = private.clean_line(last_name),
  email = case
    when private.clean_line(email) ~ '^[^@\s]+@[^@\s]+$' then private.clean_line(email)
    else 'adresse-illisible@exemple.invalid'
  end,
  company = private.clean_line(company),
  service = private.clean_line(service),
  message = case when private.clean_text(message) ~ '\S' then private.clean_text(message) else '(illisible)' end
where concat(first_name, last_name, email, company, service)
    <> private.clean_line(concat(first_name, last_name, email, company, service))
  or message <> private.clean_text(message);

update private.accounts set
  first_name = nullif(btrim(private.clean_line(first_name)), ''),
  last_name = nullif(btrim(private.clean_line(last_name)), '')
where concat(first_name, last_name) <> private.clean_line(concat(first_name, last_name));

-- What was deleted can be put back, and has to fit then.
update private.deleted_records set record = (
  select jsonb_object_agg(key, case
    when jsonb_typeof(value) <> 'string' then value
    when key in ('content', 'excerpt', 'meta_description', 'alt_text', 'description')
      then to_jsonb(private.clean_text(value #>> '{}'))
    when key in ('title', 'name') then to_jsonb(pg_temp.line_or(value #>> '{}', record_id))
    else to_jsonb(private.clean_line(value #>> '{}'))
  end)
  from jsonb_each(record)
);

drop function pg_temp.line_or(text, uuid);

alter table public.articles add constraint articles_text_clean check (
  title = private.clean_line(title)
  and content = private.clean_text(content)
  and excerpt = private.clean_text(excerpt)
  and featured_image_url = private.clean_line(featured_image_url)
  and meta_title = private.clean_line(meta_title)
  and meta_description = private.clean_text(meta_description)
  and og_image_url = private.clean_line(og_image_url)
);
alter table public.categories add constraint categories_text_clean check (
  name = private.clean_line(name) and description = private.clean_text(description)
);
alter table public.tags add constraint tags_text_clean check (name = private.clean_line(name));
alter table public.media_library add constraint media_library_text_clean check (
  title = private.clean_line(title)
  and file_path = private.clean_line(file_path)
  and file_name = private.clean_line(file_name)
  and mime_type = private.clean_line(mime_type)
  and alt_text = private.clean_text(alt_text)
  and description = private.clean_text(description)
);
alter table public.contact_messages add constraint contact_messages_text_clean check (
  first_name = private.clean_line(first_name)
  and last_name = private.clean_line(last_name)
  and email = private.clean_line(email)
  and company = private.clean_line(company)
  and service = private.clean_line(service)
  and message = private.clean_text(message)
);
alter table private.accounts add constraint accounts_text_clean check (
  first_name = private.clean_line(first_name) and last_name = private.clean_line(last_name)
);

-- A sign-up isn't refused for what nobody can see in a name.
create or replace function private.create_account() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.accounts (user_id, email, first_name, last_name)
  values (
    new.id,
    coalesce(new.email, ''),
    nullif(left(btrim(private.clean_line(new.raw_user_meta_data ->> 'first_name')), 100), ''),
    nullif(left(btrim(private.clean_line(new.raw_user_meta_data ->> 'last_name')), 100), '')
  );
  return new;
end
$$;

comment on function private.clean_text(text) is
  'The text without the characters that XML 1.0 can''t carry and other control characters. What people write has to be equal to it.';
comment on function private.clean_line(text) is 'The same on one line, for titles, names and addresses.';
