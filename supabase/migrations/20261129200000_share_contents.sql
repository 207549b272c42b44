-- Links and approvals for contents of the site, as for articles (product 15.10): a link and an approval are of an article or of
-- a content. A link to a content shows its latest save, draft or not, as long as it has a text of its own.

alter table private.preview_links
  alter column article_id drop not null,
  add column content_key text,
  add constraint preview_links_one_subject check (num_nonnulls(article_id, content_key) = 1);

alter table private.preview_approvals
  alter column article_id drop not null,
  add column content_key text,
  add constraint preview_approvals_one_subject check (num_nonnulls(article_id, content_key) = 1);

create index preview_links_content_key_idx on private.preview_links (content_key);
create index preview_approvals_content_key_idx on private.preview_approvals (content_key);

create function private.saved_content(saved_key text) returns jsonb
language sql
stable
set search_path = ''
return (
  select revision.value from private.content_revisions as revision
  where revision.content_key = saved_key order by revision.number desc limit 1
);

create function private.approved_hash(hashed_article uuid, hashed_key text) returns text
language sql
stable
set search_path = ''
return case
  when hashed_key is null then private.content_hash(hashed_article)
  else encode(sha256(convert_to(private.saved_content(hashed_key)::text, 'UTF8')), 'hex')
end;

-- Whoever may edit something may share it; articles, without a key, are every editor's.

drop function public.create_preview_link(uuid), public.list_previews(uuid), public.read_preview(text);
drop function private.make_preview_link(uuid), private.previews_of(uuid), private.preview_of(text);

create function private.make_preview_link(shared_article uuid, shared_key text)
returns table (id uuid, token text, ends_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  -- 244 random bits, spelled as addresses can carry them.
  new_token text := translate(
    encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'
  );
begin
  if not private.may_edit_content(coalesce(shared_key, '')) then
    raise insufficient_privilege using message = 'permission denied for function create_preview_link';
  end if;
  -- Links that are made at once are counted one after the other.
  if shared_key is null then
    perform from public.articles as article where article.id = shared_article for no key update;
    if not found then
      raise exception 'Cet article n’existe plus.' using errcode = 'PT404';
    end if;
  else
    perform pg_advisory_xact_lock(hashtext('private.preview_links'), hashtext(shared_key));
    if starts_with(shared_key, 'internal/') then
      raise exception 'Ce contenu ne se voit sur aucune page.' using errcode = 'PT400';
    end if;
    if private.saved_content(shared_key) is null then
      raise exception 'Ce contenu n’a pas été enregistré.' using errcode = 'PT404';
    end if;
  end if;
  if (
    select count(*) from private.preview_links as link
    where (link.article_id = shared_article or link.content_key = shared_key) and link.ends_at > now()
  ) >= 10 then
    raise exception 'Dix liens sont déjà en cours. Révoquez-en un d’abord.' using errcode = 'PT409';
  end if;
  return query
    insert into private.preview_links as link (article_id, content_key, token_hash)
    values (shared_article, shared_key, private.token_hash(new_token))
    returning link.id, new_token, link.ends_at;
end
$$;

create or replace function private.end_preview_link(link_id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.has_role('editor') or exists (
    select from private.preview_links as link
    where link.id = link_id and not private.may_edit_content(coalesce(link.content_key, ''))
  ) then
    raise insufficient_privilege using message = 'permission denied for function revoke_preview_link';
  end if;
  delete from private.preview_links as link where link.id = link_id;
end
$$;

create function private.previews_of(shared_article uuid, shared_key text) returns table (links jsonb, approvals jsonb)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  current_hash text := private.approved_hash(shared_article, shared_key);
begin
  if not private.may_edit_content(coalesce(shared_key, '')) then
    raise insufficient_privilege using message = 'permission denied for function list_previews';
  end if;
  return query select
    coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', link.id, 'created_at', link.created_at, 'ends_at', link.ends_at,
          'first_name', maker.first_name, 'last_name', maker.last_name
        ) order by link.created_at desc, link.id
      )
      from private.preview_links as link
      left join private.accounts as maker on maker.user_id = link.created_by
      where (link.article_id = shared_article or link.content_key = shared_key) and link.ends_at > now()
    ), '[]'),
    coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', approval.id, 'name', approval.name, 'comment', approval.comment, 'approved_at', approval.approved_at,
          'is_current', approval.content_hash is not distinct from current_hash
        ) order by approval.approved_at desc, approval.id
      )
      from private.preview_approvals as approval
      where approval.article_id = shared_article or approval.content_key = shared_key
    ), '[]');
end
$$;

