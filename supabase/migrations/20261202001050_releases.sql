-- Releases: up to 200 documents that go online together, at once or at a moment. A plan is kept as a release without a name, of one
-- document and the version that was planned, until that is online. A document is in one open release at most. A release is published, and undone,
-- in one transaction. Only functions write the tables, and check who may.
--
-- A plan may have an end: once it is online, a plan of what brings back what was there before (`changes_back`), or takes it off the site
-- where nothing was, stands in its place and is published by the same clock.

create table private.releases (
  id uuid not null default gen_random_uuid(),
  name text,
  owner_id uuid,
  due_at timestamptz, -- When the clock publishes it.
  version integer not null default 1,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  published_at timestamptz,
  published_by uuid,
  undone_at timestamptz,
  problem text, -- Why the clock could not publish it, and which document kept it from going online, by its key, for the link to it.
  problem_document text,
  tried_at timestamptz, -- It tries again a minute later, but for a plan that somebody has to decide about.
  is_stopped boolean not null default false,
  state text not null generated always as (
    case when undone_at is not null then 'undone' when published_at is not null then 'published' else 'open' end
  ) stored,
  constraint releases_pkey primary key (id),
  constraint releases_owner_id_fkey foreign key (owner_id) references private.accounts (user_id) on delete set null,
  constraint releases_created_by_fkey foreign key (created_by) references private.accounts (user_id) on delete set null,
  constraint releases_published_by_fkey foreign key (published_by) references private.accounts (user_id) on delete set null,
  constraint releases_name_length check (name <> '' and char_length(name) <= 200),
  constraint releases_text_clean check (name = private.clean_line(name))
);

create table private.release_documents (
  release_id uuid not null,
  kind public.document_kind not null,
  id text collate "C" not null,
  number integer, -- The version that is planned, or was published; empty for the latest, and for an article that is a draft.
  withdraws boolean not null default false,
  changes jsonb, -- Of a plan: parts of its text, with what they were (`set_changes`).
  changes_back jsonb, -- Of one that ends, what takes that back, where its editor has found it.
  before jsonb, -- What the table of its kind had before, an article with status and date.
  ended jsonb, -- What was planned of a document that it has taken from the site (`copy_plan`).
  number_after integer, -- The version that publishing has written; empty where nothing had to change.
  is_open boolean not null default true,
  ends_at timestamptz, -- When what a plan puts online ends; `begun_at` is of the plan of that end.
  begun_at timestamptz,
  constraint release_documents_pkey primary key (release_id, kind, id),
  constraint release_documents_release_id_fkey
    foreign key (release_id) references private.releases (id) on delete cascade
);

create unique index release_documents_open_key on private.release_documents (kind, id) where is_open;
create index releases_due_at_idx on private.releases (due_at) where due_at is not null;
create index releases_owner_id_idx on private.releases (owner_id);
create index releases_created_by_idx on private.releases (created_by);
create index releases_published_by_idx on private.releases (published_by);

-- What is planned of a document: at most one row for each.
create view private.plans with (security_invoker = true) as
select part.*, known.owner_id, known.due_at, known.is_stopped
from private.release_documents as part join private.releases as known on known.id = part.release_id
where part.is_open and known.name is null;

-- What a release makes of a document that it doesn't take from the site. Of a plan that is what it changes, set in what is online now; else what
-- was published, or what the team has before it. `conflicts` has the paths that have changed online as well: those of an end stay as they are,
-- and keep it from nothing.
create function private.planned_value(part private.release_documents, out value jsonb, out conflicts text[])
language plpgsql
stable
set search_path = ''
as $$
declare
  online constant jsonb := private.stored_value((part.kind, part.id));
begin
  if part.changes is null or not private.is_online((part.kind, part.id), online) then
    value := coalesce(
      private.version_value((part.kind, part.id), part.number), case when part.begun_at is null then private.team_value((part.kind, part.id)) end
    );
  else
    -- A file may have been replaced since.
    select joined.* into value, conflicts from private.set_changes(
      online, private.forward_media(part.changes::text)::jsonb, part.begun_at is null
    ) as joined;
  end if;
  if conflicts is null or part.begun_at is not null then
    conflicts := '{}';
  end if;
end
$$;

-- Plans the end of what is online since `begun`: what was there before its changes (`former`) comes back, by the changes that its editor has found or
-- by the parts that differ; without that, all of it leaves the site. What was so before doesn't end.
create function private.plan_end(
  planned private.document, begun timestamptz, ends timestamptz, former jsonb default null, changes_back jsonb default null,
  owner uuid default auth.uid()
) returns void
language plpgsql
set search_path = ''
as $$
declare
  goes constant boolean := not private.is_online(planned, former);
  present constant jsonb := private.stored_value(planned);
  back constant jsonb := (
    select jsonb_agg(change) from jsonb_array_elements(coalesce(changes_back, private.changes_between(present, former))) as change
    where former #> private.place_of(change -> 'path', former) is distinct from present #> private.place_of(change -> 'path', present)
  );
begin
  if ends is not null and (goes or back is not null) then
    with made as (insert into private.releases (owner_id, due_at) values (owner, ends) returning id)
    insert into private.release_documents (release_id, kind, id, withdraws, changes, begun_at)
    select made.id, planned.kind, planned.id, goes, case when not goes then back end, begun from made;
  end if;
