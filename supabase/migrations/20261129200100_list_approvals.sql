-- What was approved and isn't online yet: it waits for whoever publishes it (product 6.7).

create function private.waiting_approvals()
returns table (id uuid, article_id uuid, content_key text, title text, name text, approved_at timestamptz, total bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if not private.has_role('editor') then
    raise insufficient_privilege using message = 'permission denied for function list_waiting_approvals';
  end if;
  return query
    select latest.id, latest.article_id, latest.content_key, latest.title, latest.name, latest.approved_at, count(*) over ()
    from (
      -- The latest word on each draft, as long as it is the one that was approved.
      select distinct on (approval.article_id, approval.content_key)
        approval.id, approval.article_id, approval.content_key, approval.name, approval.approved_at,
        case when starts_with(approval.content_key, 'page/') then saved.value ->> 'title' else article.title end as title
      from private.preview_approvals as approval
      left join public.articles as article on article.id = approval.article_id and article.status = 'draft'
      left join public.site_contents as shown on shown.key = approval.content_key
      cross join lateral (select private.saved_content(approval.content_key) as value) as saved
      where (
          article.id is not null
          or (saved.value is distinct from shown.value and private.may_edit_content(approval.content_key))
        )
        and approval.content_hash = private.approved_hash(approval.article_id, approval.content_key)
      order by approval.article_id, approval.content_key, approval.approved_at desc, approval.id
    ) as latest
    order by latest.approved_at desc, latest.id
    limit 5;
end
$$;

create function public.list_waiting_approvals()
returns table (id uuid, article_id uuid, content_key text, title text, name text, approved_at timestamptz, total bigint)
language sql
stable
set search_path = ''
begin atomic
  select listed.* from private.waiting_approvals() as listed;
end;

revoke all on function private.waiting_approvals(), public.list_waiting_approvals() from public, anon, authenticated;
grant execute on function private.waiting_approvals(), public.list_waiting_approvals() to authenticated;

comment on function public.list_waiting_approvals() is
  'The five drafts, articles and contents, that were approved last, as they are now, with who approved them, and how many there are. Editors and above.';
