import { all, BLANK, BREAKING, byPattern, type Edit, NO_BREAK, unbroken } from './rule.ts';

/** A number by itself, before which nothing of the word, of the code or of the address that it may belong to stands. */
const ALONE = `(?<![\\p{L}\\p{N}_/$€]|\\p{L}-)`;
const NUMBER = `${ALONE}\\d{1,15}`;

/** Digits in groups of three from the right, with no-break spaces; decimals are left alone. */
const grouped = (digits: string) =>
  digits.replaceAll(new RegExp(`[${BLANK}]`, 'g'), '').replaceAll(/\B(?=(?:\d{3})+$)/g, NO_BREAK);

export const findPercent = byPattern(
  new RegExp(`(?<=${NUMBER})[${BREAKING}]*%(?![\\p{L}\\p{N}_])`, 'gu'),
  () => `${NO_BREAK}%`,
);

/** What follows a number: « $ », « k$ », « € », « $ CA ». */
const currencyAfter = byPattern(
  new RegExp(
    `(?<=${NUMBER})([${BLANK}]*)([kMG]?[$€¢])(?:([${BLANK}]*)(CA|US)(?!\\p{L}))?(?![\\p{L}\\p{N}$])`,
    'gu',
  ),
  (_all, blanks = '', symbol = '', inner = '', country = '') =>
    `${unbroken(blanks)}${symbol}${country && unbroken(inner) + country}`,
);

/** Symbols that are nothing else even where they touch their number: « 48kHz ». */
const symbols = [
  '[kcm]?m[²³]|[kcm]m(?:/h)?|m/s|[km]g|[mcd][lL]',
  '[kMG]?Hz|dBA?|[kM]Wh?|[kMGT]o|[kMG]bit(?:/s)?|[kMG][bo]/s',
  'min|ms|°[CF]|px|ppp',
].join('|');
const SYMBOL = `(?:${symbols})(?![\\p{L}\\p{N}_’'/]|-\\p{L})`;

/** « $100 » as English writes it. An amount with a word of its own (« $10 millions ») is not ours to turn. */
const currencyBefore = byPattern(
  new RegExp(
    `(?=[$€])(?<![\\p{L}\\\\]|[\\p{N}$€][${BLANK}.,…]*)([$€])(\\d{1,3}(?:[${BLANK}]\\d{3}){1,4}|\\d{1,15})(,\\d{2})?` +
      `(?![\\d\\p{L}$€%_]|[.,:/-]\\d|[${BLANK}]+[\\d$€%]|[${BLANK}]*(?:millions?|milliards?|mille|[kMG]|CA|US)(?!\\p{L})|[${BLANK}]*${SYMBOL})`,
    'gu',
  ),
  (_all, symbol = '', whole = '', decimals = '') =>
    `${whole.length > 4 ? grouped(whole) : whole}${decimals}${NO_BREAK}${symbol}`,
);

export const findCurrency = all(currencyAfter, currencyBefore);

/** Symbols of one letter, which can be part of a name where they touch it: « 5G », « 4L ». */
const letters = '(?:[mgs]|[LW](?![.…]))';

export const findUnits = all(
  byPattern(
    new RegExp(`(?<=${NUMBER})[${BREAKING}]*(${SYMBOL})`, 'gu'),
    (_all, symbol = '') => NO_BREAK + symbol,
  ),
  byPattern(
    new RegExp(`(?<=${NUMBER})[${BREAKING}]+(${letters})(?![\\p{L}\\p{N}_’'/]|-\\p{L})`, 'gu'),
    (_all, symbol = '') => NO_BREAK + symbol,
  ),
);