end
$$;

-- Publishing. What is done to several documents at once is done by one transaction at a time, in the order of their keys: two of
-- them can't wait for each other. The lock of the log of pages comes last, when the transaction commits: whoever holds it waits for
-- nobody.

create function private.lock_releases() returns void
language sql
set search_path = ''
return pg_advisory_xact_lock(hashtext('private.releases'));

create function private.lock_documents(locked uuid[]) returns void
language sql
set search_path = ''
as $$
  select private.lock_content((part.kind, part.id)) from (
    select distinct listed.kind, listed.id from private.release_documents as listed where listed.release_id = any (locked)
    order by listed.kind, listed.id
  ) as part
$$;

-- Puts one document online, or takes it from the site, and gives what was there. What is so already is left alone.
create function private.publish_part(
  part private.release_documents, release private.releases, moment timestamptz, note text
)
returns private.release_documents
language plpgsql
set search_path = ''
as $$
declare
  document constant private.document := (part.kind, part.id);
  stored constant jsonb := private.stored_value(document);
  is_plan constant boolean := release.name is null;
  pending_number constant integer := (
    select pending.number from private.pending_changes as pending where (pending.kind, pending.id) = (part.kind, part.id)
  );
  shown jsonb;
  conflicts text[];
begin
  part.number := coalesce(part.number, case when part.begun_at is null then pending_number end);
  part.number_after := null;
  part.before := stored;
  select planned.* into shown, conflicts from private.planned_value(part) as planned;
  perform private.refuse('PT404', 'Cet article a été supprimé.') where part.kind = 'article' and stored is null;
  perform private.refuse('PT409', 'Le même passage a changé en ligne depuis que cette mise à jour a été planifiée.') where is_plan and conflicts <> '{}';
  if part.withdraws then
    shown := private.withdrawn_value(document);
  else
    -- Where a category or tag that the text is about to have is in the bin, it would go online without it, unsaid.
    perform private.refuse('PT409', format(
      '%s « %s » est dans la corbeille : restaurez-la, ou choisissez-en une autre.',
      case gone.source when 'tags' then 'L’étiquette' else 'La catégorie' end, gone.record ->> 'name'
    ))
    from private.deleted_records as gone
    where gone.source in ('categories', 'tags') and part.kind = 'article' and not stored -> 'tag_ids' ? gone.record_id::text
      and (shown -> 'tag_ids' ? gone.record_id::text or gone.record_id::text = shown ->> 'category_id')
      and gone.record_id::text is distinct from stored ->> 'category_id';
    shown := private.checked_text(document, shown, case
      when is_plan or coalesce((stored ->> 'published_at')::timestamptz, '-infinity') <= moment and stored ->> 'status' = 'published'
        then private.publication(stored)
      else jsonb_build_object('status', 'published', 'published_at', moment)
    end);
  end if;
  -- By status and date as well: an article may go online with the text that it had as a draft.
  if private.say_the_same(part.kind, case when part.kind = 'article' or not part.withdraws then shown end, stored, true) then
    return part;
  end if;
  part.number_after := private.store(
    document, shown, case when part.withdraws and part.kind <> 'article' then 'off' else 'online' end,
    case when part.withdraws or part.begun_at is not null then 'reverted' else 'published' end::public.version_reason,
    -- The person's note comes first: the limit cuts the name of the release.
    left(nullif(concat_ws(' · ', note, 'Mise en ligne : ' || release.name, case when part.begun_at is not null then 'Fin planifiée' end), ''), 500),
    is_plan and not part.withdraws and part.number is distinct from pending_number
  );
  if is_plan and not part.withdraws then
    perform private.carry_on(
      document, part.changes, case when part.begun_at is null then 'Avec la mise à jour planifiée' else 'Avec la fin planifiée' end
    );
  end if;
  return part;
end
$$;

-- Puts the documents of a release online, or brings back what was there before: then what was changed since stays as it is. All of
-- it or nothing; the first that can't is named. Whoever calls has checked who asks, and holds the locks of releases and of the documents.
create function private.write_release(
  written_release uuid, moment timestamptz, note text default null, is_undone boolean default false
) returns void
language plpgsql
set search_path = ''
as $$
declare
  written constant private.releases := (select known from private.releases as known where known.id = written_release);
  undone_note constant text := 'Mise en ligne annulée' || coalesce(' : ' || written.name, '');
  part private.release_documents;
  touched private.document[] := '{}';
  said text;
  named text;
  -- Of articles and of every kind.
  addresses constant text := (
    select string_agg(format('public.%I', rule.conname), ', ') from pg_catalog.pg_constraint as rule
    where rule.contype = 'u' and rule.condeferrable and rule.connamespace = 'public'::regnamespace
  );
