import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const tokenIn = (hash: string) => /^#([\w-]{43})$/.exec(hash)?.[1] ?? null;

/**
 * The token of a preview, from the fragment of the address: browsers send it to nobody, so that it stands in no log and
 * no referrer. Null when there is none. A link to a place in the page doesn't take it away.
 */
export function usePreviewToken(): string | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const requested = tokenIn(hash);
  const [token, setToken] = useState(requested);
  if (requested !== null && requested !== token) setToken(requested);

  useEffect(() => {
    if (token !== null && requested === null) {
      void navigate({ hash: token }, { replace: true, preventScrollReset: true });
    }
  }, [token, requested, navigate]);
  return token;
}
