import type { Decorator } from '@storybook/react-vite';
import { DataProvider } from '#admin/shell/DataProvider.tsx';
import { LedFocus } from '#admin/shell/LedFocus.tsx';
import { AuthProvider } from '#data/session/AuthProvider.tsx';
import { ConfirmProvider } from '#design-system/components/ConfirmDialog';
import { ToastProvider } from '#design-system/components/Toast';

const atOnce = () => 0;

/** What the back-office lives in: session of the toolbar's role, requests, toasts and confirmations. */
export const withSession: Decorator = (Story, { parameters }) =>
  parameters.isWhole ? (
    <Story />
  ) : (
    <ToastProvider>
      <LedFocus />
      <DataProvider retryDelay={atOnce}>
        <AuthProvider>
          <ConfirmProvider>
            <Story />
          </ConfirmProvider>
        </AuthProvider>
      </DataProvider>
    </ToastProvider>
  );
