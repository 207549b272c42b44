import { describe, expect, it } from 'vitest';
import { applyCorrections, findTypographyCorrections } from './corrections.ts';
import { findMarkdownCorrections } from './markdown.ts';
import { rules } from './rules.ts';
import { type Source, sources } from './rule.ts';

/** Typed, and right: ~ stands for U+00A0, ^ for U+202F. What is typed alone is right already. */
type Case = [typed: string, right?: string];

const spaced = (text: string) => text.replaceAll('~', '\u00a0').replaceAll('^', '\u202f');
const corrected = (text: string, keep: string[] = []) =>
  applyCorrections(text, findTypographyCorrections(text, { keep }));

/** What each page of the Office says, in cases of our own. */
const cases: Record<Source, Case[]> = {
  spacing: [
    // The table of signs: no-break space before the colon, but none in a time in figures.
    ['Ordre du jour: café', 'Ordre du jour~: café'],
    ['Ordre du jour : café', 'Ordre du jour~: café'],
    ['Départ à 10:30'],
    // No space before ; ! ? or, where it can be had, a thin one.
    ['Demain ? Oui ! Bien ; merci', 'Demain? Oui! Bien; merci'],
    ['Demain^? Oui^! Bien^; merci'],
    // A no-break space inside of guillemets, none between the apostrophe and the opening one.
    ['Rien d’«urgent».', 'Rien d’«~urgent~».'],
    ['Rien d’« urgent ».', 'Rien d’«~urgent~».'],
    // No space before the ellipsis, which is one sign.
    ['Micros, câbles...', 'Micros, câbles…'],
    ['etc...'],
    // No space before a comma or a period, one after a comma.
    ['Micros , câbles .', 'Micros, câbles.'],
    ['Micros,câbles et piles', 'Micros, câbles et piles'],
    ['12,5 et N,N, un.deux, . . .'],
    ['1 . Un\n2 . Deux'],
    // None inside of parentheses, one alone between words.
    ['Le studio ( le grand ) est libre.', 'Le studio (le grand) est libre.'],
    ['Désolé :( mais ravi :) enfin ( )'],
    ['Deux  mots.   Puis trois.', 'Deux mots. Puis trois.'],
    ['A  la  fin', 'À la fin'],
  ],
  noBreakSpaces: [
    ['Une part de 12 % ou de 12%', 'Une part de 12~% ou de 12~%'],
    ['Une part de 12^%'],
    ['a%20b'],
  ],
  guillemets: [
    ['Le mot "balado" et le mot “infolettre”', 'Le mot «~balado~» et le mot «~infolettre~»'],
    ['«~Il a crié "coupez" deux fois~»', '«~Il a crié “coupez” deux fois~»'],
    ['Un écran de 24" et un de 27"'],
    ['Accueil » Blogue'],
  ],
  money: [
    ['Cinq cents dollars: 500$', 'Cinq cents dollars~: 500~$'],
    ['25,50 $ ou $25,50', '25,50~$ ou 25,50~$'],
    ['$12500 par an', '12~500~$ par an'],
    ['1000 $ CA', '1000~$~CA'],
    ['30M$ et 45 k$', '30~M$ et 45~k$'],
    ['85 millions $'],
    ['$10 milliards'],
  ],
  units: [
    ['8kg, 20°C, 100 km/h', '8~kg, 20~°C, 100~km/h'],
    ['48kHz, 60 dB, 25Mo', '48~kHz, 60~dB, 25~Mo'],
    ['5 m plus loin', '5~m plus loin'],
    ['5G, 4K, H264, 1080p, A4'],
    ['Ses 5 m’ont suffi'],
  ],
  hours: [
    ['18h15, 8 h, 20H30', '18~h~15, 8~h, 20~h~30'],
    // A zero before the minutes is as right as none.
    ['17h05', '17~h~05'],
    ['0~h~4, 8~heures~20'],
  ],
  numbers: [
    ['25000 personnes, 1 250 000 vues', '25~000 personnes, 1~250~000 vues'],
    // Four figures may stand together; years and whatever is called by a number always do.
    ['1500 personnes en 2026'],
    ['Le dossier 16145, au 10400, rue Laurier'],
    ['418 555-0142, 1 800 463-5229, 514 873 6565'],
    ['Version 10.15.7, port 54321, G1K 3J3'],
  ],
  apostrophes: [["L'agence d'aujourd'hui", 'L’agence d’aujourd’hui'], ["6'2 et 'abc'"]],
  dashes: [
    ['Porte-Voix - Agence', 'Porte-Voix – Agence'],
    ['le son—enfin—revient', 'le son — enfin — revient'],
    // Between names that have hyphens of their own, without spaces.
    ['Saguenay–Lac-Saint-Jean'],
    ['2024-2025, les sous- et surtitres'],
  ],
  ordinals: [
    ['1ère, 1ères, 1ier, 2ème, 3ième, 4è, XXème', '1re, 1res, 1er, 2e, 3e, 4e, XXe'],
    ['2nd et 2nde', '2d et 2de'],
    ['1er, 1re, 2e, 2d, 2de'],
    ['Le Nième et le Xième'],
  ],
  capitals: [
    ['Etat, Ecole, Ile, Evénement, Etes-vous', 'État, École, Île, Événement, Êtes-vous'],
    ['A la fin. A partir de lundi', 'À la fin. À partir de lundi'],
    ['Ca va', 'Ça va'],
    // Acronyms take none.
    ['REER, ENAP, le plan A vous va, le symbole Ca, Edison'],
  ],
};

