import type { Lead } from '#features/requests/data/lead.ts';
import { formatPerson } from '#admin/shell/formatPerson.ts';

/** Who is in charge of a lead; empty for nobody. */
export const nameAssignee = ({ assignee, assignee_name }: Pick<Lead, 'assignee' | 'assignee_name'>) =>
  assignee ? formatPerson(assignee_name) : '';
