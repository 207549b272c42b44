-- A link to an article as it is saved, for people without an account, and what they approve (product 7.16 to 7.19). Who
-- has the link's token reads the article through read_preview and approves it through approve_preview; only the hash of
-- the token is stored. No API role reaches the tables.

create table private.preview_links (
  id uuid not null default gen_random_uuid(),
  article_id uuid not null,
  token_hash bytea not null,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '14 days',
  constraint preview_links_pkey primary key (id),
  constraint preview_links_token_hash_key unique (token_hash),
  constraint preview_links_article_id_fkey foreign key (article_id) references public.articles (id) on delete cascade,
  constraint preview_links_created_by_fkey
    foreign key (created_by) references private.accounts (user_id) on delete set null
);

-- Without a foreign key to the article: what was approved is there again when its deletion is undone.
create table private.preview_approvals (
  id uuid not null,
  article_id uuid not null,
  link_id uuid,
  content_hash text not null,
  name text not null,
  comment text,
  approved_at timestamptz not null default now(),
  constraint preview_approvals_pkey primary key (id),
  constraint preview_approvals_link_id_fkey
    foreign key (link_id) references private.preview_links (id) on delete set null,
  constraint preview_approvals_name_length check (name ~ '\S' and char_length(name) <= 100),
  constraint preview_approvals_comment_length check (comment ~ '\S' and char_length(comment) <= 1000),
  constraint preview_approvals_text_clean check (
    name = private.clean_line(name) and comment = private.clean_text(comment)
  )
);

create index preview_links_article_id_idx on private.preview_links (article_id);
create index preview_links_created_by_idx on private.preview_links (created_by);
create index preview_links_ends_at_idx on private.preview_links (ends_at);
create index preview_approvals_article_id_idx on private.preview_approvals (article_id);
create index preview_approvals_link_id_idx on private.preview_approvals (link_id);

create function private.token_hash(token text) returns bytea
language sql
immutable
set search_path = ''
return sha256(convert_to(left(token, 100), 'UTF8'));

-- The one place that says what an approval bears on: all that an editor writes, and the names that readers see beside it.
-- Status and dates are left out, for an article is approved so that it can be published.
create function private.content_hash(hashed_article uuid) returns text
language sql
stable
set search_path = ''
as $$
  select encode(sha256(convert_to(jsonb_build_object(
    'title', article.title,
    'slug', article.slug,
    'content', article.content,
    'excerpt', article.excerpt,
    'featured_image_url', article.featured_image_url,
    'meta_title', article.meta_title,
    'meta_description', article.meta_description,
    'og_image_url', article.og_image_url,
    'category', (select category.name from public.categories as category where category.id = article.category_id),
    'author', (
      select jsonb_build_array(author.first_name, author.last_name)
      from private.accounts as author where author.user_id = article.author_id
    ),
    'tags', (
      select jsonb_agg(tag.name order by tag.name collate "C")
      from public.article_tags as link join public.tags as tag on tag.id = link.tag_id
      where link.article_id = article.id
    )
  )::text, 'UTF8')), 'hex')
  from public.articles as article
  where article.id = hashed_article
$$;

create function private.make_preview_link(shared_article uuid)
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
  if not private.has_role('editor') then
    raise insufficient_privilege using message = 'permission denied for function create_preview_link';
  end if;
  -- Links that are made at once are counted one after the other.
  perform from public.articles as article where article.id = shared_article for no key update;
  if not found then
    raise exception 'Cet article n’existe plus.' using errcode = 'PT404';
  end if;
  if (
    select count(*) from private.preview_links as link
    where link.article_id = shared_article and link.ends_at > now()
  ) >= 10 then
    raise exception 'Dix liens sont déjà en cours pour cet article. Révoquez-en un d’abord.' using errcode = 'PT409';
  end if;
  return query
    insert into private.preview_links as link (article_id, token_hash)
    values (shared_article, private.token_hash(new_token))
    returning link.id, new_token, link.ends_at;
end
$$;

create function private.end_preview_link(link_id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.has_role('editor') then
    raise insufficient_privilege using message = 'permission denied for function revoke_preview_link';
  end if;
  delete from private.preview_links as link where link.id = link_id;
end
$$;

create function private.previews_of(shared_article uuid) returns table (links jsonb, approvals jsonb)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  current_hash text := private.content_hash(shared_article);
begin
  if not private.has_role('editor') then
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
      where link.article_id = shared_article and link.ends_at > now()
    ), '[]'),
    coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', approval.id, 'name', approval.name, 'comment', approval.comment, 'approved_at', approval.approved_at,
          'is_current', approval.content_hash is not distinct from current_hash
        ) order by approval.approved_at desc, approval.id
      )
      from private.preview_approvals as approval
      where approval.article_id = shared_article
    ), '[]');
end
$$;

