import { describe, expect, test } from 'vitest';
import { type Estimate, toEstimate } from '../../src/features/requests/data/estimate.ts';
import {
  sectorMultipliers,
  serviceMultipliers,
  sizeMultipliers,
} from '../../src/features/requests/data/roi.ts';
import { estimateCases } from '../../src/features/requests/data/testing/estimateCases.ts';
import { openWorld } from './openWorld.ts';
import { asRole } from './world.ts';

const fixtures = openWorld();

const refusal = 'Ces chiffres ne sont pas ceux du calculateur.';

const check = (estimate: unknown) =>
  fixtures.exec(`select private.check_estimate('${JSON.stringify(estimate)}'::jsonb)`);

const [known] = estimateCases as [Estimate];

const send = (estimate: unknown) =>
  fixtures.exec(`${asRole('anon')}
    insert into public.leads (email, estimate) values ('zoe@exemple.ca', '${JSON.stringify(estimate)}'::jsonb);`);

const keys = <Key extends string>(of: Readonly<Record<Key, number>>) => Object.keys(of) as Key[];

describe('the formula of the database', () => {
  test.each(estimateCases)(
    'takes what was worked out by hand: $service, $size, $sector',
    async (estimate) => {
      await check(estimate);
    },
  );

  test('gives what the calculator gives, for every answer', async () => {
    const estimates = keys(serviceMultipliers).flatMap((service) =>
      keys(sizeMultipliers).flatMap((size) =>
        keys(sectorMultipliers).flatMap((sector) =>
          Array.from({ length: 22 }, (_, index) =>
            toEstimate({
              service,
              size,
              sector,
              horizon: 3 + index,
              budget: 5000 + 2500 * ((index * 7) % 39),
            }),
          ),
        ),
      ),
    );
    await fixtures.exec(
      `select private.check_estimate(estimate) from jsonb_array_elements('${JSON.stringify(estimates)}'::jsonb) as estimate`,
    );
  });

  test.each<[string, unknown]>([
    ['a better return', { ...known, expectedReturn: known.expectedReturn + 1 }],
    ['a better ROI', { ...known, roi: known.roi + 1 }],
    ['a faster payback', { ...known, paybackTime: 1 }],
    ['a better year', { ...known, yearlyBenefit: known.yearlyBenefit + 1 }],
    ['figures with a fraction', { ...known, roi: 461.6 }],
    ['a budget that the slider hasn’t', toEstimate({ ...known, budget: 10_001 })],
    ['a budget beyond the slider', toEstimate({ ...known, budget: 102_500 })],
    ['a horizon beyond the slider', toEstimate({ ...known, horizon: 25 })],
    ['half a month', toEstimate({ ...known, horizon: 3.5 })],
    ['a service that nobody has', { ...known, service: 'radio' }],
    ['words beside the figures', { ...known, note: 'Achetez' }],
    ['a figure as a text', { ...known, budget: '10000' }],
    ['a figure left out', { ...known, roi: undefined }],
    ['nothing of it', {}],
    ['a list', [known]],
    ['a long text', { ...known, service: 'x'.repeat(3000) }],
  ])('refuses %s', async (_name, estimate) => {
    await expect(check(estimate)).rejects.toThrow(refusal);
  });
});

describe('an estimate that a visitor sends', () => {
  test('is a lead with its figures, and goes to the visitor by e-mail, once', async () => {
    await send(known);
    expect(
      await fixtures.sql(`select kind, estimate, message from public.leads where email = 'zoe@exemple.ca'`),
    ).toEqual([{ kind: 'estimate', estimate: known, message: '' }]);
    expect(
      await fixtures.sql(`select kind, recipient from private.outbox where recipient = 'zoe@exemple.ca'`),
    ).toEqual([{ kind: 'estimate', recipient: 'zoe@exemple.ca' }]);
  });

  test('is refused with forged figures, and leaves nothing behind', async () => {
    await expect(send({ ...known, roi: 9000 })).rejects.toThrow(refusal);
    expect(await fixtures.sql(`select from public.leads where email = 'zoe@exemple.ca'`)).toEqual([]);
    expect(await fixtures.sql(`select from private.outbox where recipient = 'zoe@exemple.ca'`)).toEqual([]);
  });
});
