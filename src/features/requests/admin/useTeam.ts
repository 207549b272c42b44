import { useQuery } from '@tanstack/react-query';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { assigneesQuery } from '#features/requests/data/lead.queries.ts';
import type { Lead } from '#features/requests/data/lead.ts';

/** Who can be in charge of a lead, to choose from; nobody until they are loaded. */
export function useTeam() {
  const { data: people = [] } = useQuery(assigneesQuery);
  return people.map((person) => ({ value: person.user_id, label: formatPerson(person) }));
}

/** Who is in charge of a lead; empty for nobody. */
export const nameAssignee = ({ assignee, assignee_name }: Pick<Lead, 'assignee' | 'assignee_name'>) =>
  assignee ? formatPerson(assignee_name) : '';
