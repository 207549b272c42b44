import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { formatShortDay, formatWhole } from '#data/formats.ts';
import { leadsQuery } from '#features/requests/data/lead.queries.ts';
import { leadKinds } from '#features/requests/data/lead.ts';
import { TextLink } from '#design-system/components/TextLink';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { NextStep } from '../NextStep.tsx';
import { StageBadge } from '../StageBadge.tsx';
import { Lines } from './LeadPage.styles.ts';

/** What else came from the same address, the latest first; nothing where there is nothing else. */
export function OtherLeads({ id, email, today }: { id: string; email: string; today: string }) {
  const query = useQuery(leadsQuery({ only_email: email }));
  const others = query.data?.rows.filter((other) => other.id !== id) ?? [];
  const hidden = query.data ? query.data.total - query.data.rows.length : 0;
  if (!query.isError && others.length === 0) return null;
  return (
    <FormCard aria-labelledby="autres">
      <h2 id="autres">Autres demandes de cette personne</h2>
      <LoadError title="Impossible de charger les autres demandes." query={query} />
      <Lines>
        {others.map((other) => (
          <li key={other.id}>
            <TextLink render={<Link to={paths.admin.lead(other.id)} />}>
              {leadKinds[other.kind]}, le {formatShortDay(other.created_at)}
            </TextLink>
            <Cluster $gap={2}>
              <StageBadge stage={other.stage} />
              <NextStep lead={other} today={today} />
            </Cluster>
          </li>
        ))}
      </Lines>
      {hidden > 0 && <Text isNote>{`+ ${formatWhole(hidden)} de plus`}</Text>}
    </FormCard>
  );
}