create function private.preview_of(token text)
returns table (article jsonb, content jsonb, content_hash text, ends_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select
    case when article.id is not null then jsonb_build_object(
      'id', article.id,
      'title', article.title,
      'slug', article.slug,
      'content', article.content,
      'excerpt', article.excerpt,
      'featured_image_url', article.featured_image_url,
      'featured_image_alt', article.featured_image_alt,
      'cover', private.picture_of(article.featured_image_url),
      'pictures', private.pictures_in(article.content),
      'meta_title', article.meta_title,
      'meta_description', article.meta_description,
      'og_image_url', article.og_image_url,
      'category_id', article.category_id,
      'published_at', article.published_at,
      'created_at', article.created_at,
      'updated_at', article.updated_at,
      'categories', (
        select jsonb_build_object('name', category.name, 'slug', category.slug, 'color', category.color)
        from public.categories as category where category.id = article.category_id
      ),
      'profiles', (
        select jsonb_build_object('first_name', author.first_name, 'last_name', author.last_name)
        from private.accounts as author where author.user_id = article.author_id
      ),
      'article_tags', coalesce((
        select jsonb_agg(
          jsonb_build_object('tags', jsonb_build_object('id', tag.id, 'name', tag.name, 'slug', tag.slug))
          order by tag.name, tag.id
        )
        from public.article_tags as filed join public.tags as tag on tag.id = filed.tag_id
        where filed.article_id = article.id
      ), '[]')
    ) end,
    case when saved.value is not null then jsonb_build_object('key', link.content_key, 'value', saved.value) end,
    private.approved_hash(article.id, link.content_key),
    link.ends_at
  from private.preview_links as link
  left join public.articles as article on article.id = link.article_id
  cross join lateral (select private.saved_content(link.content_key) as value) as saved
  where link.token_hash = private.token_hash(token) and link.ends_at > now()
    and num_nonnulls(article.id, saved.value) = 1
$$;

create or replace function private.record_approval(
  token text, approval_id uuid, seen_hash text, approver text, word text
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  link private.preview_links;
begin
  -- Approvals by one link wait for each other, and for its end.
  select living.* into link from private.preview_links as living
  where living.token_hash = private.token_hash(token) and living.ends_at > now()
  for update;
  -- Unknown, revoked or ended: nobody learns which.
  if not found then
    raise exception 'Ce lien d’aperçu n’est plus valable.' using errcode = 'PT404';
  end if;
  -- An attempt whose answer got lost is repeated with the same id.
  if exists (
    select from private.preview_approvals as known where known.id = approval_id and known.link_id = link.id
  ) then
    return;
  end if;
  if seen_hash is distinct from private.approved_hash(link.article_id, link.content_key) then
    raise exception 'Le texte a changé entre-temps.' using errcode = 'PT409';
  end if;
  if (select count(*) from private.preview_approvals as known where known.link_id = link.id) >= 50 then
    raise exception 'Ce lien a déjà servi à 50 approbations. Demandez-en un autre.' using errcode = 'PT429';
  end if;
  insert into private.preview_approvals (id, article_id, content_key, link_id, content_hash, name, comment)
  values (approval_id, link.article_id, link.content_key, link.id, seen_hash, approver, word);
exception
  -- The database's own words would show the whole row, with what its caller may not read.
  when not_null_violation or check_violation or unique_violation then
    raise exception 'Vérifiez votre nom et votre mot, puis réessayez.' using errcode = 'PT400';
end
$$;

create function public.create_preview_link(article_id uuid default null, content_key text default null)
returns table (id uuid, token text, ends_at timestamptz)
language sql
set search_path = ''
begin atomic
  select made.* from private.make_preview_link(article_id, content_key) as made;
end;

create function public.list_previews(article_id uuid default null, content_key text default null)
returns table (links jsonb, approvals jsonb)
language sql
stable
set search_path = ''
begin atomic
  select listed.* from private.previews_of(article_id, content_key) as listed;
end;

create function public.read_preview(token text)
returns table (article jsonb, content jsonb, content_hash text, ends_at timestamptz)
language sql
stable
set search_path = ''
begin atomic
  select shown.* from private.preview_of(token) as shown;
end;

-- As before, and approvals of contents end too: they name visitors.
create or replace function private.apply_retention() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  oldest_message timestamptz := now() - private.message_retention();
begin
  -- Yesterday's salt goes with all that it marked.
  perform private.salt_of_the_day();
  if not private.trusts_clock() then
    return;
  end if;
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
  perform private.forget_unconfirmed_accounts();
end
$$;

revoke all on function private.saved_content(text), private.approved_hash(uuid, text),
  private.make_preview_link(uuid, text), private.previews_of(uuid, text), private.preview_of(text),
  public.create_preview_link(uuid, text), public.list_previews(uuid, text), public.read_preview(text)
  from public, anon, authenticated;
grant execute on function private.make_preview_link(uuid, text), private.previews_of(uuid, text),
  public.create_preview_link(uuid, text), public.list_previews(uuid, text)
  to authenticated;
grant execute on function private.preview_of(text), public.read_preview(text) to anon, authenticated;

comment on table private.preview_links is
  'Who has the token reads the article or the content as it is saved. A link that is revoked is deleted, and so is one of a deleted article.';
comment on table private.preview_approvals is
  'Who approved which text of an article or of a content. Never changed; destroyed with the article, or after 24 months.';
comment on function private.apply_retention() is
  'Destroys what has been kept for as long as promised: 30 days for deleted records, the months of the settings for messages, 24 months for approvals of contents, seven days for accounts that nobody confirmed, a day for marks.';
comment on column private.preview_links.content_key is 'Of a content of the site, instead of an article.';
comment on column private.preview_approvals.content_key is 'Of a content of the site, instead of an article.';
comment on column private.preview_approvals.content_hash is
  'private.approved_hash at that moment: when it is another one today, the text has been changed since.';
comment on function private.saved_content(text) is
  'A content as it was saved last, draft or not; empty where it is the code''s copy.';
comment on function private.approved_hash(uuid, text) is
  'A hash of all that an approval of the article, or of the content, bears on.';
comment on function public.create_preview_link(uuid, text) is
  'Makes a link to an article or to a content for 14 days, ten at a time. The token is in this answer and nowhere else. Who may edit it.';
comment on function public.list_previews(uuid, text) is
  'The living links to an article or to a content, without their tokens, and who approved it, newest first. Who may edit it.';
comment on function public.read_preview(text) is
  'The article or the content that a token leads to, as its public page shows it; no row when the link is unknown, revoked or ended.';
