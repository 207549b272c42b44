// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OlderBrowser } from './OlderBrowser.tsx';

it('names the browsers that the desk is for to who has an older one, and says nothing to others', () => {
  const older = render(<OlderBrowser isOlder />);
  expect(older.container.textContent).toMatch(/Safari 17\.4, Firefox 125, Chrome ou Edge 116/);
  expect(render(<OlderBrowser isOlder={false} />).container.textContent).toBe('');
});
