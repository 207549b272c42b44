import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { contentsQuery } from '#documents/data/document.queries.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { paths } from '#paths.ts';
import { findContentKey, OpenedContent, useOpenedContent } from '../ContentEditPage/OpenedContent.tsx';
import { listGroups } from '../listedSections.ts';
import { type OpenTexts, useOpenTexts } from '../PagesPage/openTexts.ts';
import { SettingForm } from './SettingForm.tsx';
import { Dot } from '../PagesPage/PagesPage.styles.ts';
import { Index, Layout, Opened } from './SettingsPage.styles.ts';

const settings = listGroups(['settings']);

/** What the company says of itself everywhere, and what it keeps to itself: an index, and the form of what is chosen (product: settings). */
export function SettingsPage() {
  const { pathname } = useLocation();
  const { data: states = [] } = useQuery(contentsQuery);
  const waiting = new Set(states.filter(({ pending }) => pending !== null).map(({ document }) => document));
  const isIndex = pathname.replace(/\/+$/, '') === paths.admin.settings;
  const openKey = isIndex ? settings[0]?.key : findContentKey(pathname);
  // Those in which something is typed stay, out of sight.
  const { unsaved, follow, keys } = useOpenTexts(openKey);
  return (
    <AdminPage
      title="Paramètres"
      opened={isIndex ? undefined : settings.find(({ key }) => key === openKey)?.title}
    >
      <Layout>
        <Index aria-label="Paramètres">
          <ul>
            {settings.map(({ key, title }) => (
              <li key={key}>
                <Link to={paths.admin.content(key)} aria-current={key === openKey ? 'page' : undefined}>
                  <span>{title}</span>
                  {unsaved[key] !== undefined ? (
                    <Sign>Pas enregistré</Sign>
                  ) : (
                    waiting.has(key) && <Sign>Modifications en attente</Sign>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </Index>
        {keys.map((key) => (
          <OpenSetting key={key} name={key} isHidden={key !== openKey} follow={follow} />
        ))}
        {!openKey && (
          <EmptyState title="Ces paramètres n’existent pas.">
            Choisissez-en d’autres dans la liste.
          </EmptyState>
        )}
      </Layout>
    </AdminPage>
  );
}

/** What is to be done yet of a setting, with a dot as in the map of the site. */
const Sign = ({ children }: { children: string }) => (
  <small>
    <Dot /> {children}
  </small>
);

/** `name`: the key of the setting. */
type OpenSettingProps = Pick<OpenTexts, 'follow'> & { name: string; isHidden: boolean };

function OpenSetting({ name, isHidden, follow }: OpenSettingProps) {
  const opened = useOpenedContent(name);
  return (
    <Opened hidden={isHidden}>
      <OpenedContent {...opened} isHidden={isHidden}>
        {(section, content) => <SettingForm section={section} content={content} follow={follow} />}
      </OpenedContent>
    </Opened>
  );
}
