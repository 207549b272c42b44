import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { SmallButton } from '#design-system/components/Button';
import { RedrawBoundary } from '#design-system/primitives/RedrawBoundary';
import { AdminHeader } from './AdminHeader.tsx';
import { noteOpened } from '../Palette/openedScreens.ts';
import { useSidebar } from '../AdminLayout/SidebarContext.ts';
import { Main } from './AdminPage.styles.ts';
import { PageBar } from './PageBar.tsx';

export interface AdminPageProps {
  /** Le titre de l’écran, dans l’en-tête. */
  title: string;
  /** Une ligne au-dessus du contenu : un retour, un compte, une explication. */
  intro?: ReactNode;
  /** Les boutons de l’écran, le principal en dernier. */
  actions?: ReactNode;
  /** L’entrée de la barre latérale où il se range, quand son adresse ne le dit pas; vide pour aucune. */
  entry?: string | undefined;
  /** Ce qui est ouvert, s’il porte un nom : Ctrl K le propose quand on y revient. */
  opened?: string | undefined;
  /** Le contenu de l’écran, sous son titre. */
  children: ReactNode;
}

/** The frame of a back-office screen: header, a line of actions, content. Stands inside `AdminLayout`. */
export function AdminPage({ title, intro, actions, entry, opened, children }: AdminPageProps) {
  const { setEntry } = useSidebar();
  // Before it is painted: the sidebar says nothing else meanwhile.
  useLayoutEffect(() => {
    setEntry(entry);
    return () => setEntry(undefined);
  }, [entry, setEntry]);
  const { user, profileStatus } = useAuth();
  const { pathname } = useLocation();
  const personId = user?.id;
  useEffect(() => {
    if (opened && personId) noteOpened(personId, { label: opened, path: pathname });
  }, [opened, personId, pathname]);
  return (
    <>
      <AdminHeader title={title} />
      <Main id="contenu" tabIndex={-1}>
        {profileStatus === 'error' && <ProfileError />}
        {(intro ?? actions) && <PageBar intro={intro} actions={actions} />}
        <RedrawBoundary>{children}</RedrawBoundary>
      </Main>
    </>
  );
}

/** Without a profile, every role check fails: a warning says so, and reloads it. */
function ProfileError() {
  const { reloadProfile } = useAuth();
  return (
    <Alert
      tone="warning"
      isAnnounced
      title="Votre profil n’a pas pu être chargé."
      action={<SmallButton onClick={reloadProfile}>Recharger le profil</SmallButton>}
    >
      Sans lui, votre rôle est inconnu et les écrans qui en demandent un vous restent fermés.
    </Alert>
  );
}
