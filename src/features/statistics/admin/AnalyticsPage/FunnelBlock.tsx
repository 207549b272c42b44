import { Download } from 'lucide-react';
import { useId } from 'react';
import { downloadFile } from '#admin/shell/downloadFile.ts';
import { toCsv } from '#data/csv.ts';
import { formatMonth, formatWhole } from '#data/formats.ts';
import type { Statistics } from '#features/statistics/data/statistics.queries.ts';
import { SmallButton } from '#design-system/components/Button';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';
import { Block, FunnelTable } from './AnalyticsPage.styles.ts';

export interface FunnelBlockProps {
  funnel: Statistics['funnel'];
}

const title = 'De la visite au client';

const headings = ['Mois', 'Campagne', 'Lecteurs', 'Calculateur', 'Estimations', 'Demandes', 'Gagnées'];

const campaignName = (campaign: string) => {
  if (campaign === '') return 'Sans campagne';
  return campaign === '*' ? 'Autres campagnes' : campaign;
};

const totals = ({ visitors, calculations, estimates, leads, won }: FunnelBlockProps['funnel'][number]) => [
  { name: 'visitors', count: visitors, one: 'lecteur', several: 'lecteurs' },
  { name: 'calculations', count: calculations, one: 'calcul', several: 'calculs' },
  { name: 'estimates', count: estimates, one: 'estimation', several: 'estimations' },
  { name: 'leads', count: leads, one: 'demande', several: 'demandes' },
  { name: 'won', count: won, one: 'gagnée', several: 'gagnées' },
];

/** What became of readers, by month and campaign: totals, in a table and in a file. */
export function FunnelBlock({ funnel }: FunnelBlockProps) {
  const titleId = useId();
  return (
    <Block aria-labelledby={titleId}>
      <Cluster $gap={4} $justify="space-between">
        <h2 id={titleId}>{title}</h2>
        {funnel.length > 0 && (
          <SmallButton
            iconStart={Download}
            aria-describedby={titleId}
            onClick={() => {
              const rows = funnel.map((line) => [
                line.month,
                line.campaign,
                ...totals(line).map(({ count }) => count),
              ]);
              downloadFile('entonnoir', 'csv', toCsv(headings, rows));
            }}
          >
            Exporter en CSV
          </SmallButton>
        )}
      </Cluster>
      {funnel.length === 0 ? (
        <Text tone="muted">Rien pendant cette période.</Text>
      ) : (
        <FunnelTable caption={`${title}, mois par mois`} density="dense">
          <thead>
            <tr>
              {headings.map((heading, index) => (
                <th key={heading} scope="col" data-numeric={index > 1 || undefined}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {funnel.map((line) => (
              <tr key={`${line.month} ${line.campaign}`}>
                <th scope="row" data-column="month">
                  {formatMonth(line.month)}
                </th>
                <td data-column="campaign">{campaignName(line.campaign)}</td>
                {totals(line).map(({ name, count, one, several }) => (
                  <td key={name} data-column={name} data-numeric>
                    {formatWhole(count)}
                    <span data-unit>&nbsp;{count > 1 ? several : one}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </FunnelTable>
      )}
    </Block>
  );
}
