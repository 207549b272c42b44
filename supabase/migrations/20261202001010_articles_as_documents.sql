-- Articles as documents. Their table has drafts, and the specification's own calls write it and its tags: triggers keep what stands after
-- each statement as a version.

create function private.article_of(document private.document) returns uuid
language sql
immutable
set search_path = ''
return case
  when document.kind = 'article' and private.is_document(document.kind, document.id) then document.id::uuid
end;

-- The one place that says what a version keeps of an article: every column but these, so that one that comes later is kept by
-- itself.
create function private.to_article_value(record jsonb, tag_ids uuid[]) returns jsonb
language sql
immutable
set search_path = ''
return record
  - array[
    'id', 'author_id', 'views_count', 'version', 'created_at', 'updated_at', 'dated_at', 'search_text'
  ]
  || jsonb_build_object('tag_ids', to_jsonb(coalesce(tag_ids, '{}')));

create function private.lock_article(locked uuid) returns integer
language sql
set search_path = ''
as $$
  select article.version from public.articles as article where article.id = locked for no key update
$$;

-- Keeps an article as it stands, unless its latest version says that already, as that of `store` does: then a statement of the table has
-- changed it. What waits for it follows: what is changed is changed in the pending text too; where that has changed the same part, but for
-- category and tags, the text that came later takes its place. Plans end where an article is archived or leaves the site, or where what they change
-- is online.
create function private.version_article(changed uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  document constant private.document := ('article', changed::text);
  article public.articles;
  latest private.document_versions;
  written private.document_versions;
  given jsonb;
begin
  select listed.* into article from public.articles as listed where listed.id = changed for no key update;
  -- Deleted, and its tags with it: the latest version has it as it was.
  if not found then
    return;
  end if;
  written.value := private.stored_value(document);
  select kept.* into latest from private.document_versions as kept
  where (kept.kind, kept.id) = (document.kind, document.id) and not kept.is_pending order by kept.number desc limit 1;
  if private.say_the_same('article', latest.value, written.value, true) then
    return;
  end if;
  if article.status <> 'published' and (article.status = 'archived' or latest.value ->> 'status' = 'published') then
    if article.status::text <> latest.value ->> 'status' then
      perform private.end_plans(document);
    end if;
  elsif article.status = 'published' and not private.is_public(article.status, article.dated_at) then
    perform private.take_date(document, article.dated_at);
  end if;
  written.number := private.latest_number(document) + 1;
  insert into private.document_versions (kind, id, number, version, value, names, reason, saved_by, saved_at)
  values (
    document.kind, document.id, written.number, article.version, written.value, private.version_names(written.value),
    case
      when article.status = 'published'
        and (latest.value ->> 'status', (latest.value ->> 'published_at')::timestamptz)
          is distinct from (article.status::text, article.published_at)
        then case when private.is_public(article.status, article.dated_at) then 'published' else 'scheduled' end
      else 'saved'
    end::public.version_reason,
    -- A first version that nobody signed in has written, as one of the seed, is its author's.
    coalesce(auth.uid(), case when latest.number is null then article.author_id end),
    case when latest.number is null then article.updated_at else now() end
  );
  given := private.changes_between(latest.value, written.value);
  if article.status = 'published' and (
    not jsonb_path_exists(given, '$[*] ? (@.path[0] != "category_id" && @.path[0] != "tag_ids")')
    or (private.set_changes(private.pending_value(document), given)).conflicts = '{}'
  ) then
    perform private.carry_on(document, given, 'Avec ce qui a changé en ligne');
  else
    perform private.have_waiting(document, null);
  end if;
  if article.status = 'published' then
    perform private.end_fulfilled_plan(document, latest.value);
  end if;
end
$$;

-- A statement is a version: the text is one, the tags that follow it by a request of their own are another. A counted reader is none. Tags have the
-- date and the category of their article while it is published.
create function private.keep_article() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.end_plans(('article', old.id::text));
    delete from private.preview_links as link where (link.document_kind, link.document_id) = ('article', old.id::text);
    return null;
  elsif tg_op = 'UPDATE' and (old.status, old.dated_at, old.category_id) is distinct from (new.status, new.dated_at, new.category_id) then
    update public.article_tags as link set
      appears_at = case when new.status = 'published' then new.dated_at end,
      category_id = case when new.status = 'published' then new.category_id end
    where link.article_id = new.id;
  end if;
  if tg_op = 'INSERT' or old.version <> new.version then
    perform private.version_article(new.id);
  end if;
  return null;
end
$$;

create function private.keep_article_tags() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Locked before they are read: another transaction can't publish one of them, or withdraw it, in between.
  perform private.lock_article(linked.id) from (select distinct changed.article_id as id from changed order by changed.article_id) as linked;
  update public.article_tags as link set appears_at = article.dated_at, category_id = article.category_id
  from public.articles as article, changed
  where (link.article_id, link.tag_id) = (changed.article_id, changed.tag_id) and article.id = changed.article_id
    and article.status = 'published';
  perform private.version_article(linked.id) from (select distinct changed.article_id as id from changed order by changed.article_id) as linked;
  return null;
end
$$;

create trigger keep_article
  after insert or update or delete on public.articles
  for each row execute function private.keep_article();
create trigger keep_tags
  after insert on public.article_tags
  referencing new table as changed
  for each statement execute function private.keep_article_tags();
create trigger keep_removed_tags
  after delete on public.article_tags
  referencing old table as changed
  for each statement execute function private.keep_article_tags();

-- The text that somebody saves, with its status and date: what it leaves out is as the article has it, and what the table would
-- refuse is refused here, in the words of the table.
create function private.checked_article(article_id uuid, given jsonb, publication jsonb) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  article public.articles;
  text_given jsonb;
  tag_ids uuid[];
  broken text;
begin
  select listed.* into article from public.articles as listed where listed.id = article_id;
  if not found then
    article := jsonb_populate_record(article, jsonb_build_object('id', article_id, 'content', '', 'status', 'draft'));
  end if;
  begin
    text_given := private.to_article_value(given || publication, '{}') - 'tag_ids';
    tag_ids := case
      when given ? 'tag_ids' then array(select distinct tag::uuid from jsonb_array_elements_text(given -> 'tag_ids') as tag order by tag::uuid)
      else array(select link.tag_id from public.article_tags as link where link.article_id = article.id order by link.tag_id)
    end;
    article := jsonb_populate_record(article, text_given);
    if given is null or given -> 'tag_ids' @> 'null' or cardinality(tag_ids) > 1000
      or jsonb_path_exists(text_given, '$.* ? (@.type() != "string" && @.type() != "null")')
      or num_nulls(article.title, article.slug, article.content, article.status) > 0
    then
      raise data_exception;
    end if;
  exception
    when data_exception then
      raise exception 'Ce texte n’a pas la bonne forme.' using errcode = 'PT400';
  end;
  -- A category or tag has to exist. One that an earlier version of the article had may be gone by now: `store` leaves it out.
  select string_agg(chosen.id::text, ', ') into broken
  from unnest(tag_ids || article.category_id) as chosen (id)
  where not exists (select from public.tags as tag where tag.id = chosen.id)
    and not exists (select from public.categories as category where category.id = chosen.id)
    and not exists (
      select from private.document_versions as kept
      where (kept.kind, kept.id) = ('article', article.id::text)
        and (kept.value -> 'tag_ids' ? chosen.id::text or kept.value ->> 'category_id' = chosen.id::text)
    );
  if broken is not null then
    raise foreign_key_violation using message = 'no category or tag has this id: ' || broken;
  end if;
  for broken in
    execute (
      select string_agg(format(
        'select %L from (select ($1).*) as checked where not (%s)', rule.conname, pg_get_expr(rule.conbin, rule.conrelid)
      ), ' union all ' order by rule.conname)
      from pg_catalog.pg_constraint as rule
      where rule.conrelid = 'public.articles'::regclass and rule.contype = 'c'
    ) using article
  loop
    raise check_violation using
      message = format('new row for relation "articles" violates check constraint "%s"', broken), constraint = broken;
  end loop;
  return private.to_article_value(to_jsonb(article), tag_ids);
end
$$;

-- Writes an article with its tags by one statement: whatever a trigger looks at then is what its version says.
create function private.put_article(written uuid, value jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  columns constant text := (select string_agg(quote_ident(part), ', ') from jsonb_object_keys(value - 'tag_ids') as part);
begin
  execute format(
    'with written as (
      insert into public.articles (id, %1$s) select $2, %1$s from jsonb_populate_record(null::public.articles, $1)
      on conflict (id) do update set (%1$s) = row(excluded.%2$s)
    ), untagged as (
      delete from public.article_tags as link where link.article_id = $2 and not $1 -> ''tag_ids'' ? link.tag_id::text
    )
    insert into public.article_tags (article_id, tag_id)
    select $2, tag::uuid from jsonb_array_elements_text($1 -> ''tag_ids'') as tag
    on conflict do nothing', columns, replace(columns, ', ', ', excluded.')
  ) using value, written;
end
$$;
