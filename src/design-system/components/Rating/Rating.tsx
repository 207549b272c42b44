import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { RatingRoot, Star } from './Rating.styles.ts';

export interface RatingProps {
  /** De 0 à 5; montrée à la demi-étoile près. */
  value: number;
}

const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** A mark out of five stars, read out as « 4,9 sur 5 ». */
export function Rating({ value }: RatingProps) {
  // By hand: the first formatter of `Intl` keeps a phone busy for too long.
  const figure = String(value).replace('.', ',');
  const rounded = Math.round(value * 2) / 2;
  const fill = (index: number) => {
    if (rounded >= index) return 'full';
    return rounded >= index - 0.5 ? 'half' : 'none';
  };
  return (
    <RatingRoot>
      <VisuallyHidden>{figure} sur 5</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((index) => (
        <Star key={index} viewBox="0 0 20 20" aria-hidden focusable={false} data-fill={fill(index)}>
          <path d={star} />
          <path d={star} data-filled />
        </Star>
      ))}
    </RatingRoot>
  );
}
