import { expect, it } from 'vitest';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { describeAddressed } from '#documents/contents/addressedKinds.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { firstEpisode } from '#features/podcasts/site/testing/podcasts.ts';
import { findState } from './contentState.ts';

it.each([
  ['2200-12-31', 'scheduled'],
  ['2026-11-01', 'online'],
] as const)('says of an episode of %s that is published: %s', (day, state) => {
  const section = describeAddressed('episode/1') as EditableSection;
  expect(
    findState(section, { online: { ...firstEpisode, day }, pending: null } as unknown as DocumentState),
  ).toBe(state);
});