begin
  perform private.refuse('PT400', 'Cette mise en ligne est vide.')
  where not is_undone and not exists (select from private.release_documents as listed where listed.release_id = written.id);
  -- Documents may take over each other's addresses: whose each one is counts when all of them are there.
  execute format('set constraints %s deferred', addresses);
  for part in
    select listed.* from private.release_documents as listed
    where listed.release_id = written.id
      and (not is_undone or case when listed.number_after is null then listed.ended is not null else not private.is_changed_since(listed) end)
    -- What leaves its address makes room for what comes to it.
    order by listed.withdraws <> is_undone desc, listed.kind, listed.id
  loop
    begin
      if is_undone and part.number_after is null then
        perform private.put_back_plan(part.ended);
      elsif is_undone then
        perform private.store(
          (part.kind, part.id), part.before || case
            -- An article that becomes a draft again has nothing pending beside it: the pending text becomes its own.
            when part.kind = 'article' and part.before ->> 'status' <> 'published'
              then coalesce(private.pending_value((part.kind, part.id)), '{}') - array['status', 'published_at']
            else '{}'
          end, case when part.before is null then 'off' else 'online' end, 'reverted', undone_note, true
        );
        -- The text that was published is pending again, unless another one is.
        if private.pending_value((part.kind, part.id)) is null
          and not private.say_the_same(part.kind, private.version_value((part.kind, part.id), part.number), part.before)
        then
          perform private.store(
            (part.kind, part.id), waiting.value, 'beside', 'restored', undone_note
          ) from private.version_value((part.kind, part.id), part.number) as waiting (value) where waiting.value is not null;
        end if;
        perform private.put_back_plan(part.ended);
      else
        part := private.publish_part(part, written, moment, note);
        part.is_open := false;
      end if;
      -- What is online isn't planned any more.
      if written.name is null or not private.is_online((part.kind, part.id), private.stored_value((part.kind, part.id))) then
        perform private.end_plan((part.kind, part.id));
      end if;
      if part.number_after is not null then
        touched := touched || (part.kind, part.id)::private.document;
      end if;
    exception
      when check_violation or not_null_violation or sqlstate 'PT400' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT413' then
        raise exception '% : %', private.quoted_title((part.kind, part.id)), case
          when sqlstate like 'PT%' then lower(left(sqlerrm, 1)) || substr(sqlerrm, 2) else 'ce texte ne peut pas être publié tel quel.'
        end using errcode = 'PT409', detail = private.key_of((part.kind, part.id));
    end;
    update private.release_documents as listed
    set number = part.number, before = part.before, number_after = part.number_after, is_open = part.is_open
    where (listed.release_id, listed.kind, listed.id) = (written.id, part.kind, part.id);
    perform private.plan_end((part.kind, part.id), moment, part.ends_at, part.before, part.changes_back, written.owner_id);
  end loop;
  begin
    execute format('set constraints %s immediate', addresses);
  exception
    when unique_violation then
      -- Of two documents at one address, the error names the one that the release has brought there.
      with address as (
        select online.kind, online.id, coalesce(online.path, online.slug) as path from private.online_documents as online
        union all
        select 'article', article.id::text, article.slug from public.articles as article
      )
      select private.quoted_title((mine.kind, mine.id)) || ' : cette adresse est déjà celle de ' || private.quoted_title((other.kind, other.id)) || '.',
        private.key_of((mine.kind, mine.id))
      into said, named
      from address as mine join address as other on other.kind = mine.kind and other.path = mine.path and other.id <> mine.id
      where (mine.kind, mine.id)::private.document = any (touched)
      order by mine.kind, mine.id, other.kind, other.id limit 1;
      if said is null then
        raise;
      end if;
      raise exception '%', said using errcode = 'PT409', detail = named;
  end;
  update private.releases as known
  set version = known.version + 1, problem = null, published_at = coalesce(moment, known.published_at)
  where known.id = written.id;
end
$$;

-- Whether something else is online than what a release put there. What somebody has saved beside it waits on.
create function private.is_changed_since(part private.release_documents) returns boolean
language sql
stable
set search_path = ''
as $$
  select jsonb_strip_nulls(private.stored_value((part.kind, part.id))) is distinct from (
    select case when not kept.is_pending then jsonb_strip_nulls(kept.value) end
    from private.document_versions as kept where (kept.kind, kept.id) = (part.kind, part.id) and kept.number = part.number_after
  )
$$;

-- Publishes the releases that are due, unless the clock isn't trusted.
create function private.publish_due_releases(moment timestamptz) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  due private.releases;
  named text;
begin
  if not private.trusts_clock() or not exists (select from private.due_releases(moment)) then
    return;
  end if;
  perform private.lock_releases();
  -- Asked again behind the lock, for another caller may have been faster.
  perform private.lock_documents(array(select listed.id from private.due_releases(moment) as listed));
  for due in select listed.* from private.due_releases(moment) as listed order by listed.due_at, listed.id loop
    begin
      perform private.refuse('PT409', 'La fin prévue est passée avant le début : rien n’a paru. Choisissez d’autres dates.')
      from private.release_documents as part where part.release_id = due.id and part.ends_at <= moment;
      perform private.write_release(due.id, due.due_at);
    exception
      -- Somebody else is at it: the next call tries again.
      when deadlock_detected or lock_not_available or serialization_failure then
        null;
      when others then
        get stacked diagnostics named = pg_exception_detail;
        update private.releases as known
        set problem = case when sqlstate like 'PT%' then sqlerrm else 'La mise en ligne a échoué. Publiez-la vous-même.' end,
          problem_document = case when sqlstate like 'PT%' then nullif(named, '') end,
          tried_at = moment,
          -- What somebody has to decide isn't tried again.
          is_stopped = known.name is null and sqlstate like 'PT%'
        where known.id = due.id;
        perform private.queue_release_problem(due.id);
    end;
  end loop;
