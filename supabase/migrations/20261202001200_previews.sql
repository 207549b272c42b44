-- A link to a document as it is saved, or to the site as a release will make it, for people without an account, and what they
-- approve (product: preview links to deleting an article, previews of contents). Who has the link's token reads through read_preview and approves through
-- approve_preview; only the hash of the token is stored. A link to a document shows what the team has before it, online or not, as
-- long as it has a text of its own. No API role reaches the tables.

-- Who has the token reads a document as it is saved, or a release. A link that is revoked is deleted, and so is one of a deleted article.
create table private.preview_links (
  id uuid not null default gen_random_uuid(),
  document_kind public.document_kind,
  document_id text collate "C",
  release_id uuid, -- Of a release, instead of a document.
  token_hash bytea not null, -- SHA-256. The token itself is given once, to whoever makes the link.
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '14 days',
  constraint preview_links_pkey primary key (id),
  constraint preview_links_token_hash_key unique (token_hash),
  constraint preview_links_release_id_fkey
    foreign key (release_id) references private.releases (id) on delete cascade,
  constraint preview_links_created_by_fkey
    foreign key (created_by) references private.accounts (user_id) on delete cascade,
  constraint preview_links_one_subject check (num_nonnulls(document_kind, release_id) = 1),
  constraint preview_links_whole_document check (num_nulls(document_kind, document_id) in (0, 2))
);

-- Who approved which text of a document, or a release. Never changed; those of an article are destroyed with it, others after 24 months. Without a
-- foreign key to the article: what was approved is there again when its deletion is undone.
create table private.preview_approvals (
  id uuid not null,
  document_kind public.document_kind,
  document_id text collate "C",
  release_id uuid,
  link_id uuid, -- Emptied when the link is gone; the approval stays.
  content_hash text not null, -- private.approved_hash at that moment: when it is another one today, the text has been changed since.
  hashes jsonb, -- Of a release, the hash of each of its documents.
  name text not null,
  comment text,
  approved_at timestamptz not null default now(),
  constraint preview_approvals_pkey primary key (id),
  constraint preview_approvals_release_id_fkey
    foreign key (release_id) references private.releases (id) on delete cascade,
  constraint preview_approvals_link_id_fkey
    foreign key (link_id) references private.preview_links (id) on delete set null,
  constraint preview_approvals_one_subject check (num_nonnulls(document_kind, release_id) = 1),
  constraint preview_approvals_whole_document check (num_nulls(document_kind, document_id) in (0, 2)),
  constraint preview_approvals_name_length check (name <> '' and char_length(name) <= 100),
  constraint preview_approvals_comment_length check (comment <> '' and char_length(comment) <= 1000),
  constraint preview_approvals_text_clean check (
    name = private.clean_line(name) and comment = private.clean_text(comment)
  )
);

create index preview_links_document_idx on private.preview_links (document_kind, document_id);
create index preview_links_release_id_idx on private.preview_links (release_id);
create index preview_links_created_by_idx on private.preview_links (created_by);
create index preview_links_ends_at_idx on private.preview_links (ends_at);
create index preview_approvals_document_idx on private.preview_approvals (document_kind, document_id);
create index preview_approvals_release_id_idx on private.preview_approvals (release_id);
create index preview_approvals_link_id_idx on private.preview_approvals (link_id);

create function private.token_hash(token text) returns bytea
language sql
immutable
set search_path = ''
return sha256(convert_to(left(token, 100), 'UTF8'));

-- The one place that says what an approval bears on: of an article all that an editor writes, and the names that readers see
-- beside it. Status and dates are left out, for an article is approved so that it can be published; so is an alternative text as
-- long as nothing is said in it.
create function private.value_hash(hashed private.document, value jsonb) returns text
language sql
stable
set search_path = ''
return encode(sha256(convert_to((case
  when hashed.kind <> 'article' then value
  else value - array['status', 'published_at', 'category_id', 'tag_ids', 'featured_image_alt']
    || jsonb_build_object(
      'category', (
        select category.name from public.categories as category where category.id = (value ->> 'category_id')::uuid
      ),
      'author', (
        select jsonb_build_array(author.first_name, author.last_name)
        from public.articles as article join private.accounts as author on author.user_id = article.author_id
        where article.id = private.article_of(hashed)
      ),
      'tags', (
        select jsonb_agg(tag.name order by tag.name collate "C") from public.tags as tag where value -> 'tag_ids' ? tag.id::text
      )
    )
    || case
      when value ->> 'featured_image_alt' is null then '{}'
      else jsonb_build_object('featured_image_alt', value -> 'featured_image_alt')
    end
end)::text, 'UTF8')), 'hex');

