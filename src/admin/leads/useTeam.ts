import { useQuery } from '@tanstack/react-query';
import { userName } from '#data/users/labels.ts';
import { writersQuery } from '#data/users/user.queries.ts';

/** Who can be in charge of a lead, to choose from; nobody until they are loaded. */
export function useTeam() {
  const { data: writers = [] } = useQuery(writersQuery);
  return writers.flatMap((writer) =>
    writer.user_id ? [{ value: writer.user_id, label: userName(writer) }] : [],
  );
}
