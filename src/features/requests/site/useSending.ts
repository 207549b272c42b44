import { useRef, useState } from 'react';
import { type DataError, toDataError } from '#data/errors.ts';

/** What became of a form. */
export type Sending<Values, Answer> =
  | { kind: 'writing' }
  | { kind: 'sent'; values: Values; answer: Answer }
  | { kind: 'failed'; error: DataError };

/**
 * Sends a form, and says what became of it. The id is made by the browser and stays over attempts, so that what was sent
 * without an answer is not stored twice.
 */
export function useSending<Values, Answer>(deliver: (id: string, values: Values) => Promise<Answer>) {
  const [sending, setSending] = useState<Sending<Values, Answer>>({ kind: 'writing' });
  const id = useRef<string>(null);

  const send = async (values: Values) => {
    setSending({ kind: 'writing' });
    id.current ??= crypto.randomUUID();
    try {
      const answer = await deliver(id.current, values);
      id.current = null;
      setSending({ kind: 'sent', values, answer });
    } catch (error) {
      setSending({ kind: 'failed', error: toDataError(error) });
    }
  };
  return { sending, send, restart: () => setSending({ kind: 'writing' }) };
}
