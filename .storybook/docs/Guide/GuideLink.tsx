import { getIndexEntries } from './indexEntries.ts';

/** A link to the guide of a folder below `src`, or to a page of the workbench, by its own name; a folder without a guide is named. */
export function GuideLink({ to }: { to: string }) {
  const own = to.split('/').at(-1);
  const found = Object.entries(getIndexEntries()).find(([id, entry]) =>
    to.startsWith('?')
      ? to === `?path=/docs/${id}`
      : entry?.type === 'docs' && entry.importPath === `./src/${to}/${own}.stories.tsx`,
  );
  if (!found) return <code>{to}</code>;
  const [id, entry] = found;
  return (
    <a href={`?path=/docs/${id}`} target="_top">
      {entry?.title.split('/').at(-1)}
    </a>
  );
}
