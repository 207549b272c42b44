import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { ReplaceStep, type Transform } from '@tiptap/pm/transform';
import { findCommonEnds } from './commonEnds.ts';

/** From one position to another, whole nodes or words of one line take the place of what stands there. */
type Difference = { from: number; to: number; content: Fragment };

/**
 * Makes a document of another one, so that what both have stays untouched, and the caret in it. Only whole nodes and words
 * within a line change places: a piece that is open at its ends would be fitted in by guessing, which tears tables apart.
 */
export function putDocument<Change extends Transform>(change: Change, target: Node): Change {
  // From the end on, so that places before stay what they are.
  for (const { from, to, content } of findDifferences(change.doc, target, 0).toReversed()) {
    change.step(new ReplaceStep(from, to, new Slice(content, 0, 0)));
  }
  return change;
}

/** Puts the very blocks of a document in the place of all that another one holds. */
export function putWhole<Change extends Transform>(change: Change, { content }: Node): Change {
  return change.step(new ReplaceStep(0, change.doc.content.size, new Slice(content, 0, 0))) as Change;
}

/** The differences between what two nodes of one kind hold; `start` is where the first one's content begins. */
function findDifferences(before: Node, after: Node, start: number): Difference[] {
  if (before.inlineContent) return differentWords(before.content, after.content, start);
  const [old, now] = [before.children, after.children];
  const same = findCommonEnds(old, now, (one, other) => one.eq(other));
  const getSize = (nodes: readonly Node[]) => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  let from = start + getSize(old.slice(0, same.start));
  const left = old.slice(same.start, old.length - same.end);
  const right = now.slice(same.start, now.length - same.end);
  if (left.length === right.length && left.every((node, at) => canHold(node, right[at] as Node))) {
    return left.flatMap((node, at) => {
      const inner = findDifferences(node, right[at] as Node, from + 1);
      from += node.nodeSize;
      return inner;
    });
  }
  return [{ from, to: from + getSize(left), content: Fragment.from(right) }];
}

/** Whether a node can become another one by changing what it holds. */
const canHold = (node: Node, other: Node) => !node.isLeaf && node.sameMarkup(other);

function differentWords(before: Fragment, after: Fragment, start: number): Difference[] {
  const from = before.findDiffStart(after);
  const ends = before.findDiffEnd(after);
  if (from === null || !ends) return [];
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const content = after.cut(from, ends.b + overlap);
  return [{ from: start + from, to: start + ends.a + overlap, content }];
}
