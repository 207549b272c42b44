import type { Decorator } from '@storybook/react-vite';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { DataProvider } from '#admin/shell/DataProvider.tsx';
import { AuthProvider } from '#data/session/AuthProvider.tsx';
import { useAuth } from '#data/session/useAuth.ts';
import { ConfirmProvider } from '#design-system/components/ConfirmDialog';
import { ToastProvider } from '#design-system/components/Toast';
import { getViewer } from '../toolbars.ts';

const clients = new Set<QueryClient>();

/** The sessions whose person isn't known yet: their profile is no query of the client's. */
const unknownSessions = new Set<object>();

/** Whether the story that is shown has every answer that it has asked for. */
export const hasAllAnswers = () =>
  unknownSessions.size === 0 && [...clients].every((client) => client.isFetching() === 0);

const atOnce = () => 0;

function SessionObserver() {
  const queryClient = useQueryClient();
  useEffect(() => {
    clients.add(queryClient);
    return () => {
      clients.delete(queryClient);
    };
  }, [queryClient]);
  const { isLoading, profileStatus } = useAuth();
  const isUnknown = isLoading || profileStatus === 'loading';
  useEffect(() => {
    if (!isUnknown) return;
    const session = {};
    unknownSessions.add(session);
    return () => {
      unknownSessions.delete(session);
    };
  }, [isUnknown]);
  return null;
}

/** The same around a part of a story, for another person: give it another `key`. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <DataProvider retryDelay={atOnce}>
        <AuthProvider>
          <SessionObserver />
          <ConfirmProvider>{children}</ConfirmProvider>
        </AuthProvider>
      </DataProvider>
    </ToastProvider>
  );
}

/**
 * What the back-office lives in: session of the toolbar's role, requests, toasts and confirmations. Each story gets
 * its own, so that nothing loaded by one shows in the next.
 */
export const withSession: Decorator = (Story, { id, globals, parameters }) =>
  parameters.isWhole ? (
    <Story />
  ) : (
    <Providers key={`${id}-${getViewer(globals)}`}>
      <Story />
    </Providers>
  );
