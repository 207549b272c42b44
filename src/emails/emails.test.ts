// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { contrast, required } from '#theme/stories/contrast.ts';
import { findTypographyCorrections } from '#typography/corrections.ts';
import { type Email, schemes } from './email.ts';
import { examples, writeMessageEmail } from './testing/examples.ts';

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

  it('leads to one place, by its button and by its address', () => {
    const links = [...shownBy(email).links].map((link) => link.getAttribute('href'));
    expect(links).toEqual([url, url]);
    expect(email.text.split('\n')).toContain(url);
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

describe('a message received', () => {
  it('has a subject of one line, which is short, whatever was typed', () => {
    const { subject } = writeMessageEmail({
      first_name: 'Ève\r\nBcc: tous@exemple.ca\u2028\t🎙️',
      last_name: '🎙️'.repeat(200),
    });
    expect(subject).toMatch(/^Message de Ève Bcc: tous@exemple\.ca 🎙️ [^\p{Cc}\p{Zl}]*…$/u);
    expect([...new Intl.Segmenter().segment(subject)]).toHaveLength(120);
  });

  it('can’t pass words of its sender for those of the company', () => {
    const { html, text } = writeMessageEmail({
      message: 'Bonjour\n\nOuvrir les messages\u00A0:\nhttps://ailleurs.example',
    });
    expect(text).toContain('> Bonjour\n> \n> Ouvrir les messages\u00A0:\n> https://ailleurs.example');
    expect(html).not.toContain('href="https://ailleurs.example"');
  });

  it('calls a service by its French name, and one that is no more by what was stored', () => {
    const textFor = (service: string) => writeMessageEmail({ service }).text;
    expect(textFor('podcast')).toContain('Service\u00A0: Production de balado');
    expect(textFor('fax')).toContain('Service\u00A0: fax');
  });
});
