import { formatPrice, type UnitPrice } from '#data/price.ts';
import { Amount, PriceTagRoot } from './PriceTag.styles.ts';

export interface PriceTagProps {
  /** Le montant, son unité et ce qu’il comprend. */
  price: UnitPrice;
  /** Pour un contrôle que le prix décrit. */
  id?: string;
}

/** A price that reads at a glance: the amount in the display face, its unit beside it. */
export function PriceTag({ price: { amount, from, unit }, id }: PriceTagProps) {
  return (
    <PriceTagRoot id={id}>
      {from && <span>{'à partir de '}</span>}
      <Amount>{formatPrice(amount)}</Amount>
      {unit && <span>{` ${unit}`}</span>}
    </PriceTagRoot>
  );
}
