import { delay, http, HttpResponse } from 'msw';

const backend = /\/(auth|rest|storage)\/v1\//;

/** What the network toolbar puts in front of the backend. A handler that returns nothing lets the next one answer. */
export const networkConditions = {
  fast: [],
  slow: [
    http.all(backend, async () => {
      await delay(3000);
    }),
  ],
  offline: [http.all(backend, () => HttpResponse.error())],
  failing: [http.all(backend, () => HttpResponse.json({ message: 'Service indisponible' }, { status: 503 }))],
};
