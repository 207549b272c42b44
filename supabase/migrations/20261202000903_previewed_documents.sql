-- What visitors would read with a release, or with the text of one document that waits, laid over what is online. The views
-- `preview_<table>` have the columns of their tables and what these compute: pages ask them what they ask of the tables, so that filters,
-- orders and ranges are the same. The token of the link stands in the header `x-preview`; without a
-- living one they have what everybody reads. They are read with their owner's rights, so each says itself what is online;
-- none is a `security_barrier`, for what is computed of a row is to wait until the rows that are wanted are known.

-- What whoever asks previews: a release, or a document, and when it would be online.
create function private.previewed() returns table (release_id uuid, kind public.document_kind, id text, moment timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  shown text := left(nullif(current_setting('request.headers', true), '')::json ->> 'x-preview', 100);
begin
  return query
    select release.id, link.document_kind, link.document_id, greatest(release.due_at, now())
    from private.preview_links as link
    left join private.releases as release on release.id = link.release_id
    where link.token_hash = private.token_hash(shown) and private.is_living_link(link) and num_nonnulls(link.document_kind, release.id) = 1;
end
$$;

-- What of these kinds is previewed, each with its text; null where it leaves the site.
create function private.previewed_parts(variadic kinds public.document_kind[])
returns table (kind public.document_kind, id text, value jsonb, moment timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select previewed.kind, previewed.id, private.team_value((previewed.kind, previewed.id)), previewed.moment
    from private.previewed() as previewed where previewed.kind = any (kinds)
    union all
    -- Where a document stands below another that isn't online, that one comes with it.
    select above.kind, above.id, private.team_value(above), previewed.moment
    from private.previewed() as previewed
    cross join jsonb_each(private.team_value((previewed.kind, previewed.id))) as part
    cross join private.document_of(part.value #>> '{}') as above
    where above.kind::text = part.key and above.kind = any (kinds) and private.stored_value(above) is null
    union all
    select part.kind, part.id, case when not part.withdraws then (private.planned_value(part)).value end, previewed.moment
    from private.previewed() as previewed
    join private.release_documents as part on part.release_id = previewed.release_id and part.kind = any (kinds);
end
$$;

-- The same as rows of the table of their kind. What the table couldn't hold isn't there, for it can't be online either.
create function private.previewed_rows(wanted public.document_kind) returns table (id text, own jsonb)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  part record;
begin
  for part in select listed.* from private.previewed_parts(wanted) as listed loop
    begin
      if wanted = 'article' then
        own := (
          select to_jsonb(document) || part.value || case
            when not private.is_public(document.status, document.dated_at)
              then jsonb_build_object('status', 'published', 'published_at', part.moment, 'dated_at', part.moment)
            else jsonb_build_object('status', document.status, 'published_at', document.published_at)
          end
          from public.articles as document where document.id = part.id::uuid
        );
      else
        execute format(
          'select to_jsonb(own) from jsonb_populate_record(null::public.%I, private.%I($1, $2, 0, $3)) as own where public.value(own) = $2',
          wanted || 's', 'row_' || wanted
        ) into own using part.id, part.value, part.moment;
      end if;
    exception
      when data_exception then
        own := null;
    end;
    id := part.id;
    return next;
  end loop;
end
$$;

-- Makes the preview of the table of a kind: what is online of it, but for what is previewed, and that. `online` says of a row called
-- `document` that visitors read it, `computed` are the columns that stand beside those of the table.
create function private.make_preview(kind text, online text, computed text, joined text default '') returns void
language plpgsql
set search_path = ''
as $$
declare
  columns text[];
  types text[];
begin
  select array_agg(format('document.%I', own.attname) order by own.attnum),
    array_agg(
      format('%I %s', own.attname, format_type(own.atttypid, own.atttypmod))
        || case when own.attcollation <> type.typcollation then ' collate "C"' else '' end
      order by own.attnum
    )
  into columns, types
  from pg_catalog.pg_attribute as own
  join pg_catalog.pg_type as type on type.oid = own.atttypid
  where own.attrelid = format('public.%I', kind || 's')::regclass and own.attnum > 0 and not own.attisdropped;
  execute format(
    'create view public.%1$I as
    select document.*, %6$s
    from (
      with part as materialized (select listed.* from private.previewed_rows(%2$L::text::public.document_kind) as listed)
      select %4$s from public.%3$I as document
      where %7$s and not exists (select from part where part.id = document.id::text)
      union all
      select %4$s from part cross join jsonb_to_record(part.own) as document (%5$s) where part.own is not null
    ) as document
    %8$s',
    'preview_' || kind || 's', kind, kind || 's', array_to_string(columns, ', '), array_to_string(types, ', '), computed, online, joined
  );
  execute format('grant select on public.%I to anon, authenticated', 'preview_' || kind || 's');
  execute format(
    'comment on view public.%I is %L', 'preview_' || kind || 's',
    format('The rows of %s as visitors would read them with what the header x-preview leads to.', kind || 's')
  );
end
$$;

-- The day in Québec on which what is previewed would be online.
create function private.previewed_day() returns date
language sql
stable
set search_path = ''
return (coalesce((select previewed.moment from private.previewed() as previewed), now()) at time zone 'America/Toronto')::date;

