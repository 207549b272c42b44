/** The offers that staff let the pages show, in their order. */
export const shown = <Offer extends { isHidden?: boolean }>(offers: readonly Offer[]): Offer[] =>
  offers.filter(({ isHidden }) => !isHidden);
