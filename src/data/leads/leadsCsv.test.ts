import { expect, it } from 'vitest';
import { leadsToCsv } from './leadsCsv.ts';

const lead = {
  first_name: 'Zoé',
  last_name: null,
  email: 'zoe@exemple.ca',
  company: '=HYPERLINK("http://mal.example")',
  service: 'podcast',
  message: 'Bonjour ;\nje dis "allô"',
  created_at: '2026-11-12T13:05:00+00:00',
  closed_at: '2026-11-12T14:00:00+00:00',
};

it('quotes every value, doubles quotes, defuses formulas and marks UTF-8', () => {
  expect(leadsToCsv([lead])).toBe(
    '\uFEFF"Reçu le";"Prénom";"Nom";"Courriel";"Entreprise";"Service";"Message";"Traité le"\r\n' +
      '"2026-11-12T13:05:00+00:00";"Zoé";"";"zoe@exemple.ca";"\'=HYPERLINK(""http://mal.example"")";"podcast";' +
      '"Bonjour ;\nje dis ""allô""";"2026-11-12T14:00:00+00:00"\r\n',
  );
});

it('has its headings alone when there is nothing', () => {
  expect(leadsToCsv([]).split('\r\n')).toHaveLength(2);
});
