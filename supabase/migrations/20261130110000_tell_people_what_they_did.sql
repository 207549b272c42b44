-- What an address is told of itself is all that leads back to it, whatever the person did: signing in, saving, sharing,
-- deleting, answering, managing. Left out: passwords and tokens, with which somebody else could sign in; what others
-- wrote or who they are (of a message that was handled, the moment alone); requests answered and incidents written down,
-- registers about others that the law has the company keep; approvals and visits, which bear no address.

create or replace function private.personal_data_of(address text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted text := lower(btrim(address));
  person private.accounts;
begin
  if not private.has_role('admin') then
    raise insufficient_privilege using message = 'permission denied for function export_personal_data';
  end if;
  perform private.require_fresh_proof();
  select account.* into person from private.accounts as account where lower(account.email) = wanted;
  return jsonb_build_object(
    'email', wanted,
    'exported_at', now(),
    'messages', coalesce((
      select jsonb_agg(to_jsonb(sent) - 'handled_by' order by sent.created_at)
      from public.contact_messages as sent where lower(sent.email) = wanted
    ), '[]'),
    'deleted_messages', coalesce((
      select jsonb_agg(deleted.record - 'handled_by' || jsonb_build_object('deleted_at', deleted.deleted_at))
      from private.deleted_records as deleted
      where deleted.source = 'contact_messages' and lower(deleted.record ->> 'email') = wanted
    ), '[]'),
    'requests', coalesce((
      select jsonb_agg(to_jsonb(request) - 'answered_by' order by request.received_on)
      from public.personal_data_requests as request where lower(request.email) = wanted
    ), '[]'),
    'account', case when person.user_id is not null then to_jsonb(person) end,
    'articles', coalesce((
      select jsonb_agg(jsonb_build_object('title', article.title, 'slug', article.slug, 'created_at', article.created_at))
      from public.articles as article where article.author_id = person.user_id
    ), '[]'),
    'media', coalesce((
      select jsonb_agg(jsonb_build_object('title', medium.title, 'file', medium.file_path, 'created_at', medium.created_at))
      from public.media_library as medium where medium.uploaded_by = person.user_id
    ), '[]'),
    'sign_in', (
      select jsonb_build_object(
        'created_at', known.created_at, 'invited_at', known.invited_at, 'confirmed_at', known.email_confirmed_at,
        'last_sign_in_at', known.last_sign_in_at, 'suspended_until', known.banned_until, 'given', known.raw_user_meta_data
      )
      from auth.users as known where known.id = person.user_id
    ),
    'sessions', coalesce((
      -- What a service keeps of a session depends on its version.
      select jsonb_agg(jsonb_build_object(
        'created_at', open.created_at, 'used_at', open.updated_at,
        'browser', to_jsonb(open) -> 'user_agent', 'address', to_jsonb(open) -> 'ip'
      ) order by open.created_at)
      from auth.sessions as open where open.user_id = person.user_id
    ), '[]'),
    'deleted', coalesce((
      select jsonb_agg(jsonb_build_object(
        'kind', deleted.source, 'title', coalesce(deleted.record ->> 'title', deleted.record ->> 'name'),
        'deleted_at', deleted.deleted_at
      ) order by deleted.deleted_at)
      from private.deleted_records as deleted
      where person.user_id::text
        in (deleted.deleted_by::text, deleted.record ->> 'author_id', deleted.record ->> 'uploaded_by')
    ), '[]'),
    'saves', coalesce((
      select jsonb_agg(jsonb_build_object(
        'title', revision.article ->> 'title', 'reason', revision.reason, 'note', revision.note, 'saved_at', revision.saved_at
      ) order by revision.saved_at)
      from private.article_revisions as revision where revision.saved_by = person.user_id
    ), '[]'),
    'content_saves', coalesce((
      select jsonb_agg(jsonb_build_object(
        'content', revision.content_key, 'reason', revision.reason, 'note', revision.note, 'saved_at', revision.saved_at
      ) order by revision.saved_at)
      from private.content_revisions as revision where revision.saved_by = person.user_id
    ), '[]'),
    'preview_links', coalesce((
      select jsonb_agg(jsonb_build_object(
        'article', article.title, 'content', link.content_key, 'created_at', link.created_at, 'ends_at', link.ends_at
      ) order by link.created_at)
      from private.preview_links as link left join public.articles as article on article.id = link.article_id
      where link.created_by = person.user_id
    ), '[]'),
    'handled_messages', coalesce((
      select jsonb_agg(jsonb_build_object('handled_at', message.handled_at) order by message.handled_at)
      from public.contact_messages as message where message.handled_by = person.user_id
    ), '[]'),
    'journal', coalesce((
      select jsonb_agg(jsonb_build_object(
        'kind', line.kind, 'changed_at', line.changed_at, 'old_role', line.old_role, 'new_role', line.new_role,
        'articles', line.articles, 'media', line.media, 'part', case person.user_id
          when line.account_id then 'concerned' when line.actor_id then 'actor' else 'recipient' end
      ) order by line.number)
      from private.account_journal as line
      where person.user_id in (line.account_id, line.actor_id, line.recipient_id)
    ), '[]')
  );
end
$$;

-- As before, with the copies of what was deleted: nothing but an id that no name goes with any more is left of an account,
-- in the journal, which nobody changes, and on the files that the company keeps. Whoever writes again after `erased_at` stays.
create function private.destroy_address(wanted text, erased_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  account private.accounts;
  message_count integer;
  deleted_count integer;
begin
  select known.* into account from private.accounts as known
  where lower(known.email) = wanted and known.created_at <= erased_at;
  delete from public.contact_messages as message where lower(message.email) = wanted and message.created_at <= erased_at;
  get diagnostics message_count = row_count;
  delete from private.deleted_records as deleted
  where deleted.source = 'contact_messages' and lower(deleted.record ->> 'email') = wanted
    and (deleted.record ->> 'created_at')::timestamptz <= erased_at;
  get diagnostics deleted_count = row_count;
  update public.personal_data_requests as request
  set email = null, answered_at = coalesce(request.answered_at, now()), answered_by = coalesce(request.answered_by, auth.uid())
  where lower(request.email) = wanted and request.created_at <= erased_at;
  delete from private.announced_changes as announced where announced.email = wanted or announced.account_id = account.user_id;
  update private.deleted_records as deleted
  set deleted_by = nullif(deleted.deleted_by, account.user_id),
    record = deleted.record || coalesce((
      select jsonb_object_agg(entry.key, null) from jsonb_each_text(deleted.record) as entry
      where entry.key in ('author_id', 'uploaded_by', 'handled_by') and entry.value = account.user_id::text
    ), '{}')
  where account.user_id::text in (
    deleted.deleted_by::text, deleted.record ->> 'author_id', deleted.record ->> 'uploaded_by', deleted.record ->> 'handled_by'
  );
  delete from auth.users as person where person.id = account.user_id;
  delete from private.article_counts as counted where counted.author_id = account.user_id;
  return jsonb_build_object(
    'messages', message_count + deleted_count, 'account', account.user_id is not null
  );
end
$$;

create or replace function private.forget_address(address text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text := lower(btrim(address));
begin
  if not private.has_role('admin') then
    raise insufficient_privilege using message = 'permission denied for function erase_personal_data';
  end if;
  perform private.require_fresh_proof();
  if exists (
    select from private.accounts as known where lower(known.email) = wanted and known.role > 'subscriber'
  ) then
    raise exception 'Cette adresse est celle d’une personne de l’équipe. Retirez-lui d’abord son rôle.'
      using errcode = 'PT409';
  end if;
  perform private.note_erasure(wanted, false);
  return private.destroy_address(wanted, 'infinity');
end
$$;

revoke all on function private.destroy_address(text, timestamptz) from public, anon, authenticated;

comment on function public.export_personal_data(text) is
  'All that is stored about an e-mail address and what its account did, without what concerns others. Admins only.';
