import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What a list is asked for, which lives in the address: a reload or a detour keeps it. Changes in a row all count, however late
 * the address follows them.
 */
export function useListPlace<Place extends object>(
  placeOf: (params: URLSearchParams) => Place,
  paramsOf: (place: Place) => URLSearchParams,
) {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  /** What was asked for last, which the address may not say yet. */
  const asked = useRef<Place>(undefined);
  useEffect(() => {
    asked.current = undefined;
  }, [query]);
  return {
    place: placeOf(params),
    params,
    change: (change: Partial<Place>) => {
      asked.current = { ...(asked.current ?? placeOf(params)), ...change };
      setParams(paramsOf(asked.current), { replace: true, preventScrollReset: true });
    },
  };
}
