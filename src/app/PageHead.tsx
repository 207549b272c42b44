import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { headOf } from './head.ts';
import { HeadTags } from './HeadTags.tsx';
import { showStructuredData } from './structuredData.ts';

/** The head data of the page on screen, kept right on every navigation. In a document of the server it stands already. */
export function PageHead() {
  const { pathname } = useLocation();
  const head = headOf(useMatches());
  useEffect(() => {
    if (head) showStructuredData(head);
  }, [head]);
  if (!head || import.meta.env.SSR) return null;
  return <HeadTags head={head} path={head.path ?? pathname.replace(/(?<=.)\/+$/, '')} />;
}
