import type { Lead } from '#data/leads/lead.ts';
import { formatPerson } from '#admin/shell/formatPerson.ts';

/** Who is in charge of a lead; empty for nobody. */
export const nameAssignee = ({
  assignee,
  assignee_first_name,
  assignee_last_name,
}: Pick<Lead, 'assignee' | 'assignee_first_name' | 'assignee_last_name'>) =>
  assignee ? formatPerson({ first_name: assignee_first_name, last_name: assignee_last_name }) : '';
