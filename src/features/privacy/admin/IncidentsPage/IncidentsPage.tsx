import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { downloadFile } from '#admin/shell/downloadFile.ts';
import type { FormHandle } from '#admin/shell/forms/useAbandon.ts';
import { toCsv, toSheetMoment } from '#data/csv.ts';
import { incidentRisks } from '#features/privacy/data/incident.schema.ts';
import { type Incident, incidentsQuery } from '#features/privacy/data/privacy.queries.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Skeleton } from '#design-system/components/Skeleton';
import { Entries } from '#admin/shell/PrivacyForm.styles.ts';
import { useToday } from '#admin/shell/useToday.ts';
import { IncidentForm } from './IncidentForm.tsx';
import { IncidentItem } from './IncidentItem.tsx';

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

  const onExport = (entries: readonly Incident[]) => {
    const lines = entries.map(({ happened_on, description, risk, notified, created_at }) => [
      happened_on,
      description,
      incidentRisks[risk],
      notified,
      toSheetMoment(created_at),
    ]);
    const headings = ['Date', 'Ce qui est arrivé', 'Risque', 'Prévenus', 'Inscrit le'];
    downloadFile('registre-des-incidents', 'csv', toCsv(headings, lines));
  };

  return (
    <AdminPage
      title="Registre des incidents"
      actions={
        <Button
          variant="outline"
          size="small"
          iconStart={Download}
          isDisabled={!incidents?.length}
          onClick={() => {
            onExport(incidents ?? []);
          }}
        >
          Exporter en CSV
        </Button>
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
