import { useQuery } from '@tanstack/react-query';
import { errorText } from '#data/errors.ts';
import { userName } from '#features/people/data/labels.ts';
import { writersQuery } from '#features/people/data/user.queries.ts';

/** Who may write articles, to choose from in a form; nobody is their own heir. */
export function useWriters(exceptId: string) {
  const { data: writers = [], isPending, error } = useQuery(writersQuery);
  return {
    items: writers
      .filter(({ user_id }) => user_id !== exceptId)
      .map((writer) => ({ value: writer.user_id, label: userName(writer) })),
    placeholder: isPending ? 'Chargement...' : 'Choisir une personne…',
    error: error ? errorText(error) : undefined,
  };
}
