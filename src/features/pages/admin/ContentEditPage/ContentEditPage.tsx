import { FilePlus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { BackTo } from '#admin/shell/BackTo.tsx';
import { formatSection } from '#documents/admin/nameDocument.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import { Button } from '#design-system/components/Button';
import { paths } from '#paths.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { OpenedContent } from './OpenedContent.tsx';
import { findContentKey, useOpenedContent } from './useOpenedContent.ts';

/** Where the sections of each group are listed, and what that is called. */
const lists = {
  pages: [paths.admin.pages, 'Retour aux pages'],
  services: [paths.admin.services, 'Retour aux services'],
  formations: [paths.admin.formations, 'Retour aux formations'],
  settings: [paths.admin.settings, 'Retour aux paramètres'],
} as const satisfies Record<NonNullable<EditableSection['group']>, readonly [string, string]>;

/** One section of the site: its form beside the section itself, what waits to be published, and its versions (product 15). */
export function ContentEditPage() {
  const { pathname } = useLocation();
  const opened = useOpenedContent(findContentKey(pathname));
  const { section, query } = opened;
  const kind = findAddressedKind(section?.key ?? '');
  const [address, words] = lists[section?.group ?? 'pages'];

  return (
    <AdminPage
      title={section ? (kind ? section.title : formatSection(section)) : 'Section'}
      intro={<BackTo address={address}>{words}</BackTo>}
      entry={address}
      actions={kind === 'show' && query.data && <NewEpisode show={section?.key ?? ''} />}
    >
      <OpenedContent {...opened} />
    </AdminPage>
  );
}

/** Begins an episode of a show. */
export const NewEpisode = ({ show }: { show: string }) => (
  <Button iconStart={FilePlus} render={<Link to={paths.admin.newEpisodeOf(show)} />}>
    Nouvel épisode
  </Button>
);
