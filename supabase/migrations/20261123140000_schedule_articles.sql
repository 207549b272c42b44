-- A published article whose date is still to come is scheduled: nobody but editors reaches it (product 7.13). When the
-- date has come it is public by itself, for whoever reads asks the clock.

-- The one place that says what is public. Without a search_path of its own, for only then does the planner put the
-- comparison itself into the query, where it reads articles_dated_at_idx; the names are resolved once, here.
create function private.is_public(status public.article_status, dated_at timestamptz, moment timestamptz default now())
returns boolean
language sql
stable
parallel safe
return status = 'published' and dated_at <= moment;

alter policy "Visitors read published articles" on public.articles
  using (private.is_public(status, dated_at));

alter policy "Signed-in people read published articles, editors all" on public.articles
  using (private.is_public(status, dated_at) or (select private.has_role('editor')));

create or replace view public.profiles with (security_barrier = true) as
select
  account.id,
  account.user_id,
  case when account.user_id = (select auth.uid()) or (select private.has_role('admin')) then account.email end as email,
  case when account.user_id = (select auth.uid()) or (select private.has_role('admin')) then account.role end as role,
  account.first_name,
  account.last_name,
  case when account.user_id = (select auth.uid()) or (select private.has_role('admin')) then account.created_at end
    as created_at,
  case when account.user_id = (select auth.uid()) or (select private.has_role('admin')) then account.updated_at end
    as updated_at
from private.accounts as account
where account.user_id = (select auth.uid())
  or (select private.has_role('admin'))
  or (account.role >= 'editor' and (select private.has_role('editor')))
  or exists (
    select from public.articles
    where articles.author_id = account.user_id
      and (private.is_public(articles.status, articles.dated_at) or (select private.has_role('editor')))
  )
  or exists (
    select from public.media_library
    where media_library.uploaded_by = account.user_id and (select private.has_role('editor'))
  );

create or replace function private.count_article_view(article_slug text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  network inet := private.caller_network();
  agent text := left(nullif(current_setting('request.headers', true), '')::json ->> 'user-agent', 500);
  reader text := '';
  article uuid;
  salt bytea;
begin
  select id into article from public.articles where slug = left(article_slug, 300) and private.is_public(status, dated_at);
  if not found then
    return;
  end if;
  salt := private.salt_of_the_day();
  if (select count(*) from private.article_view_marks) >= 100000 then
    return;
  end if;
  if network is not null then
    reader := network::text || ' ' || get_byte(sha256(convert_to(coalesce(agent, ''), 'UTF8')), 0) % 16;
  end if;
  insert into private.article_view_marks (mark)
  values (sha256(salt || uuid_send(article) || convert_to(reader, 'UTF8')))
  on conflict do nothing;
  if found then
    update public.articles set views_count = views_count + 1 where id = article and views_count < 2147483647;
  end if;
end
$$;

revoke all on function private.is_public(public.article_status, timestamptz, timestamptz) from public, anon, authenticated;
-- Policies and views call it in the name of whoever asks.
grant execute on function private.is_public(public.article_status, timestamptz, timestamptz)
  to anon, authenticated, service_role;

comment on function private.is_public(public.article_status, timestamptz, timestamptz) is
  'Whether visitors may read an article with this status and this date (dated_at).';
comment on column public.articles.dated_at is
  'The date that the site shows and sorts by. A published article is public from then on.';
comment on view public.profiles is
  'Oneself whole; to admins everyone whole; to editors the names of staff; to visitors the names of authors of public articles.';