create function private.preview_of(token text)
returns table (article jsonb, content_hash text, ends_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select
    jsonb_build_object(
      'id', article.id,
      'title', article.title,
      'slug', article.slug,
      'content', article.content,
      'excerpt', article.excerpt,
      'featured_image_url', article.featured_image_url,
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
    ),
    private.content_hash(article.id),
    link.ends_at
  from private.preview_links as link
  join public.articles as article on article.id = link.article_id
  where link.token_hash = private.token_hash(token) and link.ends_at > now()
$$;

create function private.record_approval(token text, approval_id uuid, seen_hash text, approver text, word text)
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
  if seen_hash is distinct from private.content_hash(link.article_id) then
    raise exception 'Le texte a changé entre-temps.' using errcode = 'PT409';
  end if;
  if (select count(*) from private.preview_approvals as known where known.link_id = link.id) >= 50 then
    raise exception 'Ce lien a déjà servi à 50 approbations. Demandez-en un autre.' using errcode = 'PT429';
  end if;
  insert into private.preview_approvals (id, article_id, link_id, content_hash, name, comment)
  values (approval_id, link.article_id, link.id, seen_hash, approver, word);
exception
  -- The database's own words would show the whole row, with what its caller may not read.
  when not_null_violation or check_violation or unique_violation then
    raise exception 'Vérifiez votre nom et votre mot, puis réessayez.' using errcode = 'PT400';
end
$$;

create function public.create_preview_link(article_id uuid)
returns table (id uuid, token text, ends_at timestamptz)
language sql
set search_path = ''
begin atomic
  select made.* from private.make_preview_link(article_id) as made;
end;

create function public.revoke_preview_link(link_id uuid) returns void
language sql
set search_path = ''
return private.end_preview_link(link_id);

create function public.list_previews(article_id uuid) returns table (links jsonb, approvals jsonb)
language sql
stable
set search_path = ''
begin atomic
  select listed.* from private.previews_of(article_id) as listed;
end;

create function public.read_preview(token text)
returns table (article jsonb, content_hash text, ends_at timestamptz)
language sql
stable
set search_path = ''
begin atomic
  select shown.* from private.preview_of(token) as shown;
end;

create function public.approve_preview(token text, id uuid, content_hash text, name text, comment text default null)
returns void
language sql
set search_path = ''
return private.record_approval(token, id, content_hash, name, comment);

-- A link that has ended goes with the next cleaning; approvals go with their article, when its deletion can't be undone.
create or replace function private.apply_retention() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.deleted_records where deleted_at < now() - interval '30 days';
  delete from public.contact_messages where created_at < now() - interval '24 months';
  delete from private.preview_links where ends_at <= now();
  delete from private.preview_approvals as approval
  where not exists (select from public.articles where articles.id = approval.article_id)
    and not exists (
      select from private.deleted_records as deleted
      where deleted.source = 'articles' and deleted.record_id = approval.article_id
    );
  -- Yesterday's salt goes with all that it marked.
  perform private.salt_of_the_day();
end
$$;

alter table private.preview_links enable row level security;
alter table private.preview_approvals enable row level security;

revoke all on private.preview_links, private.preview_approvals from public, anon, authenticated;
revoke all on function private.token_hash(text), private.content_hash(uuid), private.make_preview_link(uuid),
  private.end_preview_link(uuid), private.previews_of(uuid), private.preview_of(text),
  private.record_approval(text, uuid, text, text, text)
  from public, anon, authenticated;
revoke all on function public.create_preview_link(uuid), public.revoke_preview_link(uuid), public.list_previews(uuid),
  public.read_preview(text), public.approve_preview(text, uuid, text, text, text)
  from public, anon, authenticated;
grant execute on function private.make_preview_link(uuid), private.end_preview_link(uuid), private.previews_of(uuid),
  public.create_preview_link(uuid), public.revoke_preview_link(uuid), public.list_previews(uuid)
  to authenticated;
grant execute on function private.preview_of(text), private.record_approval(text, uuid, text, text, text),
  public.read_preview(text), public.approve_preview(text, uuid, text, text, text)
  to anon, authenticated;

comment on table private.preview_links is
  'Who has the token reads the article as it is saved. A link that is revoked is deleted, and so is one of a deleted article.';
comment on column private.preview_links.token_hash is 'SHA-256. The token itself is given once, to whoever makes the link.';
comment on table private.preview_approvals is 'Who approved which content of an article. Never changed.';
comment on column private.preview_approvals.content_hash is
  'private.content_hash at that moment: when it is another one today, the article has been changed since.';
comment on column private.preview_approvals.link_id is 'Emptied when the link is gone; the approval stays.';
comment on function private.content_hash(uuid) is 'A hash of all that an approval of the article bears on.';
comment on function public.create_preview_link(uuid) is
  'Makes a link to an article for 14 days, ten at a time. The token is in this answer and nowhere else. Editors and above.';
comment on function public.revoke_preview_link(uuid) is 'Ends a link at once. Editors and above.';
comment on function public.list_previews(uuid) is
  'The living links to an article, without their tokens, and who approved it, newest first. Editors and above.';
comment on function public.read_preview(text) is
  'The article that a token leads to, as its public page shows it; no row when the link is unknown, revoked or ended.';
comment on function public.approve_preview(text, uuid, text, text, text) is
  'Approves the content with this hash. Refuses (409) when it is no longer the article''s, (404) when the link is unknown, revoked or ended.';
