import { mockMediaElements } from '#mocks/mediaElements.ts';
import { closePlayback } from '../playback/playback.ts';

/** `mockMediaElements` for stories with players: none of them plays on into the next story. */
export function mockPlayback(options?: Parameters<typeof mockMediaElements>[0]) {
  const elements = mockMediaElements(options);
  return {
    ...elements,
    restore: () => {
      closePlayback();
      elements.restore();
    },
  };
}
