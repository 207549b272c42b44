import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The token in a fragment, or null. */
export const tokenIn = (hash: string) => /^#([\w-]{43})$/.exec(hash)?.[1] ?? null;

/**
 * The token of a preview, from the fragment of the address: browsers send it to nobody, so that it stands in no log and
 * no referrer. Null when there is none. A link to a place in the page, or to another page below, doesn't take it away.
 */
export function usePreviewToken(): string | null {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const requested = tokenIn(hash);
  const [token, setToken] = useState(requested);
  if (requested !== null && requested !== token) setToken(requested);

  useEffect(() => {
    if (token !== null && requested === null) {
      void navigate({ search, hash: token }, { replace: true, preventScrollReset: true });
    }
  }, [token, requested, search, navigate]);
  return token;
}
