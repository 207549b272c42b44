import type { Decorator } from '@storybook/react-vite';
import { AdminLayout } from '../AdminLayout/AdminLayout.tsx';

/** A screen in the frame of the back-office, as people have it. */
export const inBackOffice: Decorator = (Story) => (
  <AdminLayout>
    <Story />
  </AdminLayout>
);
