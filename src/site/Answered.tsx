import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { toDataError } from '#data/errors.ts';
import { BlogFailure } from '#site/sections/shared/BlogFailure/BlogFailure.tsx';
import { BlogLoading } from '#site/sections/shared/BlogLoading/BlogLoading.tsx';

export interface AnsweredProps<Answer> {
  ask: (of: string) => Promise<Answer>;
  /** What the address says. */
  of: string;
  /** What is asked for: « Inscription ». */
  label: string;
  /** « Impossible de charger cette session. » */
  failed: string;
  /** Shows the answer; `retry` asks once more. */
  children: (answer: Answer, retry: () => void) => ReactNode;
}

/** What a page without an HTML file of its own asks for: that it is coming, why it doesn't with another try, then what it is. */
export function Answered<Answer>({ ask, of, label, failed, children }: AnsweredProps<Answer>) {
  const { state, isLoading, retry } = useAnswer(ask, of);
  if (state.kind === 'loading') return <BlogLoading label={label} />;
  if (state.kind === 'loaded') return children(state.answer, retry);
  return (
    <BlogFailure
      eyebrow={label}
      title={failed}
      reason={state.reason}
      isRetrying={isLoading}
      onRetry={retry}
    />
  );
}

type State<Answer> =
  | { kind: 'loading' }
  | { kind: 'failed'; reason: string }
  | { kind: 'loaded'; answer: Answer };

/** Asks, and asks once more by `retry`; `show` puts another answer in the place of the last one. */
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
  const show = (answer: Answer) => setState({ kind: 'loaded', answer });
  return { state, isLoading: answered !== attempt, retry, show };
}
