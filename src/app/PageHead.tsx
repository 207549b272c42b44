import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { findHead, settingsIn } from './head.ts';
import { HeadTags } from './HeadTags.tsx';
import { showStructuredData, formatStructuredData } from './structuredData.ts';

/** The head data of the page on screen, kept right on every navigation. In a document of the server it stands already. */
export function PageHead() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const head = findHead(matches);
  const settings = settingsIn(matches);
  const structuredData = head && formatStructuredData(head, settings);
  useEffect(() => {
    if (structuredData) showStructuredData(structuredData);
  }, [structuredData]);
  if (!head || import.meta.env.SSR) return null;
  const path = head.path ?? pathname.replace(/(?<=.)\/+$/, '');
  return <HeadTags head={head} path={path} settings={settings} />;
}
