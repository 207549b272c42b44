import { use, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type DataError, toDataError } from '#data/errors.ts';
import { makeToken } from '#data/makeToken.ts';
import { TypedTextContext } from '#site/typedText.ts';

/** What became of a form. */
export type Sending<Values, Answer> =
  | { kind: 'writing' }
  | { kind: 'sent'; values: Values; answer: Answer }
  | { kind: 'failed'; error: DataError };

/** What tells one sending from another, and stays over attempts: what was sent without an answer is not stored twice. */
type Attempt = {
  id: string;
  /** Opens what was asked for; whoever corrects their address asks for the same. */
  token: string;
};

/** Sends a form, and says what became of it. What was typed on the page is forgotten once it has arrived, as `isDone` says of the answer. */
export function useSending<Values, Answer>(
  deliver: (attempt: Attempt, values: Values) => Promise<Answer>,
  isDone: (answer: Answer) => boolean = () => true,
) {
  const [sending, setSending] = useState<Sending<Values, Answer>>({ kind: 'writing' });
  const [corrected, setCorrected] = useState<Values>();
  const id = useRef<string>(null);
  const token = useRef<string>(null);
  const typed = use(TypedTextContext);
  const { pathname } = useLocation();

  const send = async (values: Values) => {
    setSending({ kind: 'writing' });
    id.current ??= crypto.randomUUID();
    token.current ??= makeToken();
    try {
      const answer = await deliver({ id: id.current, token: token.current }, values);
      id.current = null;
      if (isDone(answer)) typed?.delete(pathname);
      setSending({ kind: 'sent', values, answer });
    } catch (error) {
      setSending({ kind: 'failed', error: toDataError(error) });
    }
  };
  const restart = () => setSending({ kind: 'writing' });
  return {
    sending,
    send,
    restart,
    /** What was sent, of whoever comes back to correct it. */
    corrected,
    correct: (values: Values) => {
      setCorrected(values);
      restart();
    },
  };
}
