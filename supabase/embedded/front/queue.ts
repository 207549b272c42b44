/**
 * Whose turn a task takes: everybody with a share has one after the other, however many tasks they bring. The server's own
 * work and signed-in people are known; they go before visitors.
 */
export type Share = { key: string; isKnown: boolean };

/** The server's own work. It is never refused. */
export const ownShare: Share = { key: 'own', isKnown: true };

/** How long a turn lasts, in milliseconds: a page asks for its rows side by side, and gets them in one. */
const turnLength = 50;

/**
 * How many tasks of one share may wait, and of all visitors or all known. Whoever comes after is told to come back rather than to
 * wait for minutes.
 */
const most = { ofShare: 200, inAll: 2000 } as const;

/** How long visitors let those pass who are known, in milliseconds. */
const patience = 250;

/** What waits of visitors, or of those who are known, a share after the other. */
function createTurns<Task>(now: () => number) {
  const shares = new Map<string, { task: Task; since: number }[]>();
  let size = 0;
  /** Whose turn it is, what was left of it when its task began, and what is left since it ended. */
  let turn = { key: '', before: 0, left: 0 };
  return {
    add({ key }: Share, task: Task): boolean {
      const waiting = shares.get(key) ?? [];
      if (key !== ownShare.key && (waiting.length >= most.ofShare || size >= most.inAll)) return false;
      waiting.push({ task, since: now() });
      shares.set(key, waiting);
      size += 1;
      return true;
    },
    take(): Task | undefined {
      const goesOn = turn.left > 0 && shares.has(turn.key);
      const [key] = goesOn ? [turn.key] : shares.keys();
      const waiting = key === undefined ? undefined : shares.get(key);
      if (key === undefined || !waiting) return undefined;
      turn = { key, before: goesOn ? turn.left : turnLength, left: 0 };
      const first = waiting.shift();
      // It comes last once its turn is over.
      shares.delete(key);
      if (waiting.length > 0) shares.set(key, waiting);
      size -= 1;
      return first?.task;
    },
    spend: (milliseconds: number) => {
      turn.left = turn.before - milliseconds;
    },
    isEmpty: () => size === 0,
    /** Whether the next one has let others pass for long enough. */
    isDue() {
      for (const [first] of shares.values()) return first !== undefined && now() - first.since >= patience;
      return false;
    },
  };
}

/**
 * Tasks that wait for the database, in the order in which they'll get it. Who is known goes first, as long as no visitor has waited for 250 ms; from then on they take turns, so that neither, however
 * many, keep the others from theirs.
 */
export function createQueue<Task>(now: () => number = () => performance.now()) {
  const known = createTurns<Task>(now);
  const visitors = createTurns<Task>(now);
  let last = known;
  return {
    /** @returns false when too many wait already. */
    add: (share: Share, task: Task): boolean => (share.isKnown ? known : visitors).add(share, task),
    next(): Task | undefined {
      last = known.isEmpty() || (visitors.isDue() && last !== visitors) ? visitors : known;
      return last.take();
    },
    /** How long the last one took, in milliseconds: as long as its share's turn isn't over, what waits beside it is next. */
    spend: (milliseconds: number): void => last.spend(milliseconds),
  };
}
