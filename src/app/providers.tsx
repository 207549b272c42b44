import { useCallback } from 'react';
import { useOutlet } from 'react-router-dom';
import { PublicSiteContext } from '#documents/admin/checks/publicSite.ts';
import { DataProvider } from '#admin/shell/DataProvider.tsx';
import { LedFocus } from '#admin/shell/LedFocus.tsx';
import { PendingPanel } from '#admin/shell/PendingPanel/PendingPanel.tsx';
import { AuthProvider } from '#data/session/AuthProvider.tsx';
import { ToastProvider } from '#design-system/components/Toast';

/** For the entry script, which creates the client while the app loads. */
export { supabase } from '#data/supabase.ts';

export interface SessionProvidersProps {
  /** Whether the table of routes has one of its own for a path. */
  hasRoute: (path: string) => boolean;
}

/**
 * Session, cache and toasts, for the sign-in page and the back-office alone: public pages never load them. They start before
 * the screen, which the router may still be loading.
 */
export function SessionProviders({ hasRoute }: SessionProvidersProps) {
  /** For the checks before publishing alone. */
  const loadPublicSite = useCallback(
    async () => (await import('./checkedPage/publicSite.tsx')).createPublicSite(hasRoute),
    [hasRoute],
  );
  const screen = useOutlet();
  return (
    <ToastProvider>
      <LedFocus />
      <DataProvider>
        <AuthProvider>
          <PublicSiteContext value={loadPublicSite}>{screen ?? <PendingPanel />}</PublicSiteContext>
        </AuthProvider>
      </DataProvider>
    </ToastProvider>
  );
}
