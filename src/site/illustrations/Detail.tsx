import { DetailRoot } from './Detail.styles.ts';
import type { Opening } from './opening.ts';
import { Scene } from './Scene.ts';

export type DetailProps = Pick<Opening, 'Drawing' | 'ground' | 'focus'>;

/** A part of a drawing, seen from nearer, as high as the frame around it: what `focus` names stands in its middle. */
export const Detail = ({ Drawing, ground, focus }: DetailProps) => (
  <DetailRoot data-ground={ground} $focus={focus}>
    <Scene as={Drawing} />
  </DetailRoot>
);
