import { expect, it } from 'vitest';
import { drawnSections } from './drawnSections.tsx';

it('shows each section beside its form, but settings that no page shows', () => {
  const unseen = drawnSections.filter(({ Section }) => !Section).map(({ key }) => key);
  expect(unseen).toEqual([
    'settings/bookings',
    'settings/search',
    'settings/privacy',
    'settings/synonyms',
    'internal/messages',
    'internal/replies',
    'internal/security',
  ]);
});
