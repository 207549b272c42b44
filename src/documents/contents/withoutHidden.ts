/** The offers of a list but for those that staff hide, in their order. */
export const withoutHidden = <Offer extends object>(offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => !(offer as { isHidden?: boolean }).isHidden);
