import type { Decorator } from '@storybook/react-vite';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { AuthProvider } from '#data/session/AuthProvider.tsx';
import { createQueryClient } from '#data/queryClient.ts';
import { ConfirmProvider } from '#design-system/components/ConfirmDialog';
import { ToastProvider } from '#design-system/components/Toast';
import { viewerOf } from '../toolbars.ts';

const clients = new Set<QueryClient>();

/** Whether the story that is shown has every answer that it has asked for. */
export const hasAllAnswers = () => [...clients].every((client) => client.isFetching() === 0);

/** The same around something within a story, for another person: give it another `key`. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => createQueryClient({ retryDelay: () => 0 }));
  useEffect(() => {
    clients.add(queryClient);
    return () => {
      clients.delete(queryClient);
    };
  }, [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <ToastProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </ToastProvider>
      </AuthProvider>
    </QueryClientProvider>
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
    <Providers key={`${id}-${viewerOf(globals)}-${String(globals.data)}`}>
      <Story />
    </Providers>
  );