/** « 14h30 », « 14h », « 14H30 ». A zero before the minutes is allowed, and stays. */
export const findHours = byPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_./:,$€]|\\p{L}-)(\\d{1,2})([${BLANK}]*)(h|H(?=[0-5]\\d))(?:([${BLANK}]*)([0-5]\\d)(?![${BLANK}]?\\d|[${BLANK}]*[%$€]))?(?![\\p{L}\\p{N}_’'])`,
    'gu',
  ),
  (_all, hours = '', first = '', _h, second = '', minutes = '') =>
    `${hours}${unbroken(first)}h${minutes && unbroken(second) + minutes}`,
);

/** What is called by a number rather than counted: years aside, which have four digits and stay as they are. */
const calledByNumber =
  /(?:(?<!\p{L})(?:n[o°º]s?|num(?:éros?|\.)|dossiers?|articles?|art\.|lois?|règlements?|codes?|ports?|postes?|factures?|commandes?|matricules?|comptes?|versions?|modèles?|références?|réf\.?|pages?|p\.|billets?|permis|certificats?|local|locaux|bureaux?|C\.P\.|composez(?: le)?|textez(?: le)?)|#)[\s:]*$/iu;

/** « ISO 12345 », « NEQ 1171234567 ». */
const acronym = /(?<!\p{L})\p{Lu}{2,}[\s:-]*$/u;

const street =
  /^,? (?:rue|av\.|avenue|boul\.|boulevard|ch\.|chemin|rte|route|place|pl\.|côte|rang|montée|allée)/iu;

/** « 10 000 » whose groups a line may part. Telephone numbers are none. */
const looseGroups = byPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_.,:/#$€-]|\\p{N}[${BLANK}])\\d{1,3}(?:[${BLANK}]\\d{3})+(?![\\d_]|[${BLANK}]\\d|[-–.:/,]\\d{3}|[-–/]\\d|(?!${SYMBOL}|[kMG][$€])\\p{L})`,
    'gu',
  ),
  (number) => number.replaceAll(new RegExp(`[${BREAKING}]`, 'g'), NO_BREAK),
);

/** « 25000 personnes »: five digits or more, followed by what they count. */
function* solidGroups(text: string): Generator<Edit> {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_.,:/#@$€+-]|\\p{N}[${BLANK}])[1-9]\\d{4,11}(?=(?:,\\d+)?(?:[${BLANK}]*(?:[kMG]?[%$€¢]|${SYMBOL})|[${BLANK}]+\\p{Ll}))`,
    'gu',
  );
  for (const { 0: digits, index: start } of text.matchAll(pattern)) {
    const end = start + digits.length;
    const lead = text.slice(Math.max(0, start - 24), start);
    if (calledByNumber.test(lead) || acronym.test(lead) || street.test(text.slice(end))) continue;
    yield { start, end, replacement: grouped(digits) };
  }
}

export const findNumberGroups = all(looseGroups, solidGroups);

/** « 1ère », « 2ème », « XXème », « 2nde ». « Nième » and « Xième » are right. */
export const findOrdinals = all(
  byPattern(/(?<=(?<![\p{L}\p{N}_.,])1)(?:i?[èe]re)(s?)(?![\p{L}\p{N}])/gu, (_all, plural) => `re${plural}`),
  byPattern(/(?<=(?<![\p{L}\p{N}_.,])1)ier(s?)(?![\p{L}\p{N}])/gu, (_all, plural) => `er${plural}`),
  byPattern(
    new RegExp(
      `(?<=(?<![\\p{L}\\p{N}_.,])(?!1[^\\d])\\d{1,15})(?:[${BLANK}]*i?ème|i?[eé]me|è)(s?)(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    (_all, plural) => `e${plural}`,
  ),
  byPattern(/(?<=(?<![\p{L}\p{N}_])[IVXLCM]{2,})i?[èe]me(s?)(?!\p{L})/gu, (_all, plural) => `e${plural}`),
  byPattern(/(?<=(?<![\p{L}\p{N}_.,])2)nd(e?)(s?)(?!\p{L})/gu, (_all, e, plural) => `d${e}${plural}`),
);
