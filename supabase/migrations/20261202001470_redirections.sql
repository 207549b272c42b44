-- Where staff lead from addresses that visitors asked for in vain. The log of page changes has them as moved: pages, feeds of
-- copies and static hosts follow as they follow an article that moved.

create function public.redirect_address(path text, target text) returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  address constant text := private.to_lost_address(redirect_address.path);
  shown text;
begin
  perform private.require_right(private.has_role('editor'), 'redirect_address');
  perform private.refuse('PT400', 'Cette adresse ne peut pas mener ailleurs.') where private.is_lost_address(address) is not true;
  perform private.lock_page_changes();
  -- A page at the address takes precedence over the redirection.
  shown := case when private.is_site_page(address) then address end;
  if redirect_address.target is null then
    delete from private.redirections as known where known.path = address;
    if found then
      perform private.log_addresses(array[address], array[shown]);
    end if;
    return;
  end if;
  perform private.refuse('PT400', 'Choisissez une page qui est en ligne.')
  where private.is_site_page(redirect_address.target) is not true;
  perform private.refuse('PT409', 'Cette adresse mène déjà quelque part.')
  where private.has_page(address) and not exists (select from private.redirections as known where known.path = address);
  -- A redirection from the target could lead back here.
  delete from private.redirections as known where known.path = redirect_address.target;
  insert into private.redirections as known (path, target) values (address, redirect_address.target)
  on conflict (path) do update set target = excluded.target;
  perform private.refuse('PT409', 'Il y a déjà 500 redirections. Supprimez-en une.')
  where (select count(*) from private.redirections) > 500;
  perform private.log_addresses(array[address], array[shown]);
end
$$;

create function public.list_redirections() returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_right(private.has_role('moderator'), 'list_redirections');
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'path', known.path, 'target', known.target, 'is_dead', not private.is_site_page(known.target),
      'visits', known.visits, 'last_visit', known.last_visit
    )
    order by known.created_at desc, known.path
  ), '[]')
  from private.redirections as known;
$$;

grant execute on function public.redirect_address, public.list_redirections to authenticated;

comment on function public.redirect_address is
  'Leads from an address that has no page to one of the site''s; without a target, nowhere any more. Editors and above.';
comment on function public.list_redirections is
  'Where staff lead from addresses without a page, the latest first, and whether the target is gone. Moderators and above. A function: no role '
  'reads misses and redirections by row.';
