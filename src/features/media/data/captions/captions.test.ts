import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cue, parseCaptions, readCaptionsFile, toTranscript, toVtt } from './captions.ts';

const breakable = (text: string) => text.replaceAll('\u00A0', ' ');

const vtt = `WEBVTT - Transcription

STYLE
::cue { color: red }

NOTE Une remarque,
sur deux lignes.

intro
00:01.000 --> 00:04.500 align:start
<v Élodie>Bonjour, et <i>bienvenue</i>.

00:00:04.500 --> 00:00:07.250
<v.loud Marc &amp; Lise>Merci &lt;3
de l’invitation.</v>
`;

const cues: Cue[] = [
  { start: 1, end: 4.5, speaker: 'Élodie', text: 'Bonjour, et bienvenue.' },
  { start: 4.5, end: 7.25, speaker: 'Marc & Lise', text: 'Merci <3\nde l’invitation.' },
];

it('reads WebVTT', () => {
  expect(parseCaptions(vtt)).toEqual({ cues, problems: [] });
});

it('reads it with the line ends of other systems, after a byte order mark, without a last line', () => {
  for (const end of ['\r\n', '\r']) {
    expect(parseCaptions(`\uFEFF${vtt.trimEnd().replaceAll('\n', end)}`)).toEqual({ cues, problems: [] });
  }
});

it('reads SubRip, also where a blank line was forgotten', () => {
  const srt = `1
00:00:01,000 --> 00:00:02,500
{\\an8}<i>Bonjour</i> &amp; bienvenue.
2
00:00:02,500 --> 00:00:04,0
12

3
00:01:04,000 --> 00:01:05,000
a < b`;
  expect(parseCaptions(srt)).toEqual({
    cues: [
      { start: 1, end: 2.5, text: 'Bonjour &amp; bienvenue.' },
      { start: 2.5, end: 4, text: '12' },
      { start: 64, end: 65, text: 'a < b' },
    ],
    problems: [],
  });
});

it('names further voices of a passage in its text', () => {
  const { cues: read } = parseCaptions('WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ève>Oui.\n<v Léo>Non.\n');
  expect(read).toEqual([{ start: 0, end: 2, speaker: 'Ève', text: 'Oui.\nLéo\u00A0: Non.' }]);
});

describe('what has to be corrected', () => {
  it.each([
    ['nothing', ' \n', 'Le fichier est vide.'],
    ['no passage', 'WEBVTT\n', 'Le fichier n’a aucun passage.'],
    [
      'another kind of text',
      'Bonjour.',
      'Ce texte n’est ni du WebVTT (première ligne « WEBVTT ») ni du SRT.',
    ],
    [
      'times that overlap',
      'WEBVTT\n\n00:01.000 --> 00:03.000\nUn\n\n00:02.000 --> 00:04.000\nDeux\n',
      'Ligne 6 : ce passage commence avant la fin du précédent (ligne 3).',
    ],
    [
      'an order that isn’t one',
      'WEBVTT\n\n00:05.000 --> 00:06.000\nUn\n\n00:02.000 --> 00:04.000\nDeux\n',
      'Ligne 6 : ce passage commence avant le précédent (ligne 3).',
    ],
    [
      'an end before its start',
      'WEBVTT\n\n00:05.000 --> 00:04.000\nUn\n',
      'Ligne 3 : ce passage finit avant de commencer.',
    ],
    ['no words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>\n', 'Ligne 3 : ce passage n’a pas de texte.'],
    [
      'a time that can’t be read',
      'WEBVTT\n\n00:61.000 --> 00:99.000\nUn\n',
      'Ligne 3 : le moment « 00:61.000 --> 00:99.000 » ne se lit pas. Écrivez 00:00:05.000 --> 00:00:08.000.',
    ],
    [
      'words without a time',
      'WEBVTT\n\nBonjour.\nÇa va?\n',
      'Ligne 3 : il manque le moment de ce passage (« 00:00:05.000 --> 00:00:08.000 »).',
    ],
  ])('%s', (_what, file, problem) => {
    expect(parseCaptions(file).problems.map(breakable)).toEqual([breakable(problem)]);
  });

  it('loses nothing but what can’t be read', () => {
    const { cues: read, problems } = parseCaptions(
      `${vtt}\n00:0x --> 00:09.000\nPerdu\n\n00:08.000 --> 00:09.000\nFin\n`,
    );
    expect(problems).toHaveLength(1);
    expect(read).toEqual([...cues, { start: 8, end: 9, text: 'Fin' }]);
  });
});

