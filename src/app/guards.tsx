import { useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { PendingPanel } from '#admin/layout/PendingPanel/index.ts';
import { refusedAccess } from '#admin/layout/refusedAccess.ts';
import type { Role } from '#data/session/roles.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { paths } from './paths.ts';

/**
 * Opens the back-office to whoever is signed in; others go to the sign-in page (specification, section 4). A session
 * that ended by itself takes nobody away from unsaved work: the layout asks them to sign in again.
 */
export function SignedInGuard() {
  const { user, isLoading, hasSessionEnded, isSigningOut } = useAuth();
  if (isLoading) return <PendingPanel />;
  return user || hasSessionEnded || isSigningOut ? <Outlet /> : <Navigate to={paths.auth} replace />;
}

/** Screens that need at least an editor (specification, section 6). */
export const EditorGuard = () => <RoleGuard required="editor" />;
export const ModeratorGuard = () => <RoleGuard required="moderator" />;
export const AdminGuard = () => <RoleGuard required="admin" />;

function RoleGuard({ required }: { required: Role }) {
  const { hasSessionEnded, profileStatus, hasRole, reloadProfile } = useAuth();
  const isAllowed = hasRole(required);
  const [wasAllowed, setWasAllowed] = useState(isAllowed);
  if (isAllowed && !wasAllowed) setWasAllowed(true);

  if (isAllowed || (hasSessionEnded && wasAllowed)) return <Outlet />;
  if (profileStatus === 'idle' || profileStatus === 'loading') return <PendingPanel />;
  if (profileStatus === 'error') {
    return (
      <EmptyState
        title="Impossible de charger votre profil."
        action={<Button onClick={reloadProfile}>Réessayer</Button>}
      >
        Sans lui, cet écran ne sait pas si vous pouvez l’ouvrir.
      </EmptyState>
    );
  }
  return <Navigate to={paths.auth} replace state={refusedAccess(required)} />;
}
