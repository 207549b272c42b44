import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EditingSimulation } from './testing/EditingSimulation.ts';
import { simulatedArticle } from './testing/simulatedArticle.ts';
import { simulatedContent } from './testing/simulatedContent.ts';
import type { SimulatedKind } from './testing/simulatedKind.ts';
import { fates } from './testing/SimulatedNetwork.ts';

const slot = fc.nat({ max: 2 });
const person = fc.constantFrom('ana', 'luc');
const nth = fc.nat({ max: 11 });
const request = fc.nat({ max: 2 });
const one = fc.constant;

const command = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(one('type'), slot, nth, fc.boolean()) },
  { weight: 6, arbitrary: fc.tuple(one('gesture'), slot, nth) },
  { weight: 8, arbitrary: fc.tuple(one('save'), slot, nth) },
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

const nothingIsLost = <Text>(subject: SimulatedKind<Text>) =>
  fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 60, size: 'max' }), async (commands) => {
    const simulation = new EditingSimulation(subject);
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
  });

const subjects = { article: nothingIsLost(simulatedArticle), content: nothingIsLost(simulatedContent) };

it.each(Object.entries(subjects))(
  '%s loses no character, overwrites nothing silently and makes no second document, whatever comes when',
  async (_name, property) => {
    await fc.assert(property, { numRuns: Number(process.env.RUNS ?? 2000) });
  },
  1_200_000,
);
