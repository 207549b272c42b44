import { ArrowRight, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { Announcement } from '#design-system/primitives/VisuallyHidden';
import { Waveform } from '#design-system/primitives/Waveform';
import { paths } from '#paths.ts';
import { toEstimate } from '#features/requests/data/estimate.ts';
import { carryEstimate, summaryId } from '#features/requests/site/carriedEstimate.ts';
import type { Action } from '#site/sections/shared/ActionLinks/ActionLinks.tsx';
import {
  countedUp,
  formatCurrency,
  formatMonths,
  formatPercent,
  roiColour,
  type RoiInputs,
  type RoiResult,
  countUp,
} from '#features/requests/data/roi.ts';
import { Details, Meter, OutcomeRoot, Percent, Result, ResultActions, Waiting } from './RoiOutcome.styles.ts';
import { usePrintedEstimate } from '#features/requests/site/usePrintedEstimate.tsx';
import { ArrowLink } from '#site/sections/shared/ArrowLink.tsx';

/** Where a calculation stands. */
export type RoiPhase =
  | { name: 'idle' }
  | { name: 'calculating' }
  /** `id` tells one result from the next, so that each counts up. */
  | { name: 'done'; id: number; inputs: RoiInputs; result: RoiResult };

export interface RoiOutcomeProps {
  phase: RoiPhase;
  hint: string;
  caveat: string;
  action: Action;
}

const verdicts = {
  green: 'Rendement excellent',
  blue: 'Très bon rendement',
  orange: 'Rendement correct',
  red: 'À retravailler ensemble',
} as const;

/** Return, in per cent, that fills the meter. */
const fullMeter = 400;

/** The right half of the calculator: an invitation, a wait, then the figures. */
export function RoiOutcome({ phase, hint, caveat, action }: RoiOutcomeProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the figures stand under the button, out of sight.
    if (phase.name !== 'idle') root.current?.scrollIntoView({ block: 'nearest' });
  }, [phase.name]);

  return (
    <OutcomeRoot ref={root} aria-busy={phase.name === 'calculating'}>
      <Announcement>{phase.name === 'done' && formatAnnouncement(phase.result)}</Announcement>
      {phase.name === 'idle' && (
        <Waiting>
          <Waveform seed="repos" bars={40} size="large" />
          <h3>Prêt à calculer votre ROI ?</h3>
          <Text tone="muted">{hint}</Text>
        </Waiting>
      )}
      {phase.name === 'calculating' && (
        <Waiting>
          <Waveform seed="calcul" bars={40} size="large" tone="accent" isAnimated />
        </Waiting>
      )}
      {phase.name === 'done' && <RoiFigures key={phase.id} {...phase} caveat={caveat} action={action} />}
    </OutcomeRoot>
  );
}

function RoiFigures({
  inputs,
  result,
  caveat,
  action,
}: { inputs: RoiInputs; result: RoiResult } & Pick<RoiOutcomeProps, 'caveat' | 'action'>) {
  const step = useCountUp();
  const { printed, print } = usePrintedEstimate();
  const roi = countedUp(result.roi, step);
  const colour = roiColour(result.roi);
  const figures = [
    { label: 'Investissement', value: formatCurrency(countedUp(result.investment, step)) },
    { label: 'Retour attendu', value: formatCurrency(countedUp(result.expectedReturn, step)) },
    { label: 'Bénéfice annuel', value: formatCurrency(countedUp(result.yearlyBenefit, step)) },
    { label: 'Récupération', value: formatMonths(countedUp(result.paybackTime, step)) },
  ];
  return (
    <Result data-colour={colour}>
      <h3>{verdicts[colour]}</h3>
      <Percent>{formatPercent(roi)}</Percent>
      <Meter seed="rendement" bars={40} progress={roi / fullMeter} />
      <Details>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Details>
      <Text isNote>{caveat}</Text>
      <ResultActions>
        <Button
          variant="primary"
          iconEnd={ArrowRight}
          render={
            <Link to={`${paths.contact}#${summaryId}`} onClick={() => carryEstimate(toEstimate(inputs))} />
          }
        >
          Recevoir cette estimation
        </Button>
        <Button variant="outline" iconStart={Printer} onClick={() => print(toEstimate(inputs), caveat)}>
          Imprimer
        </Button>
      </ResultActions>
      <ArrowLink {...action} />
      {printed}
    </Result>
  );
}

const formatAnnouncement = ({ roi, investment, expectedReturn, paybackTime, yearlyBenefit }: RoiResult) =>
  `${verdicts[roiColour(roi)]}\u00A0: rendement de ${formatPercent(roi)}. ` +
  `Pour ${formatCurrency(investment)} investis, un retour attendu de ${formatCurrency(expectedReturn)}, ` +
  `soit ${formatCurrency(yearlyBenefit)} par année, récupéré en ${formatMonths(paybackTime)}.`;

const last = countUp.steps - 1;

/** Step of the count-up, from 0 to 50; the last one at once for those who prefer reduced motion. Runs once, on mount. */
function useCountUp(): number {
  const [step, setStep] = useState(() => (matchMedia('(prefers-reduced-motion: reduce)').matches ? last : 0));

  useEffect(() => {
    if (step >= last) return;
    const timer = setTimeout(() => setStep(step + 1), countUp.interval);
    return () => clearTimeout(timer);
  }, [step]);

  return step;
}