describe.each(Object.entries(cases))('after the page on %s', (_source, table) => {
  it.each(table)('%j', (typed, right = typed) => {
    expect(corrected(spaced(typed))).toBe(spaced(right));
  });
});

it('cites each page, and nothing else', () => {
  expect(new Set(Object.values(rules).map(({ source }) => source))).toEqual(new Set(Object.keys(sources)));
});

it('says where, what and which rule, in the order of the text', () => {
  expect(findTypographyCorrections("L'aube : 5%")).toEqual([
    { start: 1, end: 2, replacement: '’', rule: 'apostrophe' },
    { start: 6, end: 7, replacement: '\u00a0', rule: 'colon' },
    { start: 10, end: 11, replacement: '\u00a0%', rule: 'percent' },
  ]);
});

it('keeps addresses and the names that the writer keeps', () => {
  const addresses = "https://a.ca/l'eau?b=5% www.a.ca/d'or mailto:x@a.ca?subject=l'or a.ca/l'or";
  expect(corrected(addresses)).toBe(addresses);
  expect(corrected("L'Oasis : l'eau", ["L'Oasis :"])).toBe("L'Oasis : l’eau");
});

describe('in Markdown', () => {
  const mended = (markdown: string) => applyCorrections(markdown, findMarkdownCorrections(markdown));

  it.each([
    ['titles', '# Quoi ?\n\nQuoi ?\n======', '# Quoi?\n\nQuoi?\n======'],
    ['words that are set off', '**Durée**: _2h_ "**dit**" l\'_eau_', '**Durée**~: _2~h_ «~**dit**~» l’_eau_'],
    ['lists, tasks and quotes', '- [ ] l\'un\n  > "deux\n  > mots" ?', '- [ ] l’un\n  > «~deux\n  > mots~»?'],
    ['cells', "| A: | B |\n| -- | -: |\n| 5% | l'or |", '| A~: | B |\n| -- | -: |\n| 5~% | l’or |'],
    ['words of a link', "[l'or ?](/l'or 'a: b')", "[l’or?](/l'or 'a: b')"],
    ['alternatives', '![l\'or](l\'or.png "a: b")', '![l’or](l\'or.png "a: b")'],
    ['notes', "Oui[^l'a].\n\n[^l'a]: L'or: 5%", "Oui[^l'a].\n\n[^l'a]: L’or~: 5~%"],
    ['lines that end as Windows ends them', "L'or :\r\n\r\nl'eau", 'L’or~:\r\n\r\nl’eau'],
    ['a byte order mark', "\ufeffL'or", '\ufeffL’or'],
  ])('corrects %s', (_what, markdown, right) => {
    expect(mended(markdown)).toBe(right.replaceAll('~', '\u00a0'));
  });

  it.each([
    ['code', "`l'or : 5%` ``a ` b's``\n\n```\nl'or : 5%\n```\n\n    l'or : 5%"],
    ['HTML', '<b title="l\'or : 5%">\n\nUn <i class="l\'or : 5%">mot</i> <code>l\'or : 5%</code>'],
    ['bare addresses', "<https://a.ca/l'or> https://a.ca/l'or?a=5% www.a.ca/l'or"],
    ['definitions', "[a]: /l'or \"l'or : 5%\"\n\n[l’or][l'or]\n\n[l'or]: /"],
    ['escaped signs', String.raw`\"mot\" 5\%`],
    ['a no-break space by name', 'Durée&nbsp;: 5&#160;%'],
    ['rules and tables', '- - -\n\n| : | ! |\n|:-|:-:|\n\n* * *'],
  ])('leaves %s alone', (_what, markdown) => {
    expect(mended(markdown)).toBe(markdown);
  });
});
