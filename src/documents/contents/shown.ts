/** The offers that staff let the pages show, in their order. */
export const shown = <Offer extends object>(offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => !(offer as { isHidden?: boolean }).isHidden);