const line = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('<', '>', '&', 'lt;', '-->', 'é', ' ', '<v '),
      fc.string({ minLength: 1, maxLength: 3 }),
    ),
  })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const passages = fc
  .array(
    fc.record(
      {
        pause: fc.nat(5_000_000),
        length: fc.integer({ min: 1, max: 60_000 }),
        text: fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
        speaker: line.map((name) => name.replace(/\s+/g, ' ')),
      },
      { requiredKeys: ['pause', 'length', 'text'] },
    ),
    { minLength: 1 },
  )
  .map((list) => {
    let end = 0;
    return list.map(({ pause, length, ...words }): Cue => {
      const start = end + pause;
      end = start + length;
      return { start: start / 1000, end: end / 1000, ...words };
    });
  });

it('writes what it reads', () => {
  fc.assert(
    fc.property(passages, (written) => {
      expect(parseCaptions(toVtt(written))).toEqual({ cues: written, problems: [] });
    }),
  );
});

it('reads whatever it is given', () => {
  const piece = fc.constantFrom('WEBVTT', '\n', '\r', '-->', '00:01.000', ' ', '1', '<v A>', 'NOTE', 'é');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const { cues: read, problems } = parseCaptions(pieces.join(''));
      expect(read.length + problems.length).toBeGreaterThan(0);
      for (const cue of read) expect(cue.end).toBeGreaterThan(cue.start);
    }),
  );
});

describe('a transcript', () => {
  const srt = '1\r\n00:00:01,000 --> 00:00:02,500\r\nDéjà & encore.\r\n';

  it('becomes WebVTT where it is SRT', () => {
    expect(toTranscript(srt)).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nDéjà &amp; encore.\n');
  });

  it.each([
    ['WEBVTT\n\nNOTE Une remarque\n'],
    [''],
    ['Bonjour.'],
    [`${srt}2\r\n00:00:02,000 --> 00:00:03,000\r\nTrop tôt.`],
  ])('stays as it was written: %j', (written) => expect(toTranscript(written)).toBe(written));

  it('is read from a file in UTF-8 or, where it is none, as Windows writes it', async () => {
    expect(await readCaptionsFile(new Blob([`\uFEFF${srt}`]))).toEqual({ text: srt });
    const bytes = Uint8Array.from(srt, (letter) => letter.charCodeAt(0));
    expect(await readCaptionsFile(new Blob([bytes]))).toEqual({ text: srt });
  });
});

it.each([
  ['with its mark', true],
  ['without', false],
])('reads UTF-16 of either order, %s', async (_, isMarked) => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\nÉtés\n';
  for (const isLittle of [true, false]) {
    const view = new DataView(new ArrayBuffer(2 * text.length + 2));
    view.setUint16(0, 0xfe_ff, isLittle);
    for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at + 2, text.charCodeAt(at), isLittle);
    const file = new Blob([view.buffer.slice(isMarked ? 0 : 2)]);
    expect(await readCaptionsFile(file)).toEqual({ text });
  }
});

it.each([
  [
    'a picture',
    new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]),
    /^Ligne 1\u00A0: ce fichier n’est pas un texte/,
  ],
  ['a letter', 'Bonjour.\nMerci.', /^Ligne 1\u00A0: Ce texte n’est ni du WebVTT/],
  ['nothing', '', /^Ligne 1\u00A0: Le fichier est vide/],
  ['captions without a time', 'WEBVTT\n\nBonjour', /^Ligne 3\u00A0: il manque le moment/],
])('refuses %s, with the line', async (_, content, problem) => {
  expect(await readCaptionsFile(new Blob([content]))).toEqual({
    problem: expect.stringMatching(problem) as string,
  });
});
