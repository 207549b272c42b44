import type { ReactNode } from 'react';
import { Alert } from '#design-system/components/Alert';

/** Something to know before saving, that doesn't forbid it. */
export function Advice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Alert tone="warning" action={action}>
      {children}
    </Alert>
  );
}
