-- What the API shows of accounts. The view runs with its owner's rights, since nobody else has any on accounts, and
-- decides by itself which rows and which columns whoever asks may see.
create view public.profiles with (security_barrier = true) as
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
      and (articles.status = 'published' or (select private.has_role('editor')))
  )
  or exists (
    select from public.media_library
    where media_library.uploaded_by = account.user_id and (select private.has_role('editor'))
  );

revoke all on public.profiles from public, anon, authenticated;
grant select on public.profiles to authenticated, service_role;
grant select (user_id, first_name, last_name) on public.profiles to anon;

comment on view public.profiles is
  'Oneself whole; to admins everyone whole; to editors the names of staff; to visitors the names of published authors.';
comment on column public.profiles.email is 'Empty but for oneself and for admins.';
comment on column public.profiles.role is 'Empty but for oneself and for admins.';
