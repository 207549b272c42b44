import type { Challenge } from 'altcha-lib';

/** What `create_challenge` gives: the work as altcha-lib knows it, and what the database wants back with the solution. */
export type ProofChallenge = Pick<Challenge, 'parameters'> & { challenge: string; signature: string };

/** The header that a request proves its work in. */
export const formatProof = ({ challenge, signature }: ProofChallenge, counter: number) =>
  `${challenge}.${counter}.${signature}`;
