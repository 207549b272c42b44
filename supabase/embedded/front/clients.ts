import { AsyncLocalStorage } from 'node:async_hooks';
import type { Endpoint } from './endpoint.ts';
import type { Identity } from './identity.ts';
import { ownShare, type Share } from './queue.ts';
import { clientKey } from './rateLimits.ts';

/** Who sent a request, as the socket tells it: never a header. Absent for calls within the process. */
export type Client = { address?: string };

const servedClient = new AsyncLocalStorage<string | undefined>();

/** Does something that a client asked for: what it asks of the database within this process waits in the client's share. */
export const onBehalfOf = <Result>({ address }: Client, task: () => Result): Result =>
  servedClient.run(address === undefined ? undefined : clientKey(address), task);

/** Whose turn a request takes. What is limited anyway (sign-ins) doesn't wait behind everything else of its network. */
export function getShare(endpoint: Endpoint, identity: Identity, client: string | undefined): Share {
  if (identity.kind === 'person') return { key: `person ${identity.id}`, isKnown: true };
  const served = client ?? servedClient.getStore();
  if (identity.kind === 'service' || served === undefined) return ownShare;
  return { key: endpoint.limit ? `${served} account` : served, isKnown: false };
}
