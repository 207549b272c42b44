import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { describeEstimate, type Estimate } from '#features/requests/data/estimate.ts';
import { DescriptionList } from '#design-system/components/DescriptionList';

/** The figures of the calculator that a lead came with. */
export function EstimateCard({ estimate }: { estimate: Estimate }) {
  return (
    <FormCard aria-labelledby="estimation">
      <h2 id="estimation">Estimation</h2>
      <DescriptionList
        items={describeEstimate(estimate).map(({ label, value }) => ({ term: label, value }))}
      />
    </FormCard>
  );
}
