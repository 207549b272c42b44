import { css } from 'styled-components';
import { media } from './media.ts';
import { theme } from './theme.ts';
import type { space } from './tokens/space.ts';

type Step = keyof typeof space;

/** So many equal columns, or one for each share. */
type Columns = number | readonly number[];

/** A column may be narrower than what stands in it: a long word is broken, what is wide scrolls by itself. */
const toTracks = (columns: Columns) =>
  typeof columns === 'number'
    ? `repeat(${columns}, minmax(0, 1fr))`
    : columns.map((share) => `minmax(0, ${share}fr)`).join(' ');

/** Distances in steps of the scale of spaces. */
type Gap = Step | readonly [rows: Step, columns: Step];

const toGap = (gap: Gap) =>
  [gap]
    .flat()
    .map((step) => theme.space[step])
    .join(' ');

/** A grid of one column, and of as many as are wanted from a tablet or a laptop on. */
export const columns = ({
  gap,
  tablet,
  laptop,
}: { gap?: Gap; tablet?: Columns; laptop?: Columns } = {}) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${gap && `gap: ${toGap(gap)};`}
  ${tablet && `${media.tablet} { grid-template-columns: ${toTracks(tablet)}; }`}
  ${laptop && `${media.laptop} { grid-template-columns: ${toTracks(laptop)}; }`}
`;
