/** Which queue a task waits in: reads change nothing, and may pass writes; nobody waits for what is in the background. */
export type Lane = 'read' | 'write' | 'background';

/**
 * Whose turn a task takes: everybody with a share has one after the other, however many tasks they bring. The server's own
 * work and signed-in people are known; they go before visitors.
 */
export type Share = { key: string; isKnown: boolean };

/** The server's own work. It is never refused. */
export const ownShare: Share = { key: 'own', isKnown: true };

/** Tasks that wait for the database, in the order in which they'll get it. */
export type Lanes<Task> = {
  /** @returns false when too many wait already. */
  add(lane: Lane, share: Share, task: Task): boolean;
  next(): Task | undefined;
  /** How long the last one took, in milliseconds: as long as its share's turn isn't over, what waits beside it is next. */
  spend(milliseconds: number): void;
};

/** How long a turn lasts, in milliseconds: a page asks for its rows side by side, and gets them in one. */
const turnLength = 50;

/**
 * How many tasks of one share may wait, and of all visitors or all known. Whoever comes after is told to come back rather than to
 * wait for minutes.
 */
const most = { ofShare: 200, inAll: 2000 } as const;

/** How long a write lets reads pass, visitors those who are known, and what is in the background everything else, in milliseconds. */
const timeouts = { write: 50, visitor: 250, background: 250 } as const;

/** What waits in one place, a share after the other. */
function createTurns<Task>() {
  const shares = new Map<string, { task: Task; since: number }[]>();
  /** Whose turn it is, what was left of it when its task began, and what is left since it ended. */
  let turn = { key: '', before: 0, left: 0 };
  return {
    add(key: string, task: Task, since: number) {
      const waiting = shares.get(key);
      if (waiting) waiting.push({ task, since });
      else shares.set(key, [{ task, since }]);
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
      return first?.task;
    },
    spend: (milliseconds: number) => {
      turn.left = turn.before - milliseconds;
    },
    isEmpty: () => shares.size === 0,
    /** Whether the next one has waited for so long. */
    hasWaited(milliseconds: number, now: number) {
      for (const [first] of shares.values()) return first !== undefined && now - first.since >= milliseconds;
      return false;
    },
    count: (key: string) => shares.get(key)?.length ?? 0,
  };
}

/** Takes turns with `other` from the moment at which it is due. */
const takesTurn = (isAlone: boolean, isDue: boolean, wasLast: boolean) => isAlone || (isDue && !wasLast);

function createClass<Task>(now: () => number) {
  const reads = createTurns<Task>();
  const writes = createTurns<Task>();
  let size = 0;
  let wasWrite = false;
  return {
    add(lane: 'read' | 'write', { key }: Share, task: Task): boolean {
      const own = reads.count(key) + writes.count(key);
      if (key !== ownShare.key && (own >= most.ofShare || size >= most.inAll)) return false;
      (lane === 'read' ? reads : writes).add(key, task, now());
      size += 1;
      return true;
    },
    take(): Task | undefined {
      wasWrite = takesTurn(reads.isEmpty(), writes.hasWaited(timeouts.write, now()), wasWrite);
      const task = (wasWrite ? writes : reads).take();
      if (task !== undefined) size -= 1;
      return task;
    },
    spend: (milliseconds: number) => (wasWrite ? writes : reads).spend(milliseconds),
    isEmpty: () => size === 0,
    hasWaited: (milliseconds: number) =>
      [reads, writes].some((turns) => turns.hasWaited(milliseconds, now())),
  };
}

/**
 * Reads go first, as long as no write has waited for 50 ms; from then on writes and reads take turns, so that neither
 * readers nor writers, however many, keep the others from theirs. So do visitors with those who are known, from 250 ms on. What
 * is in the background comes when nobody waits, or four times a second.
 */
export function createLanes<Task>(now: () => number = () => performance.now()): Lanes<Task> {
  const known = createClass<Task>(now);
  const visitors = createClass<Task>(now);
  const background = createTurns<Task>();
  let wasVisitor = false;
  let backgroundSince = -Infinity;
  let spend: (milliseconds: number) => void = () => undefined;
  return {
    add(lane, share, task) {
      if (lane !== 'background') return (share.isKnown ? known : visitors).add(lane, share, task);
      if (share.key !== ownShare.key && background.count(share.key) >= most.ofShare) return false;
      background.add(share.key, task, now());
      return true;
    },
    next() {
      const isFree = known.isEmpty() && visitors.isEmpty();
      if (!background.isEmpty() && (isFree || now() - backgroundSince >= timeouts.background)) {
        backgroundSince = now();
        ({ spend } = background);
        return background.take();
      }
      wasVisitor = takesTurn(known.isEmpty(), visitors.hasWaited(timeouts.visitor), wasVisitor);
      const taken = wasVisitor ? visitors : known;
      ({ spend } = taken);
      return taken.take();
    },
    spend: (milliseconds) => spend(milliseconds),
  };
}
