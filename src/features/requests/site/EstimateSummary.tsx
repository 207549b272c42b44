import { X } from 'lucide-react';
import { SmallButton } from '#design-system/components/Button';
import { Heading } from '#design-system/primitives/Heading';
import { describeEstimate, type Estimate } from '#features/requests/data/estimate.ts';
import { summaryId } from './carriedEstimate.ts';
import { EstimateFigures, SummaryRoot } from './EstimateSummary.styles.ts';

export interface EstimateSummaryProps {
  estimate: Estimate;
  onRemove: () => void;
}

/** The figures of the calculator as they go along with a message, until the visitor takes them off. */
export function EstimateSummary({ estimate, onRemove }: EstimateSummaryProps) {
  return (
    <SummaryRoot id={summaryId} aria-label="Votre estimation">
      <Heading level={3}>Votre estimation</Heading>
      <Figures estimate={estimate} />
      <SmallButton iconStart={X} onClick={onRemove}>
        Retirer l’estimation
      </SmallButton>
    </SummaryRoot>
  );
}

/** What the calculator was answered and what it gave. */
export const Figures = ({ estimate }: { estimate: Estimate }) => (
  <EstimateFigures>
    {describeEstimate(estimate).map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </EstimateFigures>
);
