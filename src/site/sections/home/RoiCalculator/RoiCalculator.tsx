import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { RoiForm } from './RoiForm.tsx';
import { RoiOutcome } from './RoiOutcome.tsx';
import { Panel } from './RoiCalculator.styles.ts';
import { useRoiCalculation } from './useRoiCalculation.ts';
import type { RoiCalculatorContent } from './roiCalculator.section.ts';

/** Estimates what a project brings back (product: the calculator). Computes in the page, calls nothing. */
export function RoiCalculator({
  eyebrow,
  title,
  lead,
  hint,
  caveat,
  action,
  ...choices
}: RoiCalculatorContent) {
  const calculation = useRoiCalculation();
  return (
    <TitledSection eyebrow={eyebrow} title={title} lead={lead} layout="stacked">
      <Panel>
        <RoiForm title={title} {...choices} calculation={calculation} />
        <RoiOutcome phase={calculation.phase} hint={hint} caveat={caveat} action={action} />
      </Panel>
    </TitledSection>
  );
}
