import { useLayoutEffect, useRef, useState } from 'react';
import { type DataError, toDataError } from '#data/errors.ts';

/**
 * What a person does to a request of theirs by buttons, one at a time. `heading` belongs on the heading that says how the
 * request stands, as `title` does. `act` never throws: `failure` says why nothing was done.
 */
export function useOwnRequest<Action extends string>(title: string, onChange: () => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  const [pending, setPending] = useState<Action>();
  const [failure, setFailure] = useState<DataError>();

  // The buttons have changed, or are gone, and the focus with them: at once, or it stands nowhere for a frame.
  useLayoutEffect(() => {
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);

  const act = async (action: Action, perform: () => Promise<void>) => {
    if (pending) return;
    setPending(action);
    setFailure(undefined);
    try {
      await perform();
      onChange();
    } catch (error) {
      const failed = toDataError(error);
      setFailure(failed);
      // What else failed says nothing new of the request, and would take the screen away by failing again.
      if (failed.kind === 'conflict') onChange();
    }
    setPending(undefined);
  };

  return { heading, pending, failure, act };
}
