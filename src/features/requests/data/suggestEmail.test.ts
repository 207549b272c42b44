import { expect, test } from 'vitest';
import { suggestEmail } from './suggestEmail.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.ca', 'gmail.com'],
  ['gmail.fr', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmal.com', 'hotmail.com'],
  ['hotmil.ca', 'hotmail.ca'],
  ['homail.fr', 'hotmail.fr'],
  ['outlok.com', 'outlook.com'],
  ['outloook.com', 'outlook.com'],
  ['outlook.cm', 'outlook.com'],
  ['vidéotron.ca', 'videotron.ca'],
  ['vidoetron.ca', 'videotron.ca'],
  ['bell.ner', 'bell.net'],
  ['yaho.ca', 'yahoo.ca'],
  ['yahooo.com', 'yahoo.com'],
  ['iclod.com', 'icloud.com'],
  ['icloud.ca', 'icloud.com'],
  ['sympatico.com', 'sympatico.ca'],
  ['simpatico.ca', 'sympatico.ca'],
  ['live.xa', 'live.ca'],
])('says of %s that %s was meant', (typed, meant) => {
  expect(suggestEmail(`marie.cote@${typed}`)).toBe(`marie.cote@${meant}`);
});

test.each([
  'gmail.com',
  'hotmail.ca',
  'outlook.com',
  'videotron.ca',
  'videotron.qc.ca',
  'bell.net',
  'bell.ca',
  'videotron.com',
  'telus.com',
  'outlook.de',
  'yahoo.ca',
  'icloud.com',
  'sympatico.ca',
  'live.ca',
  'mail.com',
  'email.com',
  'ymail.com',
  'tell.net',
  'love.ca',
  'olive.ca',
  'proton.me',
  'porte-voix.example',
  'ville.quebec.qc.ca',
  'gouv.qc.ca',
])('has nothing to say of %s', (domain) => {
  expect(suggestEmail(`marie.cote@${domain}`)).toBeNull();
});

test.each(['', '@', '@gmial.com', 'marie', 'marie@', `${'m'.repeat(300)}@gmial.com`, 'marie@gmial'])(
  'has nothing to say of what is no whole address: %s',
  (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  },
);

test('what stands before the domain stays as it was typed', () => {
  expect(suggestEmail(' Marie+Info@Perso@gmial.com ')).toBe('Marie+Info@Perso@gmail.com');
});
