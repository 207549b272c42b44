create table public.article_tags (
  article_id uuid not null,
  tag_id uuid not null,
  constraint article_tags_pkey primary key (article_id, tag_id),
  constraint article_tags_article_id_fkey foreign key (article_id) references public.articles (id) on delete cascade,
  constraint article_tags_tag_id_fkey foreign key (tag_id) references public.tags (id) on delete cascade
);

create index article_tags_tag_id_idx on public.article_tags (tag_id);

create function public.set_article_tags(article_id uuid, tag_ids uuid[], expected_version integer default null)
returns void
language plpgsql
set search_path = ''
as $$
declare
  current_version integer;
begin
  -- The lock is subject to the policies for updates: whoever may not change the article finds no row.
  select articles.version into current_version
  from public.articles
  where articles.id = set_article_tags.article_id
  for update;

  if not found then
    raise exception 'Cet article n’existe plus ou vous n’avez pas le droit de le modifier.' using errcode = '42501';
  end if;
  if expected_version <> current_version then
    raise exception 'Cet article a été modifié entre-temps.' using errcode = 'PT409';
  end if;

  delete from public.article_tags as link
  where link.article_id = set_article_tags.article_id
    and link.tag_id <> all (coalesce(tag_ids, '{}'));

  insert into public.article_tags (article_id, tag_id)
  select distinct set_article_tags.article_id, chosen.tag_id
  from unnest(tag_ids) as chosen (tag_id)
  on conflict do nothing;

  -- Once, whatever has changed: whoever opened the article before must not put the old ones back.
  update public.articles set title = articles.title
  where articles.id = set_article_tags.article_id and articles.xmin <> pg_current_xact_id()::xid;
end
$$;

-- Tags are part of the article: who links or unlinks one raises its version, once a transaction.
create function private.touch_tagged_article() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.articles set title = articles.title
  where articles.id = coalesce(new.article_id, old.article_id) and articles.xmin <> pg_current_xact_id()::xid;
  return null;
end
$$;

-- Not what follows a deletion, or its undoing.
create trigger touch_tagged_article
  after insert or delete on public.article_tags
  for each row when (current_user in ('authenticated', 'service_role'))
  execute function private.touch_tagged_article();

alter table public.article_tags enable row level security;

revoke all on public.article_tags from public, anon, authenticated;
revoke all on function private.touch_tagged_article(), public.set_article_tags(uuid, uuid[], integer) from public, anon, authenticated;
grant all on public.article_tags to service_role;
grant select on public.article_tags to anon, authenticated;
grant insert, delete on public.article_tags to authenticated;
grant execute on function public.set_article_tags(uuid, uuid[], integer) to authenticated;

-- The query on articles is itself subject to the policies of articles.
create policy "Whoever reads an article reads its tag links" on public.article_tags
  for select to anon, authenticated
  using (exists (select from public.articles where articles.id = article_tags.article_id));

create policy "Editors tag articles" on public.article_tags
  for insert to authenticated
  with check ((select private.has_role('editor')));

create policy "Editors untag articles" on public.article_tags
  for delete to authenticated
  using ((select private.has_role('editor')));

comment on table public.article_tags is 'Links of articles and tags. They disappear with either.';
comment on function public.set_article_tags(uuid, uuid[], integer) is
  'Replaces the tags of an article in one transaction and raises its version. With expected_version, refuses (409) when someone saved meanwhile.';
