-- As before, and approvals of contents end too: they name visitors.
create or replace function private.apply_retention() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  oldest_message timestamptz := now() - private.message_retention();
begin
  -- From the deletions that are over to what they leave: every message of a visitor comes through here.
  with over as (
    delete from private.deleted_records as deleted where deleted.deleted_at < now() - interval '30 days'
    returning deleted.record_id
  ), articles_gone as (
    select over.record_id as id from over
    where not exists (select from public.articles as article where article.id = over.record_id)
  ), without_approvals as (
    delete from private.preview_approvals as approval using articles_gone where approval.article_id = articles_gone.id
  )
  delete from private.article_revisions as revision using articles_gone where revision.article_id = articles_gone.id;
  delete from private.announced_changes where announced_at < now() - interval '5 minutes';
  delete from public.contact_messages where created_at < oldest_message;
  delete from private.deleted_records
  where source = 'contact_messages' and (record ->> 'created_at')::timestamptz < oldest_message;
  update public.personal_data_requests set email = null
  where email is not null and answered_at < now() - interval '24 months';
  delete from private.preview_links where ends_at <= now();
  delete from private.preview_approvals
  where content_key is not null and approved_at < now() - interval '24 months';
  -- Yesterday's salt goes with all that it marked.
  perform private.salt_of_the_day();
end
$$;

comment on table private.preview_approvals is
  'Who approved which text of an article or of a content. Never changed; destroyed with the article, or after 24 months.';
comment on function private.apply_retention() is
  'Destroys what has been kept for as long as promised: 30 days for deleted records, the months of the settings for messages, 24 months for approvals of contents, a day for marks.';