-- The same of a document as a release will make it.
create function private.part_hash(part private.release_documents) returns text
language sql
stable
set search_path = ''
as $$
  select case
    when part.withdraws then 'withdrawn'
    else private.value_hash((part.kind, part.id), (private.planned_value(part)).value)
  end
$$;

create function private.release_hashes(hashed uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(private.key_of((part.kind, part.id)), private.part_hash(part)), '{}')
  from private.release_documents as part where part.release_id = hashed
$$;

create function private.approved_hash(hashed_document private.document, hashed_release uuid) returns text
language sql
stable
set search_path = ''
return case
  when hashed_release is null then private.value_hash(hashed_document, private.team_value(hashed_document))
  else encode(sha256(convert_to(private.release_hashes(hashed_release)::text, 'UTF8')), 'hex')
end;

-- Whether a link leads somewhere: whoever made it isn't suspended and may edit such a document (of a release: all that it holds by now).
create function private.is_living_link(link private.preview_links) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select link.ends_at > now() and private.holds_role(link.created_by, case when link.document_kind in ('setting', 'internal') or exists (
    select from private.release_documents as part
    where part.release_id = link.release_id and part.kind in ('setting', 'internal')
  ) then 'admin' else 'editor' end::public.app_role)
$$;

-- Whoever may edit something may share it; a release, who may edit all of it.
create function private.may_share(shared_document private.document, shared_release uuid) returns boolean
language sql
stable
set search_path = ''
return case
  when shared_release is null then private.may_edit_document(shared_document)
  else private.has_role('editor') and not exists (
    select from private.release_documents as part
    where part.release_id = shared_release and not private.may_edit_document((part.kind, part.id))
  )
end;

create function public.create_preview_link(document text default null, release_id uuid default null) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  shared_document constant private.document := case when release_id is null then private.document_of(document) end;
  -- 244 random bits, spelled as addresses can carry them.
  new_token text := translate(
    encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'
  );
  made private.preview_links;
begin
  perform private.require_right(private.may_share(shared_document, release_id), 'create_preview_link');
  -- Links that are made at once are counted one after the other.
  perform pg_advisory_xact_lock(hashtext('private.preview_links'), hashtext(coalesce(release_id::text, private.key_of(shared_document))));
  if release_id is not null then
    perform private.refuse('PT404', 'Cette mise en ligne n’existe plus.')
    where not exists (select from private.releases as known where known.id = create_preview_link.release_id and known.name is not null);
  elsif shared_document.kind = 'article' then
    -- Keeps the article from being deleted before the link is committed.
    perform from public.articles as article where article.id = private.article_of(shared_document) for key share;
    perform private.refuse('PT404', 'Cet article n’existe plus.') where not found;
  else
    perform private.refuse('PT400', 'Ce contenu ne se voit sur aucune page.') where shared_document.kind = 'internal';
    perform private.refuse('PT404', 'Ce contenu n’a pas été enregistré.') where private.team_value(shared_document) is null;
  end if;
  perform private.refuse('PT409', 'Dix liens sont déjà en cours. Révoquez-en un d’abord.')
  where (
    select count(*) from private.preview_links as link
    where ((link.document_kind, link.document_id) = (shared_document.kind, shared_document.id) or link.release_id = create_preview_link.release_id)
      and private.is_living_link(link)
  ) >= 10;
  insert into private.preview_links as link (document_kind, document_id, release_id, token_hash)
  values (shared_document.kind, shared_document.id, release_id, private.token_hash(new_token))
  returning link.* into made;
  return jsonb_build_object('id', made.id, 'token', new_token, 'ends_at', made.ends_at);
