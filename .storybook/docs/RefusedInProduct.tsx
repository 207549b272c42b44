import { useState } from 'react';
import { DashboardPage } from '#admin/dashboard/DashboardPage/DashboardPage.tsx';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { rememberRefusedRole } from '#admin/shell/refusedAccess.ts';
import { Providers } from '#storybook/decorators/withSession.tsx';
import type { Role } from '#data/session/roles.ts';

/** What the product shows to a person whose role doesn't open the screen: the dashboard, with the reason. It replaces the story and its session. */
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
