import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { ConfirmProvider } from '#design-system/components/ConfirmDialog';
import { SkipLink } from '#design-system/primitives/SkipLink';
import { OlderBrowser } from '../OlderBrowser.tsx';
import { LeavingProvider } from '../leaving/LeavingProvider.tsx';
import { Palette } from '../Palette/Palette.tsx';
import { ProofDialog } from '../ProofDialog/ProofDialog.tsx';
import { SessionEndedDialog } from './SessionEndedDialog.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SidebarProvider } from './SidebarProvider.tsx';
import { AdminLayoutRoot, Screen } from './AdminLayout.styles.ts';

/** What every screen of the back-office stands in: sidebar, and beside it the screen of the route. */
export function AdminLayout({ children = <Outlet /> }: { /** L’écran ouvert. */ children?: ReactNode }) {
  return (
    <ConfirmProvider>
      <LeavingProvider>
        <SidebarProvider>
          <Palette>
            <SkipLink />
            <AdminLayoutRoot>
              <Sidebar />
              <Screen>
                <OlderBrowser />
                {children}
              </Screen>
            </AdminLayoutRoot>
          </Palette>
          <ProofDialog />
          <SessionEndedDialog />
        </SidebarProvider>
      </LeavingProvider>
    </ConfirmProvider>
  );
}