end
$$;

create function public.revoke_preview_link(link_id uuid) returns void
language sql
security definer
set search_path = ''
as $$
  select private.require_right(private.has_role('editor') and not exists (
    select from private.preview_links as link
    where link.id = link_id and not private.may_share((link.document_kind, link.document_id), link.release_id)
  ), 'revoke_preview_link');
  delete from private.preview_links as link where link.id = link_id;
$$;

create function public.list_previews(document text default null, release_id uuid default null) returns table (links jsonb, approvals jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_right(private.may_share(private.document_of(document), release_id), 'list_previews');
  select
    coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', link.id, 'created_at', link.created_at, 'ends_at', least(link.ends_at, now() + interval '14 days'),
          'first_name', maker.first_name, 'last_name', maker.last_name
        ) order by link.created_at desc, link.id
      )
      from private.preview_links as link
      left join private.accounts as maker on maker.user_id = link.created_by
      where ((link.document_kind, link.document_id) = (shared.kind, shared.id) or link.release_id = list_previews.release_id)
        and private.is_living_link(link)
    ), '[]'),
    coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', approval.id, 'name', approval.name, 'comment', approval.comment, 'approved_at', approval.approved_at,
          'is_current', approval.content_hash is not distinct from current_hash
        ) order by approval.approved_at desc, approval.id
      )
      from private.preview_approvals as approval
      where (approval.document_kind, approval.document_id) = (shared.kind, shared.id) or approval.release_id = list_previews.release_id
    ), '[]')
  from private.document_of(document) as shared
  cross join private.approved_hash((shared.kind, shared.id), list_previews.release_id) as current_hash;
$$;

-- What a link leads to, as it will be; without internal settings, which no page shows. The site with it is read by the views below.
create function public.read_preview(token text) returns table (name text, due_at timestamptz, documents jsonb, content_hash text, ends_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select release.name, release.due_at, shown.documents,
    private.approved_hash((link.document_kind, link.document_id), link.release_id), least(link.ends_at, now() + interval '14 days')
  from private.preview_links as link
  left join private.releases as release on release.id = link.release_id
  cross join lateral (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('document', private.key_of((part.kind, part.id)), 'withdraws', part.withdraws, 'value', part.value)
        order by part.kind, part.id
      ),
      '[]'
    ) as documents
    from (
      select link.document_kind as kind, link.document_id as id, false as withdraws,
        private.team_value((link.document_kind, link.document_id)) as value
      where link.document_kind is not null
      union all
      select part.kind, part.id, part.withdraws, (private.planned_value(part)).value
      from private.release_documents as part where part.release_id = link.release_id and part.kind <> 'internal'
    ) as part
  ) as shown
  where link.token_hash = private.token_hash(token) and private.is_living_link(link)
    and (release.id is not null or shown.documents -> 0 -> 'value' <> 'null')
$$;

-- The link that a token is of. What is done by one link waits for each other, and for its end.
create function private.lock_link(token text) returns private.preview_links
language plpgsql
set search_path = ''
as $$
declare
  link private.preview_links;
begin
  select living.* into link from private.preview_links as living
  where living.token_hash = private.token_hash(token) and private.is_living_link(living)
  for update;
  -- Unknown, revoked or ended: nobody learns which.
  perform private.refuse('PT404', 'Ce lien d’aperçu n’est plus valable.') where not found;
  return link;
end
$$;

create function public.approve_preview(
  token text, id uuid, content_hash text, name text, comment text default null
) returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  link constant private.preview_links := private.lock_link(token);
begin
  -- An attempt whose answer got lost is repeated with the same id.
  if exists (
    select from private.preview_approvals as known where known.id = approve_preview.id and known.link_id = link.id
  ) then
    return;
  end if;
  perform private.refuse('PT409', 'Le texte a changé entre-temps.')
  where approve_preview.content_hash is distinct from private.approved_hash((link.document_kind, link.document_id), link.release_id);
  perform private.refuse('PT429', 'Ce lien a déjà servi à 50 approbations. Demandez-en un autre.')
  where (select count(*) from private.preview_approvals as known where known.link_id = link.id) >= 50;
  insert into private.preview_approvals
    (id, document_kind, document_id, release_id, link_id, content_hash, hashes, name, comment)
  values (
    approve_preview.id, link.document_kind, link.document_id, link.release_id, link.id, approve_preview.content_hash,
    case when link.release_id is not null then private.release_hashes(link.release_id) end, approve_preview.name, approve_preview.comment
  );
