-- Shows and their episodes. Episodes stand below their show, wherever that is, and leave and come back with it.

create table public.shows (
  like private.kind_table including all,
  constraint shows_title_line check (title is null or private.is_line(to_jsonb(title), 60)),
  constraint shows_description_line check (description is null or private.is_line(to_jsonb(description), 600)),
  -- Where the feed leads to.
  constraint shows_moved_to_format check (
    coalesce(content ->> 'movedTo', '') ~* '^(https://[^[:space:][:cntrl:]]{1,192})?$'
  )
);

create table public.episodes (
  like private.kind_table including all,
  show_id text collate "C",
  number integer,
  season integer,
  day date, -- From which on visitors read it, in Québec, and by which lists sort it.
  sound jsonb,
  transcript text,
  has_transcript boolean generated always as (transcript <> '') stored, -- Whether there is one to read: lists don't read it from the disk.
  constraint episodes_show_id_fkey foreign key (show_id) references public.shows (id),
  constraint episodes_title_line check (title is null or private.is_line(to_jsonb(title), 70)),
  constraint episodes_description_line check (description is null or private.is_line(to_jsonb(description), 220)),
  constraint episodes_number_range check (number between 1 and 9999),
  constraint episodes_season_range check (season between 1 and 99),
  constraint episodes_day_range check (day between '1900-01-01' and '2200-12-31'),
  constraint episodes_sound_uploaded check (
    coalesce(sound ->> 'src', '')
      ~ '^(https?://[A-Za-z0-9.:-]{1,253})?/storage/v1/object/public/media/uploads/[0-9]{1,20}\.[A-Za-z0-9]{2,5}$'
    or sound is null
  )
);

create index shows_title_idx on public.shows (title, id);
create index episodes_show_id_idx on public.episodes (show_id, day);
create index episodes_day_idx on public.episodes (day);
create index episodes_appears_at_idx on public.episodes ((day::timestamp at time zone 'America/Toronto'));

-- Applications go on asking for a feed where it was: another show's would take the place of the one that people follow.
create function private.check_former_feeds() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  former text;
begin
  select address.id into former from private.document_addresses as address
  where address.kind = 'show' and address.path = '/balados/' || new.slug and address.id <> new.id;
  if found then
    raise exception 'L’émission % a eu cette adresse, et on l’y suit encore. Choisissez-en une autre.', private.quoted_title(('show', former))
      using errcode = 'PT400';
  end if;
  return new;
end
$$;

create trigger check_former_feeds
  before insert or update on public.shows
  for each row when (new.slug is not null) execute function private.check_former_feeds();

select private.register_kind(
  'show',
  $$'/balados/' || document.slug$$,
  below => $$select ('episode', episode.id)::private.document from public.episodes as episode where episode.show_id = $1$$
);
select private.register_kind(
  'episode',
  $$'/balados/' || (select show.slug from public.shows as show where show.id = document.show_id) || '/' || document.slug$$,
  'document.day',
  shown_where => $$show_id in (select show.id from public.shows as show where show.published_at is not null)
    and (private.has_appeared(day) or (select private.has_role('editor')))$$,
  optional => '{season,transcript}'
);

-- The text without its transcript: lists would otherwise read each transcript from the disk.
create function public.summary(episode public.episodes) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  episode.transcript := null;
  return public.value(episode);
end
$$;

grant execute on function public.summary to anon, authenticated, service_role;

comment on table public.shows is 'The shows, as they are online. Written by functions alone.';
comment on table public.episodes is 'The episodes of shows, as they are online. Written by functions alone.';
comment on constraint episodes_show_id_fkey on public.episodes is 'L’émission de cet épisode n’existe pas.';
comment on function public.summary is 'The same without the transcript: what lists and feeds show of it.';