end
$$;

create function private.due_releases(moment timestamptz) returns setof private.releases
language sql
stable
set search_path = ''
as $$
  select known.* from private.releases as known
  where known.due_at <= moment and known.published_at is null and not known.is_stopped
    and (known.tried_at is null or known.tried_at not between moment - interval '1 minute' and moment)
$$;

-- pg_cron takes seconds from version 1.5 on.
select private.schedule_job(
  'publish_due_releases', '5 seconds', 'select private.publish_due_releases(clock_timestamp())'
);
-- Each run of a job leaves a row.
select private.schedule_job(
  'forget_job_runs', '43 * * * *',
  $$delete from cron.job_run_details where coalesce(end_time, start_time) < now() - interval '2 days'$$
);

-- Planned changes

-- Somebody has changed a release: what kept it from going online may be gone.
create function private.touch_release(changed uuid) returns void
language sql
set search_path = ''
as $$
  update private.releases as known
  set version = known.version + 1, problem = null, problem_document = null, tried_at = null, is_stopped = false
  where known.id = changed
$$;

-- Refuses a moment that isn't to come, and an end that doesn't come after its beginning.
create function private.check_due(
  due_at timestamptz, starts_at timestamptz default null, ends_at timestamptz default null
) returns void
language sql
stable
set search_path = ''
return private.refuse('PT400', case
  when (due_at > clock_timestamp() and private.is_plausible(greatest(due_at, ends_at))) is not true then 'Choisissez un moment à venir.'
  when ends_at <= starts_at then 'Choisissez une fin qui vient après le début.'
end);

-- One document has one moment. Refuses what stands in another open release; what is planned by itself too, unless that is to get another moment:
-- what has begun keeps its end, and has no other.
create function private.require_free(wanted private.document, but_for uuid, may_be_planned boolean default false) returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  other private.releases;
begin
  select known.* into other from private.releases as known
  join private.release_documents as part on part.release_id = known.id
  where (part.kind, part.id) = (wanted.kind, wanted.id) and part.is_open and known.id is distinct from but_for
    and not (may_be_planned and known.name is null and coalesce(part.begun_at > now(), true));
  if found or (not may_be_planned and exists (
    select from public.articles as article
    where article.id = private.article_of(wanted) and article.status = 'published' and article.dated_at > now()
  )) then
    raise exception '%', private.quoted_title(wanted) || case
      when other.id is null then ' paraîtra déjà à sa propre date.'
      when exists (select from private.release_documents as part where part.release_id = other.id and part.begun_at is not null)
        then ' a déjà une fin planifiée.'
      when other.name is null then ' a déjà une mise à jour planifiée.'
      else ' est déjà dans la mise en ligne « ' || other.name || ' ».'
    end using errcode = 'PT409', detail = private.key_of(wanted);
  end if;
end
$$;

create function public.move_plan(document text, seen_due_at timestamptz, due_at timestamptz) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  moved constant private.document := private.document_of(document);
  plan private.plans;
  own_date timestamptz;
  starts_at timestamptz;
  stops_at timestamptz;
begin
  perform private.require_right(private.may_edit_document(moved), 'move_plan');
  perform private.lock_releases();
  select listed.* into plan from private.plans as listed where (listed.kind, listed.id) = (moved.kind, moved.id);
  select listed.dated_at into own_date from public.articles as listed
  where listed.id = private.article_of(moved) and listed.status = 'published' and listed.dated_at > now()
    and (plan.due_at is null or plan.begun_at > now())
  for no key update;
  starts_at := coalesce(own_date, plan.begun_at, plan.due_at);
  stops_at := case when plan.begun_at is null then plan.ends_at else plan.due_at end;
  if seen_due_at = stops_at then
    stops_at := due_at;
  elsif seen_due_at = starts_at and (own_date is not null or plan.begun_at is null) then
    starts_at := due_at;
  else
    perform private.refuse('PT409', 'Ce n’est plus planifié pour ce moment : une autre personne l’a déplacé, publié ou retiré entre-temps.');
  end if;
  perform private.check_due(due_at, starts_at, stops_at);
  if starts_at <> own_date then
    perform private.take_date(moved, starts_at);
    perform private.store(moved, private.stored_value(moved) || jsonb_build_object('published_at', starts_at), 'online', 'scheduled', null, true);
  else
    update private.releases as known set due_at = case when plan.begun_at is null then starts_at else stops_at end where known.id = plan.release_id;
    update private.release_documents as listed set ends_at = stops_at where listed.release_id = plan.release_id and plan.begun_at is null;
    perform private.touch_release(plan.release_id);
  end if;
end
$$;

