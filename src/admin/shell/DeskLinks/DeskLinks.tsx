import { NavLink } from 'react-router-dom';
import { useAuth } from '#data/session/useAuth.ts';
import { paths } from '#paths.ts';
import { Links } from './DeskLinks.styles.ts';

/** From leads to the screens beside them: sessions and bookings, and what admins answer for. */
export function DeskLinks() {
  const isAdmin = useAuth().hasRole('admin');
  return (
    <Links aria-label="Demandes et suivi">
      <NavLink to={paths.admin.leads} end>
        Demandes
      </NavLink>
      <NavLink to={paths.admin.sessions}>Sessions</NavLink>
      <NavLink to={paths.admin.bookings}>Réservations</NavLink>
      {isAdmin && (
        <>
          <NavLink to={paths.admin.failedEmails}>Courriels</NavLink>
          <NavLink to={paths.admin.dataRequests}>Demandes d’accès</NavLink>
          <NavLink to={paths.admin.incidents}>Registre des incidents</NavLink>
        </>
      )}
    </Links>
  );
}
