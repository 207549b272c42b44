-- What the database does as the company's settings say (product 16): how long it keeps messages, and when pages that show
-- opening hours of a given day are no longer what they were.

-- From settings/privacy. As long as nothing is published there, what the code says.
create function private.message_retention() returns interval
language sql
stable
set search_path = ''
return coalesce(
  (
    select make_interval(months => (content.value ->> 'messageMonths')::integer)
    from public.site_contents as content where content.key = 'settings/privacy'
  ),
  interval '24 months'
);

-- What the database itself reads is checked here too. A draft may say anything: it does nothing.
create function private.check_settings() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  officer jsonb := new.value -> 'officer';
begin
  if new.key = 'settings/hours' then
    if jsonb_typeof(new.value -> 'exceptions') is distinct from 'array' or jsonb_array_length(new.value -> 'exceptions') > 60 then
      raise exception 'Ce contenu n’a pas la bonne forme.' using errcode = 'PT400';
    end if;
    return new;
  end if;
  if jsonb_typeof(new.value -> 'messageMonths') is distinct from 'number'
    or new.value ->> 'messageMonths' !~ '^(?:[1-9]\d?|1[01]\d|120)$'
  then
    raise exception 'Les messages se gardent de 1 à 120 mois.' using errcode = 'PT400';
  end if;
  -- All of it, for what doesn't fit isn't shown: the policy would go on promising what no longer holds.
  if jsonb_typeof(officer) is distinct from 'object'
    or new.value - array['officer', 'messageMonths'] <> '{}' or officer - array['name', 'role', 'email'] <> '{}'
    or not private.is_line(officer -> 'name', 80) or not private.is_line(officer -> 'role', 100)
    or (officer ? 'email' and jsonb_typeof(officer -> 'email') <> 'string')
    or char_length(coalesce(officer ->> 'email', '')) > 254
    or coalesce(officer ->> 'email', '')
      !~ '^((?!\.)(?!.*\.\.)[A-Za-z0-9_''+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,})?$'
  then
    raise exception 'Ce contenu n’a pas la bonne forme.' using errcode = 'PT400';
  end if;
  return new;
end
$$;

create trigger check_settings
  before insert or update on public.site_contents
  for each row when (new.key in ('settings/privacy', 'settings/hours')) execute function private.check_settings();

-- As before, but for messages, which are kept for as long as the settings say; their copies grow no older.
create or replace function private.apply_retention() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  oldest_message timestamptz := now() - private.message_retention();
begin
  delete from private.deleted_records where deleted_at < now() - interval '30 days';
  delete from public.contact_messages where created_at < oldest_message;
  delete from private.deleted_records
  where source = 'contact_messages' and (record ->> 'created_at')::timestamptz < oldest_message;
  update public.personal_data_requests set email = null
  where email is not null and answered_at < now() - interval '24 months';
  delete from private.preview_links where ends_at <= now();
  delete from private.preview_approvals as approval
  where not exists (select from public.articles where articles.id = approval.article_id)
    and not exists (
      select from private.deleted_records as deleted
      where deleted.source = 'articles' and deleted.record_id = approval.article_id
    );
  delete from private.article_revisions as revision
  where not exists (select from public.articles where articles.id = revision.article_id)
    and not exists (
      select from private.deleted_records as deleted
      where deleted.source = 'articles' and deleted.record_id = revision.article_id
    );
  -- Yesterday's salt goes with all that it marked.
  perform private.salt_of_the_day();
end
$$;

-- A page must not show what its requests don't answer: PostgREST adds the day to the contents that are asked for with it.
create function public.shown_on(content public.site_contents) returns date
language sql
stable
set search_path = ''
as $$
  select case
    when content.key = 'settings/hours' and jsonb_path_exists(content.value, '$.exceptions[0]')
      then (now() at time zone 'America/Toronto')::date
  end
$$;

-- Whether a day of Québec has begun since the log was last told of one, and pages show what depends on it.
create function private.has_new_day() returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.site_contents as hours
    where hours.key = 'settings/hours'
      and public.shown_on(hours) is not null
      and public.shown_on(hours) is distinct from (
        select (entry.changed_at at time zone 'America/Toronto')::date from public.page_changes as entry
        where entry.path = '/' order by entry.number desc limit 1
      )
  )
$$;

-- As before, and once a day where pages show what depends on it.
create or replace function private.catch_up_page_changes() returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  moment timestamptz := clock_timestamp();
begin
  -- Asked each second, it keeps up with the clock.
  perform private.trusts_clock();
  if exists (select from private.outdated_pages(moment)) then
    perform private.lock_page_changes();
    -- Asked again behind the lock, for another caller may have been faster.
    perform private.log_pages(array(select private.outdated_pages(moment)));
  end if;
  if private.has_new_day() then
    perform private.lock_page_changes();
    insert into public.page_changes (path, kind) select '/', 'changed' where private.has_new_day();
  end if;
  return coalesce((select max(number) from public.page_changes), 0);
end
$$;

revoke all on function private.message_retention(), private.check_settings(), private.has_new_day(),
  public.shown_on(public.site_contents)
  from public, anon, authenticated;
grant execute on function public.shown_on(public.site_contents) to anon, authenticated, service_role;

comment on function private.message_retention() is 'How long messages are kept: from 1 to 120 months, 24 unless the settings say otherwise.';
comment on function public.shown_on(public.site_contents) is
  'The day in Québec, where what a content shows depends on it: opening hours with exceptions. Empty for all others.';
comment on function private.apply_retention() is
  'Destroys what has been kept for as long as promised: 30 days for deleted records, the months of the settings for messages, a day for marks.';
comment on table public.contact_messages is
  'Leads. A visitor inserts one at a time without reading back, within the limits of private.limit_contact_messages. '
  'Destroyed after the months of the settings, and 30 days after an admin deletes it; at once by erase_personal_data.';
comment on function public.catch_up_page_changes() is
  'Writes down the scheduled articles whose date has come, and a new day that pages depend on, and gives the latest number of '
  'the log. The server asks when somebody reads, once a second at most.';