exception
  -- The database's own words would show the whole row, with what its caller may not read.
  when not_null_violation or check_violation or unique_violation then
    raise exception 'Vérifiez votre nom et votre mot, puis réessayez.' using errcode = 'PT400';
end
$$;

-- What was approved and isn't online yet: it waits for whoever publishes it (product: to do).

create function public.list_waiting_approvals() returns table (
  id uuid, document text, release_id uuid, title text, name text, approved_at timestamptz, total bigint
)
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_right(private.has_role('editor'), 'list_waiting_approvals');
  select latest.id, private.key_of((latest.document_kind, latest.document_id)), latest.release_id, latest.title, latest.name, latest.approved_at, count(*) over ()
  from (
    -- The latest approval of each, among those of the text that it has now.
    select distinct on (approval.document_kind, approval.document_id, approval.release_id)
      approval.id, approval.document_kind, approval.document_id, approval.release_id, approval.name, approval.approved_at,
      coalesce(release.name, private.title_of((approval.document_kind, approval.document_id))) as title
    from private.preview_approvals as approval
    left join public.articles as article on article.id = private.article_of((approval.document_kind, approval.document_id)) and article.status = 'draft'
    left join private.pending_changes as pending on (pending.kind, pending.id) = (approval.document_kind, approval.document_id)
    left join private.releases as release on release.id = approval.release_id and release.published_at is null
    where num_nonnulls(article.id, pending.number, release.id) > 0
      and private.may_share((approval.document_kind, approval.document_id), approval.release_id)
      and approval.content_hash = private.approved_hash((approval.document_kind, approval.document_id), approval.release_id)
    order by approval.document_kind, approval.document_id, approval.release_id, approval.approved_at desc, approval.id
  ) as latest
  order by latest.approved_at desc, latest.id
  limit 5;
$$;

-- The blog with what is previewed laid over it.

create view public.preview_article_tags as
with part as materialized (select listed.* from private.previewed_rows('article') as listed)
select link.article_id, link.tag_id, link.appears_at, link.category_id
from public.article_tags as link
where private.is_public('published', link.appears_at)
  and not exists (select from part where part.id = link.article_id::text)
union all
select article.id, tag.id, article.dated_at, article.category_id
from part
cross join jsonb_to_record(part.own) as article (id uuid, dated_at timestamptz, category_id uuid, tag_ids jsonb)
join public.tags as tag on article.tag_ids ? tag.id::text;

select private.make_preview(
  'article', 'private.is_public(document.status, document.dated_at)',
  $$private.media_at(array[document.featured_image_url]) -> document.featured_image_url as cover,
  private.media_at(private.media_paths_in(concat_ws(' ', document.og_image_url, document.content))) as pictures,
  (
    select jsonb_build_object('name', category.name, 'slug', category.slug, 'color', category.color)
    from public.categories as category where category.id = document.category_id
  ) as categories,
  (
    select jsonb_build_object('first_name', author.first_name, 'last_name', author.last_name)
    from private.accounts as author where author.user_id = document.author_id
  ) as profiles,
  coalesce((
    select jsonb_agg(
      jsonb_build_object('tags', jsonb_build_object('id', tag.id, 'name', tag.name, 'slug', tag.slug)) order by tag.name, tag.id
    )
    from public.preview_article_tags as link join public.tags as tag on tag.id = link.tag_id where link.article_id = document.id
  ), '[]') as article_tags,
  '/blog/' || document.slug as path$$
);

create view public.preview_categories as
select category.id, category.name, category.slug, category.description, category.color, category.created_at, category.updated_at
from public.categories as category
where category.id in (select article.category_id from public.preview_articles as article);

