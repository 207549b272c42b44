import { useQuery } from '@tanstack/react-query';
import { Download, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { downloadFile } from '#admin/shell/downloadFile.ts';
import type { FormHandle } from '#admin/shell/forms/useAbandon.ts';
import { type CsvColumn, rowsToCsv, toSheetMoment } from '#data/csv.ts';
import { formatDay } from '#data/formats.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { incidentRisks } from '#features/privacy/data/incident.schema.ts';
import { type Incident, incidentsQuery } from '#features/privacy/data/privacy.queries.ts';
import { Badge } from '#design-system/components/Badge';
import { SmallButton } from '#design-system/components/Button';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { Disclosure } from '#design-system/components/Disclosure';
import { EmptyState } from '#design-system/components/EmptyState';
import { Cluster } from '#design-system/primitives/Cluster';
import { Skeleton } from '#design-system/components/Skeleton';
import { Entries, Words } from '#admin/shell/PrivacyForm.styles.ts';
import { useToday } from '#admin/shell/useToday.ts';
import { IncidentForm } from './IncidentForm.tsx';

/** What its file for a spreadsheet has. */
const columns: CsvColumn<Incident>[] = [
  ['Date', ({ happened_on }) => happened_on],
  ['Ce qui est arrivé', ({ description }) => description],
  ['Risque', ({ risk }) => incidentRisks[risk]],
  ['Prévenus', ({ notified }) => notified],
  ['Inscrit le', ({ created_at }) => toSheetMoment(created_at)],
];

/** The register of incidents that the law asks for: written down, amended, never deleted (product: register of incidents). */
export function IncidentsPage() {
  const query = useQuery(incidentsQuery);
  const today = useToday();
  const [amended, setAmended] = useState<Incident | null>(null);
  const form = useRef<FormHandle>(null);
  const { data: incidents } = query;

  const close = () => setAmended(null);
  const onCancel = async () => {
    if (await form.current?.abandon()) close();
  };
  const onAmend = async (incident: Incident) => {
    if (incident.id !== amended?.id && (await form.current?.abandon())) setAmended(incident);
  };

  return (
    <AdminPage
      title="Registre des incidents"
      actions={
        <SmallButton
          iconStart={Download}
          isDisabled={!incidents?.length}
          onClick={() => downloadFile('registre-des-incidents', 'csv', rowsToCsv(columns, incidents ?? []))}
        >
          Exporter en CSV
        </SmallButton>
      }
    >
      <LoadError query={query} />
      <IncidentForm
        key={amended?.id}
        incident={amended}
        today={today}
        ref={form}
        onDone={close}
        onCancel={() => void onCancel()}
      />
      {query.isPending && (
        <Skeleton.Group label="Chargement...">
          <Skeleton />
          <Skeleton width="most" />
        </Skeleton.Group>
      )}
      {incidents && incidents.length > 0 && (
        <Entries aria-label="Incidents">
          {incidents.map((incident) => (
            <IncidentItem key={incident.id} incident={incident} onAmend={() => void onAmend(incident)} />
          ))}
        </Entries>
      )}
      {incidents?.length === 0 && (
        <EmptyState title="Aucun incident.">
          Perte, vol, accès ou envoi sans autorisation de renseignements personnels : chaque incident
          s’inscrit ici, même sans conséquence, et y reste.
        </EmptyState>
      )}
    </AdminPage>
  );
}

/** An entry of the register, and what it said before each amendment. */
function IncidentItem({ incident, onAmend }: { incident: Incident; onAmend: () => void }) {
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
        <SmallButton iconStart={Pencil} onClick={onAmend}>
          Modifier
        </SmallButton>
      </div>
    </li>
  );
}
