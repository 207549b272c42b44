import { LogOut, PanelLeft, Search } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { roleLabel } from '#features/people/data/labels.ts';
import { useAuth, type AuthUser, type Profile } from '#data/session/useAuth.ts';
import { IconButton } from '#design-system/components/IconButton';
import { PaletteContext } from '../Palette/PaletteContext.ts';
import { useSidebar } from '../AdminLayout/SidebarContext.ts';
import { useLeaving } from '../leaving/LeavingContext.ts';
import { Account, AdminHeaderRoot, Identity, SignOut, Title } from './AdminHeader.styles.ts';
import { fullName } from '#data/fullName.ts';

export interface AdminHeaderProps {
  /** Le titre de l’écran : son seul h1. */
  title: string;
}

/** The bar of every screen: sidebar switch, title, the palette, who is signed in, sign-out. */
export function AdminHeader({ title }: AdminHeaderProps) {
  const { user, profile } = useAuth();
  const { toggle, isOpen, isPhone, isDrawerOpen } = useSidebar();
  const { signOut } = useLeaving();
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
