import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Estimate } from '#features/requests/data/estimate.ts';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { useSettings } from '#site/settings/settings.ts';
import { Figures } from './EstimateSummary.tsx';
import { Sheet, SheetAlone } from './PrintedEstimate.styles.ts';

export interface PrintedEstimateProps {
  estimate: Estimate;
  /** What the figures are worth. */
  caveat: string;
  /** Once the browser has printed, or been told not to. */
  onDone: () => void;
}

/** One clean page with an estimate: stands beside the page while the browser prints, and nowhere else. */
export function PrintedEstimate({ estimate, caveat, onDone }: PrintedEstimateProps) {
  const { company } = useSettings();
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);

  return createPortal(
    <Sheet data-sheet>
      <SheetAlone />
      <Text>{company.name}</Text>
      <Heading level={1}>Votre estimation</Heading>
      <Figures estimate={estimate} />
      <Text size="small">{caveat}</Text>
      <Text>
        {company.phone} · {company.email}
      </Text>
    </Sheet>,
    document.body,
  );
}
