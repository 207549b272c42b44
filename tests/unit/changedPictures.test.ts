import { expect, it } from 'vitest';
import { picturesIn } from '../visual/changedPictures.ts';

it('finds the pictures that Vitest says differ', () => {
  const output = `
Error: expect(element).toMatchScreenshot()

Screenshot does not match the stored reference.
7067 pixels (ratio 0.01) differ.

Reference screenshot:
  /a/baselines/Default-desktop.png

Actual screenshot:
  /b/Default-desktop-actual.png

Diff image:
  /b/Default-desktop-diff.png


Error: expect(element).toMatchScreenshot()

Screenshot does not match the stored reference.
Expected image dimensions to be 375×160px, but received 375×180px.

Reference screenshot:
  /a/baselines/Default-phone.png

Actual screenshot:
  /b/Default-phone-actual.png

 ❯ tests/visual/takePicture.ts:45:52
`;
  expect(picturesIn(output)).toEqual([
    {
      before: '/a/baselines/Default-desktop.png',
      after: '/b/Default-desktop-actual.png',
      difference: '/b/Default-desktop-diff.png',
    },
    { before: '/a/baselines/Default-phone.png', after: '/b/Default-phone-actual.png' },
  ]);
});
