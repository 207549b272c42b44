import { useState } from 'react';
import { DashboardPage } from '#admin/dashboard/DashboardPage/DashboardPage.tsx';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { rememberRefusedRole } from '#admin/shell/refusedAccess.ts';
import { Providers } from '#storybook/decorators/withSession.tsx';
import type { Role } from '#data/session/roles.ts';

/** What the product shows whose role doesn't open a screen: the dashboard, with the reason. It stands where the story with its session would. */
export function RefusedInProduct({ required }: { required: Role }) {
  useState(() => rememberRefusedRole(required));
  return (
    <Providers>
      <AdminLayout>
        <DashboardPage />
      </AdminLayout>
    </Providers>
  );
}
