-- What a stranger leaves by signing up: a kilobyte at most, and for a week unless the address is confirmed.

create function private.bound_user_metadata() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The authentication service adds some hundred bytes of its own.
  if octet_length(new.raw_user_meta_data::text) > 2048 then
    raise exception 'user metadata is longer than 1 KB' using errcode = 'PT400';
  end if;
  return new;
end
$$;

create trigger bound_user_metadata
  before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.bound_user_metadata();

-- Accounts that nobody has confirmed, nor invited, nor given a role. The account goes before the user, so that its removal
-- is seen for what it is.
create function private.forget_unconfirmed_accounts() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.accounts as account using auth.users as person
  where account.user_id = person.id and account.role = 'subscriber'
    and person.email_confirmed_at is null and person.invited_at is null and person.last_sign_in_at is null
    and person.created_at < now() - interval '7 days';
  delete from auth.users as person
  where person.email_confirmed_at is null and person.invited_at is null and person.last_sign_in_at is null
    and person.created_at < now() - interval '7 days'
    and not exists (select from private.accounts as account where account.user_id = person.id);
end
$$;

revoke all on function private.bound_user_metadata(), private.forget_unconfirmed_accounts() from public, anon, authenticated;

comment on function private.forget_unconfirmed_accounts() is
  'Removes whoever signed up more than seven days ago and has not confirmed since. Called by private.apply_retention.';
