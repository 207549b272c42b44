import { Download } from 'lucide-react';
import { type ComponentType, type ReactNode, useId } from 'react';
import { downloadFile } from '#admin/shell/downloadFile.ts';
import { toCsv } from '#data/csv.ts';
import { SmallButton } from '#design-system/components/Button';
import { Table, type TableProps } from '#design-system/components/Table';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';
import { Block } from './AnalyticsPage.styles.ts';

export interface TotalsBlockProps {
  title: string;
  explanation?: string;
  /** The columns by the names that styles know them by. The first names what is counted. */
  columns: readonly { name: string; title: string; isNumeric?: boolean }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** The same as a file in CSV, where there is one. */
  file?: { name: string; rows: readonly (readonly (string | number)[])[] };
  caption?: string;
  table?: ComponentType<TableProps>;
  /** What stands around the table. */
  frame?: (table: ReactNode) => ReactNode;
}

/** Totals under a title, as a table and as a file; or that there are none. */
export function TotalsBlock({
  title,
  explanation,
  columns,
  rows,
  file,
  caption = `${title}, en tableau`,
  table: Root = Table,
  frame = (table) => table,
}: TotalsBlockProps) {
  const titleId = useId();
  const heading = <h2 id={titleId}>{title}</h2>;
  const save = () =>
    file &&
    downloadFile(
      file.name,
      'csv',
      toCsv(
        columns.map((column) => column.title),
        file.rows,
      ),
    );
  return (
    <Block aria-labelledby={titleId}>
      {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
      {file && rows.length > 0 ? (
        <Cluster $gap={4} $justify="space-between">
          {heading}
          <SmallButton iconStart={Download} aria-describedby={titleId} onClick={save}>
            Exporter en CSV
          </SmallButton>
        </Cluster>
      ) : (
        heading
      )}
      {explanation && <Text isNote>{explanation}</Text>}
      {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
      {rows.length === 0 ? (
        <Text tone="muted">Rien pendant cette période.</Text>
      ) : (
        frame(
          <Root caption={caption} density="dense">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.name} scope="col" data-numeric={column.isNumeric || undefined}>
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {columns.map(({ name, isNumeric }, index) => {
                    const Cell = index === 0 ? 'th' : 'td';
                    return (
                      <Cell
                        key={name}
                        scope={index === 0 ? 'row' : undefined}
                        data-column={name}
                        data-numeric={isNumeric || undefined}
                      >
                        {cells[index]}
                      </Cell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Root>,
        )
      )}
    </Block>
  );
}
