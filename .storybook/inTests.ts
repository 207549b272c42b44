/** Whether a test plays the story, rather than somebody who looks at it, or what takes its picture. */
export const isTested = Boolean(import.meta.env.VITEST_STORYBOOK) && !import.meta.env.IS_PICTURED;

/**
 * The play of a story that is what it is called before anybody touches it. What the play tries out would leave something else
 * behind, so that tests alone play it. A play that leads to what the story is called stops there with `if (!isTested) return`.
 */
export const inTests = <Context>(
  play: (context: Context) => Promise<void>,
): ((context: Context) => Promise<void>) | undefined => (isTested ? play : undefined);
