import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { paths } from '#paths.ts';
import { formatWhole } from '#data/formats.ts';
import { newLeadCountQuery } from '#features/requests/data/lead.queries.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { TextLink } from '#design-system/components/TextLink';

/** The line that leads to what came of visits, and says how much of it is new; nothing for who may not read it. */
export function NewLeads() {
  const { hasRole } = useAuth();
  const query = useQuery({ ...newLeadCountQuery, enabled: hasRole('moderator') });
  const { data: count = 0, isSuccess } = query;
  if (!hasRole('moderator')) return null;
  return (
    <>
      <LoadError title="Impossible de compter les nouvelles demandes." query={query} />
      <Alert>
        <TextLink render={<Link to={count > 0 ? `${paths.admin.leads}?etape=new` : paths.admin.leads} />}>
          {linkText(count)}
        </TextLink>
        {/* « Messages » is what this screen was called, and is still searched for. */}
        {count > 0 && <span>{'\u00A0: messages, estimations, inscriptions, réservations.'}</span>}
        {isSuccess && count === 0 && <span>{'\u00A0: aucune nouvelle.'}</span>}
      </Alert>
    </>
  );
}

function linkText(count: number) {
  if (count === 0) return 'Demandes et messages de visiteurs';
  return count === 1 ? '1 nouvelle demande' : `${formatWhole(count)} nouvelles demandes`;
}