create view public.preview_tags as
select tag.id, tag.name, tag.slug, tag.former_slugs, tag.created_at, tag.updated_at
from public.tags as tag where tag.id in (select link.tag_id from public.preview_article_tags as link);

-- Sections and settings. An internal setting is on no page.
create view public.preview_site_contents as
select content.kind, content.key, content.value, content.version, content.published_at,
  private.media_at(private.media_paths_in(content.value::text)) as media,
  case when content.key = 'settings/hours' then private.previewed_day() end as quebec_day
from (
  with part as materialized (select listed.* from private.previewed_parts('section', 'setting') as listed)
  select online.kind, online.key, online.value, online.version, online.published_at
  from public.site_contents as online
  where online.kind <> 'internal' and not exists (select from part where part.id = online.key)
  union all
  select part.kind, part.id, part.value, 0, part.moment from part where part.value is not null
) as content;

-- The addresses that what is previewed leaves, each with where it leads; what stands below a document goes with it.
create function private.previewed_moves() returns table (path text, target text)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  parts private.document[] := array(
    select (coalesce(part.kind, previewed.kind), coalesce(part.id, previewed.id))::private.document
    from private.previewed() as previewed
    left join private.release_documents as part on part.release_id = previewed.release_id
  );
  changed public.document_kind;
begin
  for changed in select distinct part.kind from unnest(parts) as part where not private.is_of_code(part.kind) loop
    return query execute format(
      'with shown as materialized (
        select document.id::text collate "C" as id, document.path from public.%I as document where document.id::text = any ($1)
      ), moved as materialized (
        select online.path, shown.path as target
        from private.online_documents as online left join shown on shown.id = online.id
        where online.kind = $2 and online.id = any ($1) and online.appears_at <= now() and online.path <> coalesce(shown.path, '''')
      )
      select moved.* from moved
      union all
      -- By the address that each stands below, whole: compared as one look, and not with each that begins so.
      select online.path, moved.target || substr(online.path, char_length(moved.path) + 1)
      from moved join private.online_documents as online on substring(online.path from ''^(.*)/'') = moved.path
      where (online.kind, online.id) not in (select part.kind, part.id from unnest($3) as part)',
      'preview_' || changed || 's'
    ) using array(select part.id from unnest(parts) as part where part.kind = changed), changed, parts;
  end loop;
end
$$;

create view public.preview_page_changes as
select entry.number, entry.path, entry.kind, entry.target, entry.changed_at from public.page_changes as entry
union all
select 9223372036854775807, moved.path, case when moved.target is null then 'gone' else 'moved' end::public.page_change_kind, moved.target, now()
from private.previewed_moves() as moved;

grant select on
  public.preview_article_tags, public.preview_categories, public.preview_tags, public.preview_site_contents, public.preview_page_changes
  to anon, authenticated;
grant execute on function
  private.previewed, private.previewed_day, private.previewed_parts, private.previewed_rows, private.previewed_moves, private.media_at,
  private.media_paths_in to anon, authenticated;

grant execute on function
  public.create_preview_link, public.revoke_preview_link, public.list_previews, public.list_waiting_approvals to authenticated;
grant execute on function public.read_preview, public.approve_preview to anon, authenticated;

comment on function public.create_preview_link is
  'Makes a link to a document or to a release for 14 days, ten at a time. The token is in this answer and nowhere else. Who may edit it.';
comment on function public.revoke_preview_link is 'Ends a link at once. Editors and above.';
comment on function public.list_previews is
  'The living links to a document or to a release, without their tokens, and who approved it, newest first. Who may edit it. A function: no role '
  'reads the table of tokens.';
comment on function public.read_preview is
  'The document that a token leads to, or the documents of a release with its name, each with the text that it will have; no row when the link is '
  'unknown, revoked or ended.';
comment on function public.approve_preview is
  'Approves the content with this hash. Refuses (409) when it has been changed, (404) when the link is unknown, revoked or ended.';
comment on function public.list_waiting_approvals is
  'The five drafts, pending changes and releases that were approved last, as they are now, with who approved them, and how many there are. Editors; '
  'admins for settings. A function: no role reads the table of tokens.';
