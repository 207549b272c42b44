import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '#data/queryClient.ts';
import { useToast } from '#design-system/components/Toast';
import { notices } from './notices.ts';

export interface DataProviderProps {
  /** How long a read waits before it is repeated, in milliseconds. */
  retryDelay?: (attempt: number) => number;
  children: ReactNode;
}

/** The cache of what the back-office reads, and its failures as toasts. Stands within `ToastProvider`. */
export function DataProvider({ retryDelay, children }: DataProviderProps) {
  const showToast = useToast();
  const [client] = useState(() =>
    createQueryClient({
      retryDelay,
      onFailure: (failure) =>
        showToast('notice' in failure ? notices[failure.notice] : notices.requestFailed(failure.error)),
    }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
