-- A link to an article or to a content of the site as it is saved, for people without an account, and what they approve
-- (product 7.16 to 7.19, 15.10). Who has the link's token reads through read_preview and approves through approve_preview; only
-- the hash of the token is stored. A link to a content shows its latest save, draft or not, as long as it has a text of its own.
-- No API role reaches the tables.

create table private.preview_links (
  id uuid not null default gen_random_uuid(),
  article_id uuid,
  content_key text,
  token_hash bytea not null,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '14 days',
  constraint preview_links_pkey primary key (id),
  constraint preview_links_token_hash_key unique (token_hash),
  constraint preview_links_article_id_fkey foreign key (article_id) references public.articles (id) on delete cascade,
  constraint preview_links_created_by_fkey
    foreign key (created_by) references private.accounts (user_id) on delete set null,
  constraint preview_links_one_subject check (num_nonnulls(article_id, content_key) = 1)
);

-- Without a foreign key to the article: what was approved is there again when its deletion is undone.
create table private.preview_approvals (
  id uuid not null,
  article_id uuid,
  content_key text,
  link_id uuid,
  content_hash text not null,
  name text not null,
  comment text,
  approved_at timestamptz not null default now(),
  constraint preview_approvals_pkey primary key (id),
  constraint preview_approvals_link_id_fkey
    foreign key (link_id) references private.preview_links (id) on delete set null,
  constraint preview_approvals_one_subject check (num_nonnulls(article_id, content_key) = 1),
  constraint preview_approvals_name_length check (name ~ '\S' and char_length(name) <= 100),
  constraint preview_approvals_comment_length check (comment ~ '\S' and char_length(comment) <= 1000),
  constraint preview_approvals_text_clean check (
    name = private.clean_line(name) and comment = private.clean_text(comment)
  )
);

create index preview_links_article_id_idx on private.preview_links (article_id);
create index preview_links_content_key_idx on private.preview_links (content_key);
create index preview_links_created_by_idx on private.preview_links (created_by);
create index preview_links_ends_at_idx on private.preview_links (ends_at);
create index preview_approvals_article_id_idx on private.preview_approvals (article_id);
create index preview_approvals_content_key_idx on private.preview_approvals (content_key);
create index preview_approvals_link_id_idx on private.preview_approvals (link_id);

alter table private.preview_links enable row level security;
alter table private.preview_approvals enable row level security;

create function private.token_hash(token text) returns bytea
language sql
immutable
set search_path = ''
return sha256(convert_to(left(token, 100), 'UTF8'));

-- The one place that says what an approval bears on: all that an editor writes, and the names that readers see beside it.
-- Status and dates are left out, for an article is approved so that it can be published; so is an alternative text as long
-- as nothing is said in it.
create function private.content_hash(hashed_article uuid) returns text
language sql
stable
set search_path = ''
as $$
  select encode(sha256(convert_to((jsonb_build_object(
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
  ) || case when article.featured_image_alt is null then '{}' else jsonb_build_object(
    'featured_image_alt', article.featured_image_alt
  ) end)::text, 'UTF8')), 'hex')
  from public.articles as article
  where article.id = hashed_article
$$;

create function private.approved_hash(hashed_article uuid, hashed_key text) returns text
language sql
stable
set search_path = ''
return case
  when hashed_key is null then private.content_hash(hashed_article)
  else encode(sha256(convert_to(private.saved_content(hashed_key)::text, 'UTF8')), 'hex')
end;

-- Whoever may edit something may share it; articles, without a key, are every editor's.

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
  perform private.require_right(private.may_edit_content(coalesce(shared_key, '')), 'create_preview_link');
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

create function public.create_preview_link(article_id uuid default null, content_key text default null)
returns table (id uuid, token text, ends_at timestamptz)
language sql
set search_path = ''
begin atomic
  select made.* from private.make_preview_link(article_id, content_key) as made;
end;

create function private.end_preview_link(link_id uuid) returns void
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

create function public.revoke_preview_link(link_id uuid) returns void
language sql
set search_path = ''
return private.end_preview_link(link_id);

create function private.previews_of(shared_article uuid, shared_key text) returns table (links jsonb, approvals jsonb)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  current_hash text := private.approved_hash(shared_article, shared_key);
begin
  perform private.require_right(private.may_edit_content(coalesce(shared_key, '')), 'list_previews');
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

create function public.list_previews(article_id uuid default null, content_key text default null)
returns table (links jsonb, approvals jsonb)
language sql
stable
set search_path = ''
begin atomic
  select listed.* from private.previews_of(article_id, content_key) as listed;
end;

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

create function public.read_preview(token text)
returns table (article jsonb, content jsonb, content_hash text, ends_at timestamptz)
language sql
stable
set search_path = ''
begin atomic
  select shown.* from private.preview_of(token) as shown;
end;

create function private.record_approval(
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

create function public.approve_preview(token text, id uuid, content_hash text, name text, comment text default null)
returns void
language sql
set search_path = ''
return private.record_approval(token, id, content_hash, name, comment);

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
  perform private.require_right(private.has_role('editor'), 'list_waiting_approvals');
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

grant execute on function
  private.make_preview_link(uuid, text), public.create_preview_link(uuid, text), private.end_preview_link(uuid),
  public.revoke_preview_link(uuid), private.previews_of(uuid, text), public.list_previews(uuid, text),
  private.waiting_approvals(), public.list_waiting_approvals()
  to authenticated;
grant execute on function
  private.preview_of(text), public.read_preview(text), private.record_approval(text, uuid, text, text, text),
  public.approve_preview(text, uuid, text, text, text)
  to anon, authenticated;

comment on table private.preview_links is
  'Who has the token reads the article or the content as it is saved. A link that is revoked is deleted, and so is one of a deleted article.';
comment on column private.preview_links.token_hash is 'SHA-256. The token itself is given once, to whoever makes the link.';
comment on column private.preview_links.content_key is 'Of a content of the site, instead of an article.';
comment on table private.preview_approvals is
  'Who approved which text of an article or of a content. Never changed; destroyed with the article, or after 24 months.';
comment on column private.preview_approvals.content_hash is
  'private.approved_hash at that moment: when it is another one today, the text has been changed since.';
comment on column private.preview_approvals.link_id is 'Emptied when the link is gone; the approval stays.';
comment on column private.preview_approvals.content_key is 'Of a content of the site, instead of an article.';
comment on function private.content_hash(uuid) is 'A hash of all that an approval of the article bears on.';
comment on function private.approved_hash(uuid, text) is
  'A hash of all that an approval of the article, or of the content, bears on.';
comment on function public.create_preview_link(uuid, text) is
  'Makes a link to an article or to a content for 14 days, ten at a time. The token is in this answer and nowhere else. Who may edit it.';
comment on function public.revoke_preview_link(uuid) is 'Ends a link at once. Editors and above.';
comment on function public.list_previews(uuid, text) is
  'The living links to an article or to a content, without their tokens, and who approved it, newest first. Who may edit it.';
comment on function public.read_preview(text) is
  'The article or the content that a token leads to, as its public page shows it; no row when the link is unknown, revoked or ended.';
comment on function public.approve_preview(text, uuid, text, text, text) is
  'Approves the content with this hash. Refuses (409) when it is no longer the article''s, (404) when the link is unknown, revoked or ended.';
comment on function public.list_waiting_approvals() is
  'The five drafts, articles and contents, that were approved last, as they are now, with who approved them, and how many there are. Editors and above.';
