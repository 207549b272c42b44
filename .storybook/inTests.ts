import type { StoryContext } from '@storybook/react-vite';

/** Whether a test plays the story, rather than somebody who looks at it. */
export const isTested = Boolean(import.meta.env.VITEST_STORYBOOK);

/** What a test run does with stories besides playing them: it takes their pictures. */
type Camera = {
  /** Before anything of the story is there. */
  prepare: (story: Pick<StoryContext, 'id' | 'name' | 'title' | 'tags'>) => void;
  /** Once the story is what it is called, before the rest of its play. */
  shoot: () => Promise<void>;
};

let camera: Camera | undefined;

/** Sets what takes the pictures of stories, until the page is closed. */
export function setCamera(chosen: Camera) {
  camera = chosen;
}

/** Announces the story that begins to what takes pictures, if anything does. */
export const prepareCamera: Camera['prepare'] = (story) => camera?.prepare(story);

/**
 * The play of a story that is what it is called before anybody touches it. What the play tries out would leave something else
 * behind, so that tests alone play it, once the picture is taken.
 */
export const inTests = <Context>(
  play: (context: Context) => Promise<void>,
): ((context: Context) => Promise<void>) | undefined =>
  isTested
    ? async (context) => {
        await camera?.shoot();
        await play(context);
      }
    : undefined;

/**
 * Where a play has led to what its story is called: `if (await endsHere()) return;`. Tests go on from there.
 *
 * @returns whether nobody plays the rest.
 */
export async function endsHere(): Promise<boolean> {
  if (isTested) await camera?.shoot();
  return !isTested;
}
