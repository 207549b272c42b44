// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hydrationDataId, hydrationDataJson, readHydrationData } from './hydrationData.ts';

it('reads back what a page was rendered with, whatever an article says', () => {
  const data = {
    address: '/blog',
    loaderData: { '0-0-11': { title: '</script><script>alert(1)</script> « été »' } },
  };
  document.body.innerHTML = `<script type="application/json" id="${hydrationDataId}">${hydrationDataJson(data)}</script>`;
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(readHydrationData(document)).toEqual(data);
});

it('finds nothing in a document that shows nothing yet', () => {
  document.body.innerHTML = '';
  expect(readHydrationData(document)).toBeUndefined();
});
