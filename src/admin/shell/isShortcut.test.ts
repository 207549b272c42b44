// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isShortcut } from './isShortcut.ts';

const key = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

it.each([
  ['Ctrl', key({ key: 's', ctrlKey: true }), true],
  ['Cmd', key({ key: 's', metaKey: true }), true],
  ['Ctrl with Caps Lock', key({ key: 'S', ctrlKey: true }), true],
  ['the letter alone', key({ key: 's' }), false],
  ['another letter', key({ key: 'd', ctrlKey: true }), false],
  ['Alt as well', key({ key: 's', ctrlKey: true, altKey: true }), false],
  ['Shift as well', key({ key: 'S', ctrlKey: true, shiftKey: true }), false],
  ['what autofill dispatches', new Event('keydown'), false],
])('%s', (_case, event, expected) => {
  expect(isShortcut(event, 's')).toBe(expected);
});
