import { useCallback, useEffect, useState } from 'react';
import { toDataError } from '#data/errors.ts';

type State<Answer> =
  | { kind: 'loading' }
  | { kind: 'failed'; reason: string }
  | { kind: 'loaded'; answer: Answer };

/** What a page without an HTML file of its own asks for, by what its address says; another try, and what has become of it. */
export function useAnswer<Answer>(ask: (of: string) => Promise<Answer>, of: string) {
  const [state, setState] = useState<State<Answer>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const [answered, setAnswered] = useState(0);

  useEffect(() => {
    let isWanted = true;
    const show = (next: State<Answer>) => {
      if (!isWanted) return;
      setState(next);
      setAnswered(attempt);
    };
    ask(of).then(
      (answer) => show({ kind: 'loaded', answer }),
      (error: unknown) => show({ kind: 'failed', reason: toDataError(error).message }),
    );
    return () => {
      isWanted = false;
    };
  }, [ask, of, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { state, isLoading: answered !== attempt, retry };
}
