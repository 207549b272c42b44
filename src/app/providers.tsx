import { useOutlet } from 'react-router-dom';
import { PublicSiteContext } from '#admin/articles/checks/publicSite.ts';
import { ContentSiteContext } from '#admin/contents/checks/contentSite.ts';
import { DataProvider } from '#admin/shell/DataProvider.tsx';
import { PendingPanel } from '#admin/shell/PendingPanel/index.ts';
import { AuthProvider } from '#data/session/AuthProvider.tsx';
import { ToastProvider } from '#design-system/components/Toast';

/** Made by the entry script already, beside the app: the first call takes a task of its own. */
export { supabase } from '#data/supabase.ts';

/** For the checks before publishing alone. */
const loadPublicSite = async () => (await import('./checkedPage/publicSite.tsx')).publicSite;

/**
 * Session, cache and toasts, for the sign-in page and the back-office alone: public pages never load them. They start before
 * the screen, which the router may still be loading.
 */
export function SessionProviders() {
  const screen = useOutlet();
  return (
    <ToastProvider>
      <DataProvider>
        <AuthProvider>
          <PublicSiteContext value={loadPublicSite}>
            <ContentSiteContext value={loadPublicSite}>{screen ?? <PendingPanel />}</ContentSiteContext>
          </PublicSiteContext>
        </AuthProvider>
      </DataProvider>
    </ToastProvider>
  );
}
