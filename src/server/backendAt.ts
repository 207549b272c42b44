import type { Backend } from './recordRequests.ts';

/** The backend that answers at an origin, wherever the site's own one is. */
export const backendAt =
  (origin: string): Backend =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(new URL(pathname + search, origin), request));
  };
