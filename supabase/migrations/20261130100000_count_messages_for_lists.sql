-- As before, without asking again who may read messages: no role calls it but through `list_contact_messages`, whose lines
-- alone carry the number, and row security leaves no line to anybody else.
create or replace function private.message_count(only_handled boolean) returns bigint
language sql
stable
security definer
set search_path = ''
return (
  select coalesce(sum(known.messages), 0)::bigint from private.message_counts as known
  where only_handled is null or known.is_handled = only_handled
);
