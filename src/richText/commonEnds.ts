/** How many pieces two lists or texts begin and end with in common; one that could count at both ends counts at the start. */
export function findCommonEnds<Piece>(
  one: ArrayLike<Piece>,
  other: ArrayLike<Piece>,
  isSame: (one: Piece, other: Piece) => boolean = Object.is,
) {
  const most = Math.min(one.length, other.length);
  const isSameAt = (at: number, otherAt: number) => isSame(one[at] as Piece, other[otherAt] as Piece);
  let start = 0;
  while (start < most && isSameAt(start, start)) start += 1;
  let end = 0;
  while (end < most - start && isSameAt(one.length - 1 - end, other.length - 1 - end)) end += 1;
  return { start, end };
}
