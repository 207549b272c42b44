import { type ReactNode, useEffect, useLayoutEffect, use } from 'react';
import { useLocation, Link } from 'react-router-dom';
import { useAuth, type AuthUser, type Profile } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { SmallButton } from '#design-system/components/Button';
import { RedrawBoundary } from '#design-system/primitives/RedrawBoundary';
import { noteOpened } from '../Palette/openedScreens.ts';
import { useSidebar } from '../AdminLayout/SidebarContext.ts';
import { Actions, Bar, Main } from './AdminPage.styles.ts';
import { LogOut, PanelLeft, Search } from 'lucide-react';
import { paths } from '#paths.ts';
import { roleLabel } from '#features/people/data/labels.ts';
import { IconButton } from '#design-system/components/IconButton';
import { PaletteContext } from '../Palette/PaletteContext.ts';
import { useSignOut } from '../leaving/useSignOut.ts';
import { Account, AdminHeaderRoot, Identity, SignOut, Title } from './AdminHeader.styles.ts';
import { fullName } from '#data/fullName.ts';

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

/** The line above the content of a screen. */
export const PageBar = ({ intro, actions }: Pick<AdminPageProps, 'intro' | 'actions'>) => (
  <Bar>
    <div>{intro}</div>
    {actions && <Actions>{actions}</Actions>}
  </Bar>
);

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

/** The bar of every screen: sidebar switch, title, the palette, who is signed in, sign-out. */
function AdminHeader({ title }: { title: string }) {
  const { user, profile } = useAuth();
  const { toggle, isOpen, isPhone, isDrawerOpen } = useSidebar();
  const signOut = useSignOut();
  const openPalette = use(PaletteContext);
  return (
    <AdminHeaderRoot>
      <IconButton
        label="Menu de l’administration"
        icon={PanelLeft}
        size="small"
        aria-expanded={isPhone ? isDrawerOpen : isOpen}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={toggle}
      />
      <Title title={title}>{title}</Title>
      {openPalette && (
        <IconButton
          label="Aller, créer, trouver"
          icon={Search}
          size="small"
          title="Ctrl K"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={openPalette}
        />
      )}
      {user && (
        <Account>
          <Identity>
            <Link to={paths.admin.profile} title={`Mon profil\u00A0: ${formatIdentity(user, profile)}`}>
              {formatIdentity(user, profile)}
            </Link>
            {profile?.role && <span>({roleLabel[profile.role].toLowerCase()})</span>}
          </Identity>
          <SignOut variant="ghost" size="small" iconStart={LogOut} onClick={() => void signOut()}>
            Déconnexion
          </SignOut>
        </Account>
      )}
    </AdminHeaderRoot>
  );
}

/** Who is signed in, as the header says it (product: back-office header): first name or else e-mail, last name, ' - role'. */
function formatIdentity(user: AuthUser, profile: Profile | null) {
  const name = fullName({ ...profile, first_name: profile?.first_name || user.email });
  return profile ? `${name} - ${profile.role}` : name;
}
