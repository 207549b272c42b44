const reported: string[] = [];

const expectedEverywhere = [
  // About how Storybook runs a story, not about the story: an update within an event of its own, in the window of a preview.
  /current testing environment is not configured to support act/,
  // Said by Storybook about itself, when the panel of actions is sent an event with the window that it happened in.
  /Accessing the Story Store is deprecated/,
  // A simulated network fault also fails the request for the profile.
  /Le profil n’a pas pu être chargé/,
  // The browser's way to say that what changed size while sizes were told is told in the next frame. Nothing is lost: what places
  // lists beside their fields (Base UI) makes them as high as the window allows, from within such an observation.
  /ResizeObserver loop completed with undelivered notifications/,
];

const write = (part: unknown) => (part instanceof Error ? part.message : String(part));

for (const method of ['error', 'warn'] as const) {
  const print = console[method].bind(console);
  console[method] = (...parts: unknown[]) => {
    reported.push(`console.${method}: ${parts.map(write).join(' ').slice(0, 400)}`);
    print(...parts);
  };
}
addEventListener('error', ({ message }) => reported.push(`Uncaught: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => reported.push(`Unhandled: ${write(reason)}`));

/** What was said before a story began is not its own. */
export function forgetMessages() {
  reported.length = 0;
}

/** What was written to the console, and what nobody caught, unless the story expects it. */
export const findMessages = (expected: readonly RegExp[]): string[] =>
  reported
    .splice(0)
    .filter((message) => ![...expectedEverywhere, ...expected].some((pattern) => pattern.test(message)));
