import { type ComponentType, useCallback, useState } from 'react';
import type { Estimate } from '#features/requests/data/estimate.ts';
import type { PrintedEstimateProps } from './PrintedEstimate.tsx';

type Printing = { Page: ComponentType<PrintedEstimateProps>; estimate: Estimate; caveat: string };

/** Prints an estimate on a page of its own, which is loaded for it; `printed` has to stand somewhere in the page. */
export function usePrintedEstimate() {
  const [printing, setPrinting] = useState<Printing>();
  const finish = useCallback(() => setPrinting(undefined), []);
  const print = (estimate: Estimate, caveat: string) => {
    void import('./PrintedEstimate.tsx').then(
      ({ PrintedEstimate }) => setPrinting({ Page: PrintedEstimate, estimate, caveat }),
      // Without it, the page as it stands has the figures too.
      () => window.print(),
    );
  };
  const printed = printing && (
    <printing.Page estimate={printing.estimate} caveat={printing.caveat} onDone={finish} />
  );
  return { print, printed };
}
