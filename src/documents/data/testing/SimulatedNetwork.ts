import { DataError } from '#data/errors.ts';
import type { DataErrorKind } from '#data/errorSentences.ts';
import type { Person } from './simulatedKind.ts';

/** What becomes of a request. */
export const fates = [
  'answered',
  'neverArrived',
  'answerLost',
  'arrivesLate',
  'serverError',
  'serverErrorAfterwards',
  'rateLimited',
  'sessionRefused',
] as const;
export type Fate = (typeof fates)[number];

/** Who asks: a tab of a person. */
type Asker = { person: Person };

type PendingRequest = {
  asker: Asker;
  perform: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

/** A network that loses requests and answers, before a server that knows who is signed in. */
export class SimulatedNetwork {
  private readonly signedOut = new Set<Person>();
  private pending: PendingRequest[] = [];
  private late: (() => unknown)[] = [];

  /** Asks for something to happen at the server, unless the network has it otherwise. */
  request<Result>(asker: Asker, perform: () => Result) {
    return new Promise<Result>((resolve, reject) => {
      this.pending.push({ asker, perform, resolve: (value) => resolve(value as Result), reject });
    });
  }

  /** The requests of a tab that is gone may still arrive, their answers never. */
  hangUp(asker: Asker) {
    for (const request of this.pending) {
      if (request.asker !== asker) continue;
      request.resolve = () => undefined;
      request.reject = () => undefined;
    }
  }

  signOut(person: Person) {
    this.signedOut.add(person);
  }

  signIn(person: Person) {
    this.signedOut.delete(person);
  }

  isIdle() {
    return this.pending.length === 0;
  }

  /** Lets one of the requests have its fate. */
  deliver(nth: number, fate: Fate) {
    const [request] = this.pending.splice(nth % Math.max(1, this.pending.length), 1);
    if (!request) return;
    const { person } = request.asker;
    if (fate === 'sessionRefused') this.signOut(person);
    if (this.signedOut.has(person)) request.reject(new DataError('unauthenticated'));
    else if (fate === 'answered') answer(request);
    else {
      if (fate === 'arrivesLate') this.late.push(request.perform);
      if (fate === 'answerLost' || fate === 'serverErrorAfterwards') arrive(request.perform);
      request.reject(new DataError(failures[fate]));
    }
  }

  arriveLate() {
    const perform = this.late.shift();
    if (perform) arrive(perform);
  }
}

/** What is heard of a request that isn't answered. */
const failures = {
  neverArrived: 'offline',
  answerLost: 'timeout',
  arrivesLate: 'timeout',
  serverError: 'server',
  serverErrorAfterwards: 'server',
  rateLimited: 'rateLimited',
  sessionRefused: 'unauthenticated',
} satisfies Record<Exclude<Fate, 'answered'>, DataErrorKind>;

function answer({ perform, resolve, reject }: PendingRequest) {
  try {
    resolve(perform());
  } catch (error) {
    reject(error);
  }
}

function arrive(perform: () => unknown) {
  try {
    perform();
  } catch {
    // Refused, but nobody waits for the answer any more.
  }
}
