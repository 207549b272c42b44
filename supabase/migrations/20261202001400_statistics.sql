-- How often pages are seen, where readers come from, and what they do (product: statistics): totals of a day, and nothing about a
-- person. Who has been counted today is known by hashes with the salt of the day, which go with it.

-- How often something was seen or done, day by day in Québec: no more than that. `*` stands for those that were too many on a day. What fewer than
-- five looked for in vain ends after 30 days, what more did after 13 months. `page` by path; the readers of a day by where they come from, a
-- `campaign` or the domain of a `source`, empty where nothing is known; what came of it by campaign: `lead`, `calculation`, `estimate`, `won`; what
-- visitors looked for and the site doesn't have: `missed_search` by word, `missed_page` by address.
create table private.daily_totals (
  day date not null,
  kind text not null,
  subject text not null,
  count integer not null default 1,
  constraint daily_totals_pkey primary key (kind, subject, day),
  constraint daily_totals_kind_known check (
    kind in ('page', 'campaign', 'source', 'lead', 'calculation', 'estimate', 'won', 'missed_search', 'missed_page')
  ),
  constraint daily_totals_subject_length check (char_length(subject) <= 300)
);

create index daily_totals_day_idx on private.daily_totals (day, kind);

-- The addresses that the site has: its own pages, and the articles and documents that visitors may read.
create function private.is_site_page(address text) returns boolean
language sql
stable
set search_path = ''
return address = any (private.page_paths()) or exists (
  select from private.online_documents as online
  where online.slug = substring(address from '[^/]*$') and online.path = address and online.appears_at <= now()
);

-- Browsers of people begin their name like this; robots that don't hide say so in it, and so do browsers without a window.
create function private.is_robot() returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(agent !~ '^Mozilla/5\.0 \(' or agent ~* '(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|http', true)
  from (select left(nullif(current_setting('request.headers', true), '')::json ->> 'user-agent', 500) as agent) as caller
$$;

-- One more of something on a day of Québec. 300 different ones of a kind are a day's most, but of pages; the others are counted together.
create function private.count_daily(counted_kind text, counted text, moment timestamptz default now()) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  today date := (moment at time zone 'America/Toronto')::date;
begin
  if counted_kind <> 'page' and counted <> '' and not exists (
    select from private.daily_totals as known where (known.kind, known.subject, known.day) = (counted_kind, counted, today)
  ) and (select count(*) from private.daily_totals as known where (known.kind, known.day) = (counted_kind, today)) >= 300 then
    counted := '*';
  end if;
  insert into private.daily_totals as known (day, kind, subject) values (today, counted_kind, counted)
  on conflict (kind, subject, day) do update set count = known.count + 1;
end
$$;

create function private.count_event(counted text, campaign text default null, moment timestamptz default now()) returns void
language sql
security definer
set search_path = ''
as $$
  select private.count_daily(counted, coalesce(private.clean_campaign(campaign), ''), moment)
$$;

-- An address as it is kept and looked for, whoever sends it: its path decoded, in small letters, without its last slash; its query as it
-- is, without what links are followed by on whatever page. Null where it is none.
create function private.to_lost_address(address text) returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  query text := (
    select string_agg(part, '&' order by place)
    from unnest(string_to_array(substr(left(address, 2701), strpos(address || '?', '?') + 1), '&')) with ordinality as sent (part, place)
    where part <> '' and part !~* '^(?:utm_[a-z0-9_]*|[a-z0-9_]*clid|mc_[ce]id|_ga|_gl|ref|source)(?:=|$)'
  );
  path text;
begin
  -- What `convert_from` gives has the collation of the encoding's name, by which É is no letter.
  path := lower(normalize(rtrim(convert_from((
    select decode(string_agg(case when part[1] ~ '^%.' then substr(part[1], 2) else encode(convert_to(part[1], 'UTF8'), 'hex') end, ''), 'hex')
    from regexp_matches(left(split_part(address, '?', 1), 2701), '%[0-9A-Fa-f]{2}|.', 'g') as found (part)
  ), 'UTF8') collate pg_catalog."default", '/'), NFC));
  return case
    when strpos(path, '?') > 0 then null
    when query is null then path
    else coalesce(nullif(path, ''), '/') || '?' || query
  end;
exception when character_not_in_repertoire or untranslatable_character then
  return null;
end
$$;

