/** What draws every story, and takes its picture. */
export const everyStoryIsMadeOf = [
  '.storybook/preview.tsx',
  'tests/visual/takePicture.ts',
  'vitest.config.ts',
  'package-lock.json',
];
