import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { SecondFactorScreen } from '#features/people/admin/SecondFactorScreen/SecondFactorScreen.tsx';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { PendingPanel } from '#admin/shell/PendingPanel/PendingPanel.tsx';
import { rememberRefusedRole } from '#admin/shell/refusedAccess.ts';
import type { Role } from '#data/session/roles.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { useMarkdownReading } from '#features/search/admin/useMarkdownReading.ts';
import { findHead } from './head.ts';
import { paths } from '#paths.ts';

/**
 * Opens the back-office to whoever is signed in; others go to the sign-in page. A session
 * that ended by itself takes nobody away from unsaved work: the layout asks them to sign in again. One that still wants its
 * code is not in yet, and whoever has to have a second factor adds it first.
 */
export function SignedInGuard() {
  const { user, isLoading, isCodeRequired, isDeviceMissing, hasSessionEnded, isSigningOut } = useAuth();
  if (isLoading) return <PendingPanel />;
  if (hasSessionEnded || isSigningOut) return <Outlet />;
  if (!user || isCodeRequired) return <Navigate to={paths.auth} replace />;
  return isDeviceMissing ? <SecondFactorScreen /> : <Outlet />;
}

/** Screens that need at least an editor. */
export const EditorGuard = () => <RoleGuard required="editor" />;
export const ModeratorGuard = () => <RoleGuard required="moderator" />;
export const AdminGuard = () => <RoleGuard required="admin" />;

function RoleGuard({ required }: { required: Role }) {
  const { hasSessionEnded, profileStatus, hasRole } = useAuth();
  useMarkdownReading(hasRole('editor'), useLocation().pathname);
  const title = findHead(useMatches())?.title ?? '';
  const isAllowed = hasRole(required);
  const [wasAllowed, setWasAllowed] = useState(isAllowed);
  if (isAllowed && !wasAllowed) setWasAllowed(true);

  if (isAllowed || (hasSessionEnded && wasAllowed)) return <Outlet />;
  if (profileStatus === 'idle' || profileStatus === 'loading') return <PendingPanel />;
  // Only the frame of the screen, which says what is missing, asks for it again, and lets the person sign out.
  if (profileStatus === 'error') return <AdminPage title={title}>{null}</AdminPage>;
  return <Refused required={required} />;
}

/** Leads away by the sign-in page to the dashboard, which says why. */
function Refused({ required }: { required: Role }) {
  useEffect(() => rememberRefusedRole(required), [required]);
  return <Navigate to={paths.auth} replace />;
}
