import { NavLink } from 'react-router-dom';
import { useAuth } from '#data/session/useAuth.ts';
import { paths } from '#paths.ts';
import { Links } from './PrivacyLinks.styles.ts';

/** From leads to what admins keep beside them; nothing for those who only read leads. */
export function PrivacyLinks() {
  if (!useAuth().hasRole('admin')) return null;
  return (
    <Links aria-label="Demandes et renseignements personnels">
      <NavLink to={paths.admin.leads} end>
        Demandes
      </NavLink>
      <NavLink to={paths.admin.dataRequests}>Demandes d’accès</NavLink>
      <NavLink to={paths.admin.incidents}>Registre des incidents</NavLink>
      <NavLink to={paths.admin.failedEmails}>Courriels</NavLink>
    </Links>
  );
}