-- Addresses that may have had a page, here or on a former site, some by their query: no part of the backend, nothing that is for
-- whoever has its link; and none that could tell of somebody, by a number or a token. A date in front of a title is neither.
create function private.is_lost_address(address text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select char_length(address) <= 300
    and asked.path ~ '^(?:/[^\u0001-\u001f\u007f/?#%@<>"\\^`{|}:;=*$.\u200b-\u200f\u202a-\u202e\u2066-\u2069 ][^\u0001-\u001f\u007f/?#%@<>"\\^`{|}:;=*$\u200b-\u200f\u202a-\u202e\u2066-\u2069]{0,199}){1,5}$|^/$'
    and asked.path !~ ' (?:/|$)'
    and asked.path = lower(asked.path)
    and split_part(asked.path, '/', 2) not in (
      '404', 'admin', 'apercu', 'app-shell', 'assets', 'auth', 'favicon.ico', 'functions', 'graphql', 'inscription', 'og', 'realtime',
      'reservation', 'rest', 'robots.txt', 'storage'
    )
    and regexp_replace(address, '/(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)', '/', 'g')
      !~* '\d{6}|[0-9a-f]{8}-[0-9a-f]{4}-|[0-9a-f]{16}|(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{20}'
    and case when strpos(address, '?') = 0 then asked.path <> '/' else
      asked.query ~* '^(?:[a-z0-9_.~,:;=&/+!()-]|%(?!7f|40)[2-9a-f][0-9a-f]){1,200}$'
      and asked.query !~* '(?:^|[&;])(?:[^=&;]*(?:token|jeton|code|secret|passw|mot_?de_?passe|session|sess_?id|signature|nonce|invit|mail|courriel|phone)[^=&;]*|auth|cle|hash|key|otp|pass|pwd|sid|sig|tel)(?:=|$)|(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{12}'
      and asked.query !~ '(?=[A-Za-z0-9_-]*\d)(?=[A-Za-z0-9_-]*[a-z])(?=[A-Za-z0-9_-]*[A-Z])[A-Za-z0-9_-]{20}'
    end
  from (select split_part(address, '?', 1) as path, substr(address, strpos(address || '?', '?') + 1) as query) as asked
$$;

-- A network counts once a day for one of 32 sorts of words or addresses, whatever browsers it invents. 300 different ones are a
-- day's most: those that come after aren't kept. Of new ones a network brings a twentieth of what is left, so that no dozen of networks
-- uses up the day.
create function private.count_miss(missed_kind text, missed text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  today date := (now() at time zone 'America/Toronto')::date;
  sort integer := get_byte(sha256(convert_to(missed, 'UTF8')), 0);
  is_new boolean := not exists (
    select from private.daily_totals as known where (known.kind, known.subject, known.day) = (missed_kind, missed, today)
  );
  left_today integer := 300 - (select count(*) from private.daily_totals as known where (known.kind, known.day) = (missed_kind, today));
  counted text;
begin
  if is_new and left_today <= 0 then
    return;
  end if;
  foreach counted in array array['miss ' || sort % 32] || case when is_new then array['new ' || sort % (1 + left_today / 20)] end loop
    insert into private.daily_marks (mark)
    values (sha256(private.hash_sender() || convert_to(counted || ' ' || missed_kind, 'UTF8')))
    on conflict do nothing;
    if not found then
      return;
    end if;
  end loop;
  perform private.count_daily(missed_kind, missed);
end
$$;

create function public.record_missed_page(path text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address constant text := private.to_lost_address(path);
begin
  if private.is_robot() or private.is_lost_address(address) is not true then
    return;
  end if;
  -- The site's server tells of those whom it led on, and is one network for all of them.
  update private.redirections as known
  set visits = known.visits + 1, last_visit = (now() at time zone 'America/Toronto')::date
  where known.path = address and not private.is_site_page(address);
  if found or private.has_page(address) then
    return;
  end if;
  perform private.count_miss('missed_page', address);
end
$$;

-- Whether an address leads anywhere.
create function private.has_page(address text) returns boolean
language sql
stable
set search_path = ''
return private.is_site_page(address) or coalesce((
  select entry.kind <> 'gone' from public.page_changes as entry where entry.path = address order by entry.number desc limit 1
), false);

-- A page counts once a day for a reader. With the first one comes where the reader is from: the campaign that a link names,
-- else the domain, else nowhere.
create function public.record_visit(path text, referrer text default null, campaign text default null) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address constant text := left(record_visit.path, 1) || rtrim(substr(record_visit.path, 2, 300), '/');
  campaign_name text := private.clean_campaign(campaign);
begin
  if private.is_robot() or private.is_site_page(address) is not true or not private.is_first_today('page ' || address) then
    return;
  end if;
  perform private.count_daily('page', address);
  if private.is_first_today('source') then
    perform private.count_daily(
      case when campaign_name is null then 'source' else 'campaign' end,
      -- Of the page before only the domain is looked at.
      coalesce(campaign_name, private.clean_domain(substring(lower(left(referrer, 300)) from '^https?://([^/:?#]+)')), '')
    );
  end if;
end
$$;

create function public.record_calculation(campaign text default null) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_robot() and private.is_first_today('calculation') then
    perform private.count_event('calculation', campaign);
  end if;
end
$$;

-- What was won counts for the day on which it came, beside the visits that it came of: a total, which outlives the lead.
create function private.count_won_lead() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.stage = 'won' then
    perform private.count_event('won', new.campaign, new.created_at);
  else
    update private.daily_totals as known set count = known.count - 1
    where known.kind = 'won' and known.day = (new.created_at at time zone 'America/Toronto')::date and known.count > 0
      and known.subject = (
        select counted.subject from private.daily_totals as counted
        where counted.kind = 'won' and counted.day = known.day and counted.subject in (coalesce(new.campaign, ''), '*')
        order by counted.subject = '*' limit 1
      );
  end if;
  return null;
end
$$;

create trigger count_won_lead
  after update of stage on public.leads
  for each row when ((old.stage = 'won') <> (new.stage = 'won'))
  execute function private.count_won_lead();

create function public.read_statistics(first_day date, last_day date) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  first_before date := first_day - (last_day - first_day + 1);
begin
  perform private.require_right(private.has_role('moderator'), 'read_statistics');
  perform private.refuse('PT400', 'Cette période ne se lit pas.') where coalesce(last_day - first_day not between 0 and 400, true);
  return (with total as materialized (
    select known.kind, known.subject, coalesce(sum(known.count) filter (where known.day >= first_day), 0) as count,
      coalesce(sum(known.count) filter (where known.day < first_day), 0) as before
    from private.daily_totals as known where known.day between first_before and last_day group by known.kind, known.subject
  ) select jsonb_build_object(
    'days', (
      select jsonb_agg(shown order by shown.day) from (
        select calendar.day,
          (select coalesce(sum(visit.count), 0) from private.daily_totals as visit where (visit.kind, visit.day) = ('page', calendar.day)) as visits,
          (
            select coalesce(sum(origin.count), 0) from private.daily_totals as origin
            where origin.kind in ('campaign', 'source') and origin.day = calendar.day
          ) as visitors
        from (select first_before + step as day from generate_series(0, last_day - first_before) as step) as calendar
      ) as shown
    ),
    'pages', coalesce((
      select jsonb_agg(page order by page.visits desc, page.path) from (
        select total.subject as path, total.count as visits, total.before from total where total.kind = 'page' order by 2 desc, 1 limit 500
      ) as page
    ), '[]'),
    'sources', coalesce((
      select jsonb_agg(origin order by origin.visitors desc, origin.source, origin.is_campaign) from (
        select total.subject as source, total.kind = 'campaign' as is_campaign, total.count as visitors, total.before
        from total where total.kind in ('campaign', 'source') order by 3 desc, 1, 2 limit 500
      ) as origin
    ), '[]'),
    'events', (
      select jsonb_agg(counted order by counted.event desc) from (
        select named.event, coalesce(sum(total.count), 0) as count, coalesce(sum(total.before), 0) as before
        from unnest(array['lead', 'calculation', 'estimate', 'won']) as named (event)
        left join total on total.kind = named.event group by named.event
      ) as counted
    ),
    -- What at least five asked for in vain.
    'missed_searches', coalesce((
      select jsonb_agg(missed order by missed.count desc, missed.word) from (
        select total.subject as word, total.count from total where total.kind = 'missed_search' and total.count >= 5 order by 2 desc, 1 limit 100
      ) as missed
    ), '[]'),
    'missed_pages', coalesce((
      select jsonb_agg(missed order by missed.count desc, missed.path) from (
        select total.subject as path, total.count from total where total.kind = 'missed_page' and total.count >= 5 order by 2 desc, 1 limit 100
      ) as missed
      where not private.has_page(missed.path)
    ), '[]'),
    -- From a visit to a lead that was won, month by month.
    'funnel', coalesce((
      select jsonb_agg(step order by step.month desc, step.visitors desc, step.campaign) from (
        select to_char(known.day, 'YYYY-MM') as month, case when known.kind <> 'source' then known.subject else '' end as campaign,
          coalesce(sum(known.count) filter (where known.kind in ('campaign', 'source')), 0) as visitors,
          coalesce(sum(known.count) filter (where known.kind = 'calculation'), 0) as calculations,
          coalesce(sum(known.count) filter (where known.kind = 'estimate'), 0) as estimates,
          coalesce(sum(known.count) filter (where known.kind = 'lead'), 0) as leads,
          coalesce(sum(known.count) filter (where known.kind = 'won'), 0) as won
        from private.daily_totals as known
        where known.kind in ('campaign', 'source', 'lead', 'calculation', 'estimate', 'won') and known.day between first_day and last_day
        group by 1, 2 order by 1 desc, 3 desc, 2 limit 500
      ) as step
    ), '[]')
  ));
end
$$;

grant execute on function public.read_statistics to authenticated;
grant execute on function public.record_visit, public.record_calculation, public.record_missed_page to anon, authenticated;

comment on function public.record_visit is
  'Counts a reader of one of the site''s pages, once a day; what else is asked for counts for nothing. The site calls it.';
comment on function public.record_missed_page is
  'Counts an address that has no page, once a day for a network, or whoever was led on from it. The page for lost visitors and the site''s server '
  'call it.';
comment on function public.record_calculation is 'Counts a reader who uses the calculator, once a day. The site calls it.';
comment on function public.read_statistics is 'Totals of a period of at most 401 days, and of as many days before it. Moderators and above.';
