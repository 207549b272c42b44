import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** What was typed into the forms of pages, by their paths: in memory, and gone with the document. */
export const TypedTextContext = createContext<Map<string, object> | undefined>(undefined);

/** Forgets what was typed on this page, once it has been sent. */
export function useForgetTyped() {
  const typed = use(TypedTextContext);
  const { pathname } = useLocation();
  return () => void typed?.delete(pathname);
}
