import { formatMonth, formatWhole } from '#data/formats.ts';
import type { Statistics } from '#features/statistics/data/statistics.queries.ts';
import { FunnelTable } from './AnalyticsPage.styles.ts';
import { TotalsBlock } from './TotalsBlock.tsx';

const campaignName = (campaign: string) => {
  if (campaign === '') return 'Sans campagne';
  return campaign === '*' ? 'Autres campagnes' : campaign;
};

const totals = [
  { name: 'visitors', title: 'Lecteurs', one: 'lecteur', several: 'lecteurs' },
  { name: 'calculations', title: 'Calculateur', one: 'calcul', several: 'calculs' },
  { name: 'estimates', title: 'Estimations', one: 'estimation', several: 'estimations' },
  { name: 'leads', title: 'Demandes', one: 'demande', several: 'demandes' },
  { name: 'won', title: 'Gagnées', one: 'gagnée', several: 'gagnées' },
] as const;

const columns = [
  { name: 'month', title: 'Mois' },
  { name: 'campaign', title: 'Campagne' },
  ...totals.map(({ name, title }) => ({ name, title, isNumeric: true })),
];

/** A total with what it counts, which cards say. */
const Counted = ({ count, one, several }: { count: number; one: string; several: string }) => (
  <>
    {formatWhole(count)}
    <span data-unit>&nbsp;{count > 1 ? several : one}</span>
  </>
);

/** What became of readers, by month and campaign: totals, in a table and in a file. */
export const FunnelBlock = ({ funnel }: Pick<Statistics, 'funnel'>) => (
  <TotalsBlock
    title="De la visite au client"
    caption="De la visite au client, mois par mois"
    columns={columns}
    rows={funnel.map((line) => ({
      key: `${line.month} ${line.campaign}`,
      cells: [
        formatMonth(line.month),
        campaignName(line.campaign),
        ...totals.map(({ name, ...words }) => <Counted key={name} count={line[name]} {...words} />),
      ],
    }))}
    file={{
      name: 'entonnoir',
      rows: funnel.map((line) => [line.month, line.campaign, ...totals.map(({ name }) => line[name])]),
    }}
    table={FunnelTable}
  />
);
