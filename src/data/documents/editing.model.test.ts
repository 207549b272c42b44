import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SaveIntent } from './documentKind.ts';
import {
  EditingSimulation,
  type Fault,
  fates,
  faults,
  type SimulatedKind,
} from './testing/EditingSimulation.ts';
import { simulatedArticle } from './testing/simulatedArticle.ts';
import { simulatedContent } from './testing/simulatedContent.ts';

const slot = fc.nat({ max: 2 });
const person = fc.constantFrom('ana', 'luc');
const nth = fc.nat({ max: 11 });
const request = fc.nat({ max: 2 });
const one = fc.constant;

const command = (intents: readonly SaveIntent[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.tuple(one('type'), slot, nth, fc.boolean()) },
    { weight: 6, arbitrary: fc.tuple(one('gesture'), slot, nth) },
    { weight: 8, arbitrary: fc.tuple(one('save'), slot, nth, one(intents)) },
    { weight: 16, arbitrary: fc.tuple(one('deliver'), request, one('answered')) },
    { weight: 5, arbitrary: fc.tuple(one('deliver'), request, fc.constantFrom(...fates)) },
    { weight: 3, arbitrary: fc.tuple(one('resolve'), slot, fc.constantFrom('mine', 'theirs')) },
    { weight: 6, arbitrary: fc.tuple(fc.constantFrom('recover', 'retry', 'signIn'), slot) },
    { weight: 1, arbitrary: fc.tuple(one('refresh'), slot) },
    { weight: 3, arbitrary: fc.tuple(fc.constantFrom('passTime', 'arriveLate')) },
    {
      weight: 3,
      arbitrary: fc.tuple(fc.constantFrom('reload', 'reload', 'crash', 'leave', 'signOut'), slot),
    },
    { weight: 3, arbitrary: fc.tuple(one('open'), slot, person, fc.constantFrom(false, false, true)) },
    { weight: 1, arbitrary: fc.tuple(one('expire'), person) },
  );

/** Lets the promises of a request run as far as they can. */
async function settled() {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

const nothingIsLost = <Text, Saved>(
  subject: SimulatedKind<Text, Saved>,
  intents: readonly SaveIntent[],
  fault: Fault | null,
) =>
  fc.asyncProperty(
    fc.array(command(intents), { minLength: 5, maxLength: 60, size: 'max' }),
    async (commands) => {
      const simulation = new EditingSimulation(subject, fault);
      simulation.open(0, 'ana', false);
      simulation.open(1, 'luc', false);
      simulation.open(2, 'ana', true);
      for (const [name, ...values] of commands) {
        Reflect.apply(simulation[name], simulation, values);
        await settled();
        simulation.check();
        expect(simulation.violations).toEqual([]);
      }
      await simulation.bringHome(settled);
      expect(simulation.violations).toEqual([]);
    },
  );

const subjects = {
  article: (fault: Fault | null) =>
    nothingIsLost(
      simulatedArticle,
      ['draft', 'publish', 'schedule', 'update', 'keep', 'pending', 'plan'],
      fault,
    ),
  content: (fault: Fault | null) =>
    nothingIsLost(simulatedContent, ['pending', 'pending', 'publish', 'plan'], fault),
};

/** Of all kinds together. */
const interleavings = 10_000;

describe.each(Object.entries(subjects))('%s', (name, property) => {
  it('loses no character, overwrites nothing silently and makes no second document, whatever comes when', async () => {
    await fc.assert(property(null), { numRuns: interleavings / Object.keys(subjects).length });
  }, 300_000);

  // A content has its key from the start: no request makes one.
  const planted = faults.filter((fault) => name === 'article' || fault !== 'createRepeatedWithNewId');

  it.each(planted)(
    'notices a planted fault: %s',
    async (fault) => {
      const { failed } = await fc.check(property(fault), { numRuns: 10_000, endOnFailure: true });
      expect(failed).toBe(true);
    },
    300_000,
  );
});
