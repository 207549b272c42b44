import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Fault, fates, faults, EditingSimulation } from './testing/EditingSimulation.ts';

const slot = fc.nat({ max: 2 });
const person = fc.constantFrom('ana', 'luc');
const field = fc.constantFrom('title', 'excerpt', 'content', 'category_id');
const intents = ['draft', 'publish', 'schedule', 'update', 'keep'] as const;
const request = fc.nat({ max: 2 });
const one = fc.constant;

const command = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(one('type'), slot, field, fc.boolean()) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('addTag', 'removeTag'), slot) },
  { weight: 2, arbitrary: fc.tuple(one('plan'), slot) },
  { weight: 2, arbitrary: fc.tuple(one('choose'), slot, fc.constantFrom('draft', 'published', 'archived')) },
  { weight: 8, arbitrary: fc.tuple(one('save'), slot, fc.constantFrom(...intents)) },
  { weight: 16, arbitrary: fc.tuple(one('deliver'), request, one('answered')) },
  { weight: 5, arbitrary: fc.tuple(one('deliver'), request, fc.constantFrom(...fates)) },
  { weight: 3, arbitrary: fc.tuple(one('resolve'), slot, fc.constantFrom('mine', 'theirs')) },
  { weight: 6, arbitrary: fc.tuple(fc.constantFrom('recover', 'retry', 'signIn'), slot) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('passTime', 'arriveLate')) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('reload', 'reload', 'crash', 'leave', 'signOut'), slot) },
  { weight: 3, arbitrary: fc.tuple(one('open'), slot, person, fc.constantFrom('a-1', 'a-1', null)) },
  { weight: 1, arbitrary: fc.tuple(one('expire'), person) },
);

/** Lets the promises of a request run as far as they can. */
async function settled() {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

const nothingIsLost = (fault: Fault | null) =>
  fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 60, size: 'max' }), async (commands) => {
    const simulation = new EditingSimulation(fault);
    simulation.open(0, 'ana', 'a-1');
    simulation.open(1, 'luc', 'a-1');
    simulation.open(2, 'ana', null);
    for (const [name, ...values] of commands) {
      Reflect.apply(simulation[name], simulation, values);
      await settled();
      simulation.check();
      expect(simulation.violations).toEqual([]);
    }
    await simulation.bringHome(settled);
    expect(simulation.violations).toEqual([]);
  });

it('loses no character, overwrites nothing silently and makes no second row, in 10,000 interleavings', async () => {
  await fc.assert(nothingIsLost(null), { numRuns: 10_000 });
}, 300_000);

it.each(faults)(
  'notices a planted fault: %s',
  async (fault) => {
    const { failed } = await fc.check(nothingIsLost(fault), { numRuns: 10_000, endOnFailure: true });
    expect(failed).toBe(true);
  },
  300_000,
);