-- Ends the plan of a document where all that it changes is online, or where what had stopped it is decided: another text of its passage was
-- published. Of an end, what was published since is left as it is. What has begun by that goes on to its end.
create function private.end_fulfilled_plan(published private.document, former jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  online constant jsonb := private.stored_value(published);
  plan private.plans;
  joined record;
begin
  -- What leaves the site at its end changes no part.
  select listed.* into plan from private.plans as listed
  where (listed.kind, listed.id) = (published.kind, published.id) and not listed.withdraws;
  joined := private.set_changes(online, plan.changes);
  if (joined.conflicts = '{}' or plan.begun_at is not null) and private.say_the_same(published.kind, joined.value, online)
    or plan.is_stopped and exists (
      select from jsonb_array_elements(plan.changes) as change
      where former #> private.place_of(change -> 'path', former) is distinct from online #> private.place_of(change -> 'path', online)
    )
  then
    delete from private.releases as known where known.id = plan.release_id;
    perform private.plan_end(published, now(), plan.ends_at, former, plan.changes_back) where joined.conflicts = '{}';
  end if;
end
$$;

create function private.end_plan(ended private.document) returns void
language sql
set search_path = ''
as $$
  delete from private.releases as known using private.plans as plan
  where plan.release_id = known.id and (plan.kind, plan.id) = (ended.kind, ended.id)
$$;

create function public.unplan_document(document text) returns void
language sql
security definer
set search_path = ''
as $$
  select private.require_right(private.may_edit_document(private.document_of(document)), 'unplan_document');
  select private.lock_releases();
  select private.end_plan(private.document_of(document));
$$;

-- An article gets another date to come: what was planned of it ends, but for an end that comes later.
create function private.take_date(changed private.document, starts_at timestamptz) returns void
language sql
set search_path = ''
as $$
  delete from private.releases as known using private.plans as plan
  where plan.release_id = known.id and (plan.kind, plan.id) = (changed.kind, changed.id) and not (plan.withdraws and plan.due_at > starts_at);
  update private.release_documents as part set begun_at = starts_at
  where (part.kind, part.id) = (changed.kind, changed.id) and part.is_open and part.begun_at is not null;
  select private.require_free(changed, null, true);
$$;

-- Ends the plan of a document that is archived, taken off the site or deleted, and takes it out of its open release.
create function private.end_plans(ended private.document) returns void
language sql
set search_path = ''
as $$
  select private.end_plan(ended);
  with left_out as (
    delete from private.release_documents as part where (part.kind, part.id) = (ended.kind, ended.id) and part.is_open returning part.release_id
  )
  select private.touch_release(left_out.release_id) from left_out;
$$;

-- What ends with a deletion, or as several leave the site, comes back when that is undone: the plan of a document, or its place in a release.
create function private.copy_plan(deleted private.document) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('part', part, 'release', known, 'is_online', private.is_online(deleted, private.stored_value(deleted)))
  from private.release_documents as part join private.releases as known on known.id = part.release_id
  where (part.kind, part.id) = (deleted.kind, deleted.id) and part.is_open
$$;

create function private.put_back_plan(copy jsonb) returns void
language sql
set search_path = ''
as $$
  -- What came back as a draft has no change of what is online; what was to end meanwhile ends.
  insert into private.releases (id, owner_id, due_at)
  select plan.id, person.user_id, plan.due_at
  from jsonb_populate_record(null::private.releases, copy -> 'release') as plan
  cross join jsonb_populate_record(null::private.release_documents, copy -> 'part') as part
  left join private.accounts as person on person.user_id = plan.owner_id
  where plan.name is null and (plan.due_at > now() or part.begun_at is not null)
    and private.is_online((part.kind, part.id), private.stored_value((part.kind, part.id))) = (copy ->> 'is_online')::boolean
    and not exists (select from private.release_documents as other where (other.kind, other.id) = (part.kind, part.id) and other.is_open)
  on conflict (id) do nothing;
  with put_back as (
    insert into private.release_documents (release_id, kind, id, number, withdraws, changes, changes_back, ends_at, begun_at)
    select known.id, part.kind, part.id, part.number, part.withdraws, part.changes, part.changes_back, part.ends_at, part.begun_at
    from jsonb_populate_record(null::private.release_documents, copy -> 'part') as part
    join private.releases as known on known.id = part.release_id and known.published_at is null
    on conflict do nothing
    returning release_id
  )
  select private.touch_release(put_back.release_id) from put_back;
$$;

-- Releases

-- Takes the lock of releases and returns one of them, to whoever may edit all that is in it. A `seen_version` of null takes any version.
create function private.open_release(
  wanted uuid, seen_version integer, called text, may_be_published boolean default false
) returns private.releases
language plpgsql
set search_path = ''
as $$
declare
  release private.releases;
begin
  perform private.require_right(private.may_share(null, wanted), called);
  perform private.lock_releases();
  select known.* into release from private.releases as known where known.id = wanted and known.name is not null;
  perform private.refuse(case when release.id is null then 'PT404' else 'PT409' end, case
    when release.id is null then 'Cette mise en ligne n’existe plus.'
    when release.version <> seen_version then 'Cette mise en ligne a été modifiée entre-temps par une autre personne.'
    when release.published_at is not null and not may_be_published then 'Cette mise en ligne est déjà publiée.'
  end);
  return release;
end
$$;

create function public.save_release(
  id uuid, name text, owner_id uuid, due_at timestamptz, seen_version integer
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  release private.releases;
begin
  perform private.require_right(private.has_role('editor'), 'save_release');
  owner_id := coalesce(owner_id, auth.uid());
  perform private.refuse('PT400', case
    when char_length(name) > 200 then 'Raccourcissez ce nom : 200 caractères au plus.'
    when coalesce(btrim(private.clean_line(name)), '') = '' then 'Donnez un nom à cette mise en ligne.'
    when not exists (select from private.accounts as person where person.user_id = save_release.owner_id and person.role >= 'editor')
      then 'Choisissez une personne qui peut publier.'
  end);
  name := btrim(private.clean_line(name));
  select known.* into release from private.releases as known where known.id = save_release.id;
  perform private.check_due(due_at) where due_at is distinct from release.due_at and due_at is not null;
  if release.id is null then
    perform private.refuse('PT404', 'Cette mise en ligne n’existe plus.') where seen_version <> 0;
    insert into private.releases (id, name, owner_id, due_at) values (id, name, owner_id, due_at);
    return 1;
  -- Sent once more, for the answer was lost on its way.
  elsif release.version = seen_version + 1 and (release.name, release.owner_id, release.due_at) is not distinct from (name, owner_id, due_at) then
    return release.version;
  end if;
  release := private.open_release(id, seen_version, 'save_release');
  update private.releases as known set name = save_release.name, owner_id = save_release.owner_id, due_at = save_release.due_at
  where known.id = save_release.id;
  perform private.touch_release(id);
  return release.version + 1;
end
$$;

create function public.delete_release(id uuid) returns void
language sql
security definer
set search_path = ''
as $$
  select private.open_release(id, null, 'delete_release');
  delete from private.releases as known where known.id = delete_release.id;
$$;

create function public.add_to_release(release_id uuid, document text, withdraws boolean default false) returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  added constant private.document := private.document_of(document);
begin
  perform private.require_right(private.may_edit_document(added), 'add_to_release');
  perform private.open_release(release_id, null, 'add_to_release');
  perform private.require_free(added, release_id);
  perform private.refuse('PT404', 'Ce contenu n’a pas été enregistré.')
  where coalesce(private.stored_value(added), case when added.kind <> 'article' then private.team_value(added) end) is null;
  insert into private.release_documents as part (release_id, kind, id, withdraws)
  values (release_id, added.kind, added.id, coalesce(withdraws, false))
  on conflict (release_id, kind, id) do update set withdraws = excluded.withdraws
    where part.withdraws <> excluded.withdraws;
  if found then
    perform private.touch_release(release_id);
  end if;
  perform private.refuse('PT409', 'Une mise en ligne a 200 éléments au plus.')
  where (select count(*) from private.release_documents as part where part.release_id = add_to_release.release_id) > 200;
end
$$;

create function public.remove_from_release(release_id uuid, document text) returns void
language sql
security definer
set search_path = ''
as $$
  select private.open_release(release_id, null, 'remove_from_release');
  with removed as (
    delete from private.release_documents as part
    where part.release_id = remove_from_release.release_id and private.key_of((part.kind, part.id)) = document
    returning part.release_id
  )
  select private.touch_release(removed.release_id) from removed;
$$;

create function public.publish_release(
  id uuid, seen_version integer, seen_documents jsonb, note text default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  release private.releases := private.open_release(id, null, 'publish_release', true);
begin
  -- Sent once more, for the answer was lost on its way.
  if release.published_by = auth.uid() and release.version = seen_version + 1 and release.undone_at is null then
    return release.version;
  end if;
  perform private.lock_documents(array[id]);
  release := private.open_release(id, seen_version, 'publish_release');
  perform private.refuse('PT409', 'Modifié depuis que vous l’avez sous les yeux : ' || string_agg(
    private.quoted_title((part.kind, part.id)), ', ' order by part.kind, part.id
  ) || '.')
  from private.release_documents as part
  where part.release_id = publish_release.id and seen_documents ->> private.key_of((part.kind, part.id)) is distinct from private.part_hash(part);
  update private.releases as known set published_by = auth.uid() where known.id = publish_release.id;
  perform private.write_release(id, now(), private.checked_note(note));
  return release.version + 1;
end
$$;

create function public.publish_together(
  release_id uuid, name text, documents text[], withdraws boolean default false, note text default null
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  document private.document;
begin
  perform private.require_right(private.has_role('editor'), 'publish_together');
  if exists (
    select from private.releases as known
    where known.id = publish_together.release_id and known.published_by = auth.uid() and known.published_at is not null
  ) then
    -- Sent once more, for the answer was lost on its way.
    return;
  end if;
  perform private.refuse('PT409', 'Une mise en ligne a 200 éléments au plus.') where cardinality(documents) > 200;
  perform private.lock_releases();
  perform public.save_release(release_id, left(name, 200), null, null, 0);
  for document in select distinct (private.document_of(listed.key)).* from unnest(documents) as listed (key) loop
    if withdraws then
      perform private.require_right(private.may_edit_document(document), 'publish_together');
      insert into private.release_documents (release_id, kind, id, withdraws, ended, is_open)
      values (release_id, document.kind, document.id, true, private.copy_plan(document), false);
      perform private.end_plans(document);
    else
      perform public.add_to_release(release_id, private.key_of(document), false);
    end if;
  end loop;
  perform public.publish_release(publish_together.release_id, known.version, private.release_hashes(publish_together.release_id), note)
  from private.releases as known where known.id = publish_together.release_id;
end
$$;

create function public.undo_release(id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  release private.releases := private.open_release(id, null, 'undo_release', true);
begin
  if release.undone_at is not null then
    return;
  end if;
  perform private.refuse('PT409', 'Cette mise en ligne n’est pas encore publiée.') where release.published_at is null;
  perform private.lock_documents(array[id]);
  perform private.write_release(id, null, is_undone => true);
  update private.releases as known set undone_at = now() where known.id = undo_release.id;
end
$$;

select private.let_roles('private.releases', '{"select": "editor"}');
select private.let_roles('private.release_documents', '{"select": "editor"}');

grant select (id, name, owner_id, due_at, version, published_at, undone_at, problem, problem_document, created_at, state) on private.releases to authenticated;
grant select (release_id, kind, id, is_open, ends_at, begun_at) on private.release_documents to authenticated;

create view public.listed_releases with (security_invoker = true) as
select
  release.id, release.name, release.state, release.owner_id, owner.name as owner_name, release.due_at, release.version, release.published_at,
  release.undone_at, release.problem, release.problem_document, release.created_at, private.folded(release.name) as search_text,
  (select count(*) from private.release_documents as part where part.release_id = release.id) as documents
from private.releases as release
left join private.account_names as owner on owner.user_id = release.owner_id
where release.name is not null;

-- Where only rows are counted, what is joined isn't read.
create view public.listed_articles with (security_invoker = true) as
select
  article.id, article.title, article.excerpt, article.status, article.category_id, article.author_id, article.views_count,
  article.created_at, article.published_at, article.search_text, left(article.search_text, 200) collate "C" as sort_text,
  category.name as category_name, category.color as category_color, author.name as author_name,
  exists (
    select from private.pending_changes as pending where (pending.kind, pending.id) = ('article', article.id::text)
  ) as is_modified,
  case when part.begun_at is null then release.due_at end as planned_for, release.id as release_id, release.name as release_name,
  case when part.begun_at is null then part.ends_at else release.due_at end as ends_at,
  (release.due_at is not null and part.begun_at is null) or article.status = 'published' and article.dated_at > now() as is_planned
from public.articles as article
left join public.categories as category on category.id = article.category_id
left join private.account_names as author on author.user_id = article.author_id
left join private.release_documents as part
  on (part.kind, part.id) = ('article', article.id::text) and part.is_open
left join private.releases as release on release.id = part.release_id;

grant select on public.listed_releases, public.listed_articles to authenticated;

-- What visitors read of a document before a release changes it: what is online, or was. Null where nothing is.
create function private.online_without(part private.release_documents) returns jsonb
language sql
stable
set search_path = ''
as $$
  select before.value
  from private.releases as release
  cross join lateral (
    select case when release.published_at is null then private.stored_value((part.kind, part.id)) else part.before end as value
  ) as before
  where release.id = part.release_id
    -- An article that waits for a date of its own is new.
    and (part.kind <> 'article' or private.is_public(
      (before.value ->> 'status')::public.article_status,
      coalesce((before.value ->> 'published_at')::timestamptz, '-infinity'),
      coalesce(release.published_at, now())
    ))
$$;

create function public.read_release(wanted_id uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_right(private.has_role('editor'), 'read_release');
  return (select to_jsonb(release) || jsonb_build_object('documents', coalesce((
    select jsonb_agg(jsonb_build_object(
      'document', private.key_of((part.kind, part.id)),
      'title', private.title_of((part.kind, part.id)),
      'withdraws', part.withdraws,
      'hash', hash,
      'state', case
        when part.kind = 'article' and private.stored_value((part.kind, part.id)) is null then 'missing'
        when part.withdraws then 'withdrawn'
        when private.online_without(part) is null and not private.is_of_code(part.kind) then 'new'
        when case
          when release.published_at is null then private.pending_value((part.kind, part.id)) is null
          else part.number_after is null
        end then 'unchanged'
        else 'modified'
      end,
      'is_changed_since_approval', approval.hashes is not null and approval.hashes ->> private.key_of((part.kind, part.id)) is distinct from hash,
      'is_changed_since', part.number_after is not null and private.is_changed_since(part)
    ) order by part.kind, part.id)
    from private.release_documents as part cross join private.part_hash(part) as hash where part.release_id = release.id
  ), '[]'))
  from public.listed_releases as release
  left join lateral (
    select latest.hashes from private.preview_approvals as latest
    where latest.release_id = release.id order by latest.approved_at desc, latest.id limit 1
  ) as approval on true
  where release.id = wanted_id);
end
$$;

create function public.read_release_text(release_id uuid, document text) returns table (online jsonb, next jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_right(private.may_edit_document(private.document_of(document)), 'read_release_text');
  select private.online_without(part),
    case
      when part.withdraws then null
      when release.published_at is null then (private.planned_value(part)).value
      else coalesce(private.version_value((part.kind, part.id), part.number_after), part.before)
    end
  from private.release_documents as part
  join private.releases as release on release.id = part.release_id
  where part.release_id = read_release_text.release_id and private.key_of((part.kind, part.id)) = document;
$$;

create function public.list_calendar(first_day date default null, last_day date default null) returns table (
  state text, release_id uuid, document text, title text, moment timestamptz, documents bigint, problem text, begins_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  first_moment constant timestamptz := first_day::timestamp at time zone 'America/Toronto';
  next_moment constant timestamptz := (last_day + 1)::timestamp at time zone 'America/Toronto';
begin
  perform private.require_right(private.has_role('editor'), 'list_calendar');
  perform private.refuse('PT400', case
    when last_day - first_day not between 0 and 100 or num_nulls(first_day, last_day) = 1 then 'Choisissez une période de cent jours au plus.'
  end);
  return query
    select listed.state, listed.release_id, private.key_of((listed.kind, listed.id)), listed.title, listed.moment, listed.documents, listed.problem,
      listed.begins_at
    from (
      select planned.state, release.id as release_id, plan.kind, plan.id,
        coalesce(release.name, private.title_of((plan.kind, plan.id))) as title, planned.moment,
        (select count(*) from private.release_documents as part where part.release_id = release.id) as documents,
        coalesce(release.problem, case when release.due_at <= now() and not private.is_date_trusted() then
          'Attend que la date du serveur soit confirmée : une personne administratrice peut le faire sur son tableau de bord. Sinon, cela part après 24 heures.'
        end) as problem, planned.begins_at
      from private.releases as release
      left join private.plans as plan on plan.release_id = release.id
      cross join lateral (
        select case when plan.begun_at is null then 'planned' else 'ending' end, release.due_at, plan.begun_at
        union all select 'ending', plan.ends_at, release.due_at where plan.ends_at is not null
      ) as planned (state, moment, begins_at)
      where release.due_at is not null and release.published_at is null
        and (release.name is not null or private.may_edit_document((plan.kind, plan.id)))
      union all
      select case when online.appears_at <= now() then 'published' when online.kind = 'article' then 'planned' else 'dated' end, null, online.kind,
        online.id, online.title, coalesce(nullif(online.appears_at, '-infinity'), online.published_at), 1, null, null
      from private.online_documents as online
      where not private.is_of_code(online.kind) and (online.kind <> 'article' or online.appears_at >= least(first_moment, now()))
      union all
      -- An episode that isn't online has its day in the text that waits.
      select 'draft', null, waiting.kind, waiting.id, waiting.value ->> 'title',
        case when private.is_day(waiting.value -> 'day') then (waiting.value ->> 'day')::timestamp at time zone 'America/Toronto' end, 1, null, null
      from (
        select pending.kind, pending.id, private.pending_value((pending.kind, pending.id)) as value
        from private.pending_changes as pending
        where pending.kind = 'episode' and private.stored_value((pending.kind, pending.id)) is null
          and not exists (
            select from private.release_documents as part join private.releases as known on known.id = part.release_id
            where (part.kind, part.id) = (pending.kind, pending.id) and part.is_open and known.due_at is not null
          )
      ) as waiting
      union all
      select 'published', release.id, null, null, release.name, release.published_at, count(part.id), null, null
      from private.releases as release
      left join private.release_documents as part on part.release_id = release.id
      where release.name is not null and release.published_at >= first_moment and release.undone_at is null
      group by release.id
    ) as listed
    -- What ends later runs through these days.
    where coalesce(listed.moment >= first_moment and coalesce(listed.begins_at, listed.moment) < next_moment, listed.state in ('planned', 'ending'))
    order by listed.moment, listed.title, listed.kind, listed.id, listed.release_id
    limit 1000;
end
$$;

grant execute on function
  public.publish_together, public.unplan_document, public.save_release, public.delete_release, public.add_to_release, public.remove_from_release,
  public.publish_release, public.undo_release, public.read_release, public.read_release_text, public.list_calendar, public.move_plan
  to authenticated;

comment on function public.unplan_document is
  'Takes the time from what was planned of a document: its text still waits. Editors; admins for settings.';
comment on function public.save_release is
  'Makes a release, or changes its name, owner and time, from the version that was seen (0: none). Editors; admins with a setting in it.';
comment on function public.delete_release is
  'Gives up a release that isn''t published; its documents stay as they are. Editors; admins with a setting in it.';
comment on function public.add_to_release is
  'Adds a document, as it will be saved last by then, or to be taken from the site. Editors; admins with a setting in it.';
comment on function public.remove_from_release is 'Takes a document out again. Editors; admins with a setting in it.';
comment on function public.publish_release is
  'Puts all of it online, or nothing, from the version and the hashes of its documents that were seen, and gives the new one; the note is in the '
  'versions. Editors; admins with a setting in it.';
comment on function public.publish_together is
  'Publishes what waits of several documents, or takes them from the site, all or nothing, as a release of this moment that can be undone and whose '
  'id the browser makes; what was planned of those that leave ends. Editors; admins with a setting among them.';
comment on function public.undo_release is 'Brings back what was there before, but for what was changed since. Editors; admins with a setting in it.';
comment on view public.listed_releases is 'The releases that have a name, each with its state: open, published or undone. Editors and above.';
comment on function public.read_release is 'One release with its documents and the state of each. Editors and above.';
comment on function public.read_release_text is
  'What visitors read of a document of a release, empty where nothing is online, and what they will read instead; of one that is published, what it '
  'has replaced and by what. Editors; admins for settings.';
comment on function public.move_plan is
  'Gives an article that isn''t public yet, a planned change or an end, whichever was seen, another moment. Editors and above; admins for settings.';
comment on function public.list_calendar is
  'What is planned, dated, online and ending between two days of Québec; without days, all whose moment is to come or has passed without its going '
  'online. `begins_at` is when what ends goes online, or did. Editors and above. A function: no role reads what is planned by row.';
comment on view public.listed_articles is
  'Articles as the team lists them, with what waits beside them and when they go online. As articles: what isn''t public, for editors.';
