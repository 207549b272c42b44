import { useEffect, useState } from 'react';
import { countUp } from '#features/requests/data/roi.ts';

const last = countUp.steps - 1;

/** Step of the count-up, from 0 to 50; the last one at once for those who prefer reduced motion. Runs once, on mount. */
export function useCountUp(): number {
  const [step, setStep] = useState(() => (matchMedia('(prefers-reduced-motion: reduce)').matches ? last : 0));

  useEffect(() => {
    if (step >= last) return;
    const timer = setTimeout(() => setStep(step + 1), countUp.interval);
    return () => clearTimeout(timer);
  }, [step]);

  return step;
}
