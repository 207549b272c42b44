-- A category or tag that only drafts use would tell what is being prepared: visitors see those of published articles.
-- The queries below are themselves subject to the policies of articles and article_tags.

create policy "Visitors read the categories of published articles" on public.categories
  for select to anon
  using (exists (select from public.articles where articles.category_id = categories.id));

create policy "Signed-in people read published categories, editors all" on public.categories
  for select to authenticated
  using (
    (select private.has_role('editor'))
    or exists (select from public.articles where articles.category_id = categories.id)
  );

create policy "Visitors read the tags of published articles" on public.tags
  for select to anon
  using (exists (select from public.article_tags where article_tags.tag_id = tags.id));

create policy "Signed-in people read published tags, editors all" on public.tags
  for select to authenticated
  using (
    (select private.has_role('editor'))
    or exists (select from public.article_tags where article_tags.tag_id = tags.id)
  );
