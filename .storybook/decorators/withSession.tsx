import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DataProvider } from '#admin/shell/DataProvider.tsx';
import { LedFocus } from '#admin/shell/LedFocus.tsx';
import { AuthProvider } from '#data/session/AuthProvider.tsx';
import { ConfirmProvider } from '#design-system/components/ConfirmDialog';
import { ToastProvider } from '#design-system/components/Toast';

const atOnce = () => 0;

/** The same around a part of a story, for another person: give it another `key`. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <LedFocus />
      <DataProvider retryDelay={atOnce}>
        <AuthProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </AuthProvider>
      </DataProvider>
    </ToastProvider>
  );
}

/** What the back-office lives in: session of the toolbar's role, requests, toasts and confirmations. */
export const withSession: Decorator = (Story, { parameters }) =>
  parameters.isWhole ? (
    <Story />
  ) : (
    <Providers>
      <Story />
    </Providers>
  );
