import { formatWhole } from './formats.ts';

/** Bounds of a price, in euros. */
export interface PriceRange {
  min: number;
  max: number;
}

/** A price for a unit of time: « 200 € par jour »; without a unit, for the whole. */
export interface UnitPrice {
  amount: number;
  /** The amount is where prices start. */
  from?: boolean;
  unit?: string;
}

/** An amount in euros as the site shows it: « 1 290 € ». */
export const formatPrice = (amount: number) => `${formatWhole(amount)}\u00A0€`;

/** A range in euros, the sign said once: « 500–5 000 € ». */
export const formatPriceRange = ({ min, max }: PriceRange) => `${formatWhole(min)}–${formatPrice(max)}`;
