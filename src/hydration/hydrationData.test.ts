// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hydrationDataElement, hydrationDataOf } from './hydrationData.ts';

it('reads back what a page was rendered with, whatever an article says', () => {
  const data = { loaderData: { '0-0-11': { title: '</script><script>alert(1)</script> « été »' } } };
  document.body.innerHTML = hydrationDataElement(data);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(hydrationDataOf(document)).toEqual(data);
});

it('finds nothing on a page without loaders', () => {
  document.body.innerHTML = '';
  expect(hydrationDataOf(document)).toBeUndefined();
});
