import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from '#data/queryClient.ts';
import { AuthProvider } from '#data/session/AuthProvider.tsx';
import { ToastProvider } from '#design-system/components/Toast';

/** Session, cache and toasts, for the sign-in page and the back-office alone: public pages never load them. */
export function SessionProviders() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      </AuthProvider>
    </QueryClientProvider>
  );
}
