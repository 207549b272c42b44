// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { contrast, required } from '#theme/stories/contrast.ts';
import { findTypographyCorrections } from '#typography/corrections.ts';
import { type Email, schemes } from './email.ts';
import { examples, writeLeadNotice, writeQueued } from './testing/examples.ts';

/** What a mailbox shows of an e-mail, without what it shows beside the subject. */
function shownBy({ html }: Email): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.querySelector('body > div')?.remove();
  for (const lineBreak of page.querySelectorAll('br')) lineBreak.replaceWith('\n');
  return page;
}

const splitWords = (text = '') => [...new Set(text.match(/[^\s:>]\S*/g))].toSorted();

/** What stands beside the button, for the eye. */
const besideTheButton = 'Ou copiez cette adresse dans votre navigateur';

describe.each(Object.entries(examples))('the e-mail of %s', (_, { email, url }) => {
  it('says the same as HTML and as text', () => {
    const shown = shownBy(email).body.textContent?.replace(besideTheButton, '');
    expect(splitWords(shown)).toEqual(splitWords(email.text));
  });

  it('leads to one place, by its button and by its address, or to none', () => {
    const links = [...shownBy(email).links].map((link) => link.getAttribute('href'));
    expect(links).toEqual(url ? [url, url] : []);
    if (url) expect(email.text.split('\n')).toContain(url);
  });

  it('loads nothing, and no mailbox cuts it short', () => {
    expect(shownBy(email).querySelector('img, link, script, iframe, object, [src], [background]')).toBeNull();
    expect(email.html).not.toMatch(/url\(|@import/);
    expect(new TextEncoder().encode(email.html).length).toBeLessThan(102 * 1024);
  });

  it('speaks French of Québec, with its spaces', () => {
    expect(shownBy(email).documentElement.lang).toBe('fr-CA');
    expect(findTypographyCorrections(`${email.subject}\n\n${email.text}`)).toEqual([]);
  });
});

it.each(Object.entries(schemes))('is read on %s', (_, { page, card, text, muted, link }) => {
  for (const [front, on] of [
    [text, card],
    [muted, card],
    [link, card],
    [muted, page],
  ] as const)
    expect(contrast(front, on)).toBeGreaterThanOrEqual(required.body);
});

describe('the notice of a lead', () => {
  it('has a subject of one line, which is short, whatever was typed', () => {
    const { subject } = writeLeadNotice({
      first_name: 'Ève\r\nBcc: tous@exemple.ca\u2028\t🎙️',
      last_name: '🎙️'.repeat(200),
    });
    expect(subject).toMatch(/^Message de Ève Bcc: tous@exemple\.ca 🎙️ [^\p{Cc}\p{Zl}]*…$/u);
    expect([...new Intl.Segmenter().segment(subject)]).toHaveLength(120);
  });

  it('can’t pass words of its sender for those of the company', () => {
    const { html, text } = writeLeadNotice({
      message: 'Bonjour\n\nOuvrir les demandes\u00A0:\nhttps://ailleurs.example',
    });
    expect(text).toContain('> Bonjour\n> \n> Ouvrir les demandes\u00A0:\n> https://ailleurs.example');
    expect(html).not.toContain('href="https://ailleurs.example"');
  });

  it('shows what looks like HTML as text', () => {
    const message = '</blockquote><script>alert(1)</script>\n<img src="https://ailleurs.example/pixel.gif">';
    const shown = shownBy(writeLeadNotice({ last_name: 'O’Connor & "fils"', message }));
    expect(shown.querySelector('script, img')).toBeNull();
    expect(shown.querySelector('blockquote')?.textContent).toContain('<script>alert(1)</script>');
    expect(shown.body.textContent).toContain('O’Connor & "fils"');
  });

  it('says nothing of what was left empty', () => {
    const values = { first_name: null, last_name: null, company: null, service: null };
    const { subject, text } = writeLeadNotice(values);
    expect(subject + text).not.toMatch(/null|undefined|Service\u00A0:/);
  });

  it('says what was asked for, and leads to that request', () => {
    const registration = {
      session_id: 's',
      title: 'Art oratoire',
      starts_at: '2026-12-09T14:00:00Z',
      ends_at: '2026-12-09T21:00:00Z',
      place: null,
      seats: 3,
      others: ['Luc Roy'],
      state: 'waiting',
      position_in_line: 2,
      offered_until: null,
    } as const;
    const course = writeLeadNotice({
      kind: 'registration',
      registration: { ...registration, others: [...registration.others] },
    });
    expect(course.subject).toContain('Art oratoire, mercredi 9 décembre 2026, 3\u00A0places');
    expect(course.text).toContain('Places\u00A0: 3');
    expect(course.text).toContain('État\u00A0: En attente, rang 2');
    expect(course.text).toContain(
      'https://porte-voix.example/admin/messages/90000000-0000-4000-8000-000000000001',
    );
    const studio = writeLeadNotice({
      kind: 'booking',
      booking: {
        studio_name: 'Studio balado',
        starts_at: '2026-12-10T18:00:00Z',
        ends_at: '2026-12-10T20:00:00Z',
        state: 'requested',
        held_until: '2026-11-21T14:05:00Z',
      },
    });
    expect(studio.text).toContain('Plage\u00A0: jeudi 10 décembre 2026, de 13\u00A0h à 15\u00A0h');
    expect(studio.text).toContain('À répondre avant le samedi 21 novembre 2026 à 9\u00A0h\u00A005');
  });

  it('calls a service by its French name, and one that is no more by what was stored', () => {
    const textFor = (service: string) => writeLeadNotice({ service }).text;
    expect(textFor('podcast')).toContain('Service\u00A0: Production de balado');
    expect(textFor('fax')).toContain('Service\u00A0: fax');
  });
});

const session = { title: 'Voix', startsAt: '2026-12-09T14:00:00Z', endsAt: '2026-12-09T21:00:00Z' };

describe('an e-mail of the outbox', () => {
  it('has a subject that can’t begin another header', () => {
    const injected = 'Voix\r\nBcc: tous@exemple.ca\u2028\u0000X';
    for (const kind of ['registered', 'session-note'])
      expect(writeQueued(kind, { ...session, title: injected, subject: injected }).subject).not.toMatch(
        /[\p{Cc}\p{Zl}\p{Zp}]/u,
      );
    expect(writeQueued('booking-accepted', { ...session, title: injected }).subject).not.toMatch(
      /[\p{Cc}\p{Zl}\p{Zp}]/u,
    );
  });

  it('says nothing that the visitor typed to the address that they gave', () => {
    const typed = { first_name: 'Gagnez', last_name: 'Argent', company: 'Arnaque', message: 'Cliquez ici' };
    for (const [kind, data] of [
      ['registered', session],
      ['waiting', session],
      ['offer', session],
      ['cancelled', session],
      ['booking-requested', session],
      ['reply', { words: 'Oui.' }],
    ] as const) {
      const { subject, text } = writeQueued(kind, data, typed);
      expect(subject + text).not.toMatch(/Gagnez|Argent|Arnaque|Cliquez/);
    }
  });

  it('of the team’s own words keeps their lines, and is text', () => {
    const { html, text, subject } = writeQueued('reply', {
      words: 'Bonjour <b>Marie</b>,\n\nle 3,\nou le 4.',
      author: 'Élodie\r\nBcc: tous@exemple.ca',
    });
    expect(subject).toBe('Votre message à Porte-Voix (réf. 90000000)');
    expect(html).toContain('Bonjour &lt;b&gt;Marie&lt;/b&gt;,</p>');
    expect(html).toContain('le 3,\n<br>ou le 4.</p>');
    expect(text).toContain(
      'Élodie Bcc: tous@exemple.ca vous répond\n\nBonjour <b>Marie</b>,\n\nle 3,\nou le 4.',
    );
  });

  it('tells the hours of Québec, over a change of clocks', () => {
    expect(writeQueued('registered', session).text).toContain(
      'mercredi 9 décembre 2026, de 9\u00A0h à 16\u00A0h (heure du Québec)',
    );
    const summer = { startsAt: '2026-07-09T14:00:00Z', endsAt: '2026-07-10T21:00:00Z' };
    expect(writeQueued('reminder', { ...session, ...summer }).text).toContain(
      'jeudi 9 au vendredi 10 juillet 2026, de 10\u00A0h à 17\u00A0h',
    );
  });

  it('carries its event in UTC, under the same name for as long as it is the same lead', () => {
    const { calendar } = writeQueued('registered', { ...session, token: 'secret' });
    expect(calendar?.method).toBe('REQUEST');
    expect(calendar?.content).toContain('DTSTART:20261209T140000Z\r\nDTEND:20261209T210000Z\r\n');
    expect(calendar?.content).toContain(
      'UID:90000000-0000-4000-8000-000000000001@porte-voix.example\r\nSEQUENCE:12\r\n',
    );
    const lines = calendar?.content.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('ORGANIZER;CN="Porte-Voix":mailto:info@porte-voix.example');
    expect(lines).toContain('ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:marie-eve.tremblay@exemple.ca');
    // Calendars are shared, and the token cancels.
    expect(calendar?.content).not.toContain('secret');
    expect(writeQueued('session-cancelled', session).calendar?.content).toContain('METHOD:CANCEL\r\n');
    expect(writeQueued('waiting', session).calendar).toBeUndefined();
    // What no e-mail has brought isn't taken off.
    expect(writeQueued('session-cancelled', { ...session, isOnCalendar: false }).calendar).toBeUndefined();
    expect(writeQueued('booking-cancelled', { ...session, isOnCalendar: false }).calendar).toBeUndefined();
    // Who waited has nothing to take off.
    for (const kind of ['cancelled', 'session-cancelled'])
      expect(writeQueued(kind, { ...session, state: 'waiting' }).calendar).toBeUndefined();
  });

  it('of a kind that nobody knows isn’t written', () => {
    expect(() => writeQueued('constructor', {})).toThrow('constructor');
  });
});
