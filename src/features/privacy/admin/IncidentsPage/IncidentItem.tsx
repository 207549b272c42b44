import { Pencil } from 'lucide-react';
import { formatDay } from '#data/formats.ts';
import { incidentRisks } from '#features/privacy/data/incident.schema.ts';
import type { Incident } from '#features/privacy/data/privacy.queries.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Badge } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { Disclosure } from '#design-system/components/Disclosure';
import { Cluster } from '#design-system/primitives/Cluster';
import { Words } from '#admin/shell/PrivacyForm.styles.ts';

export interface IncidentItemProps {
  incident: Incident;
  onAmend: () => void;
}

/** An entry of the register, and what it said before each amendment. */
export function IncidentItem({ incident, onAmend }: IncidentItemProps) {
  const { happened_on, description, risk, notified, amendments } = incident;
  return (
    <li>
      <Cluster $gap={2}>
        <h3>{formatDay(happened_on)}</h3>
        <Badge variant={risk === 'serious' ? 'destructive' : 'outline'}>{incidentRisks[risk]}</Badge>
      </Cluster>
      <Words>{description}</Words>
      <DescriptionList items={[{ term: 'Prévenus', value: notified }]} />
      {amendments && (
        <Disclosure summary={`Modifié ${amendments.length} fois`}>
          {amendments.map((before) => (
            <DescriptionList
              key={before.amended_at}
              layout="stack"
              items={[
                { term: 'Jusqu’au', value: formatQuebecTime(before.amended_at) },
                { term: 'Date de l’incident', value: formatDay(before.happened_on) },
                { term: 'Ce qui est arrivé', value: before.description },
                { term: 'Risque', value: incidentRisks[before.risk as Incident['risk']] },
                { term: 'Prévenus', value: before.notified },
              ]}
            />
          ))}
        </Disclosure>
      )}
      <div>
        <Button size="small" variant="outline" iconStart={Pencil} onClick={onAmend}>
          Modifier
        </Button>
      </div>
    </li>
  );
}
