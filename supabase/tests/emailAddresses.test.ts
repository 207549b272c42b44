import { expect, test } from 'vitest';
import { normalizeEmail } from '#data/emailAddress.ts';
import { emailAddresses } from '#data/testing/emailAddresses.ts';
import { openWorld } from './openWorld.ts';
import { rows } from './world.ts';

const fixtures = openWorld();

test('the database takes the addresses that forms do', async () => {
  const judged = await Promise.all(
    emailAddresses.map(async ([typed]) => {
      const [row] = await fixtures.sql<{ taken: boolean }>('select private.is_email($1) as taken', [
        normalizeEmail(typed),
      ]);
      return [typed, row?.taken];
    }),
  );
  expect(judged).toEqual(emailAddresses.map(([typed, stored]) => [typed, stored !== null]));
});

test('a domain that no form has put into ASCII is refused', async () => {
  expect(await fixtures.sql(`select private.is_email('marie@érablière.ca') as taken`)).toEqual([
    { taken: false },
  ]);
});

test.each(['zoé@agence.example', 'a@localhost', '"ab"@x.ca', 'jean.@x.ca'])(
  'no column keeps an address that no mail reaches: %s',
  async (address) => {
    const person = { first_name: 'Zoé', last_name: 'Roy', email: address };
    const written = (statement: string) =>
      fixtures.sql(statement, [address]).catch((error: Error) => error.message);
    expect(await written(`insert into public.leads (email, message) values ($1, 'Bonjour')`)).toContain(
      'leads_email_format',
    );
    expect(
      await written(
        `insert into public.personal_data_requests (email, kind, received_on) values ($1, 'access', '2026-11-20')`,
      ),
    ).toContain('personal_data_requests_email_format');
    expect(
      await written(
        `select private.queue_email('estimate', $1, '${rows.leads.open}', '{}', 'une-seule-fois')`,
      ),
    ).toContain('outbox_recipient_format');
    const { error: registration } = await fixtures.as.editor.rpc('register_by_staff', {
      session: crypto.randomUUID(),
      person,
      seats: 1,
      others: [],
    });
    expect(registration?.message).toBe('Entrez une adresse de courriel, comme nom@exemple.ca.');
    const { error: booking } = await fixtures.as.anonymous.rpc('book_studio', {
      studio: 'balado',
      starts_at: '2026-12-09T14:00:00Z',
      slots: 1,
      person,
      note: '',
      token: 'x'.repeat(30),
    });
    expect(booking?.message).toBe('Entrez une adresse de courriel, comme nom@exemple.ca.');
    const { error: invitation } = await fixtures.as.admin.rpc('announce_invitation', {
      email: address,
      role: 'editor',
    });
    expect(invitation?.message).toBe('Ce courriel n’est pas valide.');
  },
);
