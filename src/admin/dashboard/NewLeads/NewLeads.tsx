import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LoadError } from '#admin/shell/LoadError/index.ts';
import { paths } from '#paths.ts';
import { formatWhole } from '#data/formats.ts';
import { newLeadCountQuery } from '#data/leads/lead.queries.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { TextLink } from '#design-system/components/TextLink';

/** The line that leads to what visitors have written, and says how much of it is new; nothing for who may not read it. */
export function NewLeads() {
  const { hasRole } = useAuth();
  const query = useQuery({ ...newLeadCountQuery, enabled: hasRole('editor') });
  const { data: count = 0, isSuccess } = query;
  if (!hasRole('editor')) return null;
  return (
    <>
      <LoadError title="Impossible de compter les nouveaux messages." query={query} />
      <Alert>
        <TextLink render={<Link to={paths.admin.leads} />}>{linkText(count)}</TextLink>
        {count > 0 && <span>{' de visiteurs à traiter.'}</span>}
        {isSuccess && count === 0 && <span>{'\u00A0: aucun nouveau.'}</span>}
      </Alert>
    </>
  );
}

function linkText(count: number) {
  if (count === 0) return 'Messages de visiteurs';
  return count === 1 ? '1 nouveau message' : `${formatWhole(count)} nouveaux messages`;
}
