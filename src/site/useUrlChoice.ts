import { useSearchParams } from 'react-router-dom';

/**
 * One choice among several, kept in the address (`?onglet=redaction`) so that it can be shared and survives a reload. The
 * first choice is the default and leaves the address bare; an unknown value counts as the default. A prerendered page is
 * hydrated without its query and taken to it right after, so that the choice never differs from the HTML.
 */
export function useUrlChoice(
  parameter: string,
  choices: readonly string[],
): [choice: string, choose: (choice: string) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const requested = searchParams.get(parameter);
  const [first = ''] = choices;
  const choice = choices.find((candidate) => candidate === requested) ?? first;

  const choose = (next: string) =>
    setSearchParams(
      (current) => {
        if (next === first) current.delete(parameter);
        else current.set(parameter, next);
        return current;
      },
      // At once: the next key may come before a transition is drawn, and then count on the choice before.
      { replace: true, preventScrollReset: true, flushSync: true },
    );

  return [choice, choose];
}
