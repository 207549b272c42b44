import { formatTimestamp, parseClock } from './captionTimes.ts';

/** A passage that is shown while it is spoken: times in seconds, text without marks. */
export interface Cue {
  start: number;
  end: number;
  /** One line or several. */
  text: string;
  /** Who speaks, where the file names them. */
  speaker?: string;
}

export interface ParsedCaptions {
  /** What can be read, in the file's order. */
  cues: Cue[];
  /** What has to be corrected, in French, each with its line. */
  problems: string[];
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00A0',
  lrm: '\u200E',
  rlm: '\u200F',
};

/** One pass: `&amp;lt;` stands for `&lt;`. */
const unescapeText = (text: string) =>
  text.replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (whole, name: string) => entities[name] ?? whole);

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `<v Nom>`, whose classes don't count: `<v.loud Nom>`. */
const voice = /<v(?:\.[^\s>]*)?[\t ]+([^>]*)>/g;
/** `<i>`, `</c.blue>`, `<00:00:01.000>`: what looks otherwise is text, such as « a < b ». */
const marks = /<\/?(?:[a-z][^>]*)?>|<[\d:.]+>/gi;
/** What SubRip programs place words with: `{\an8}`. */
const placement = /\{\\[^}]*\}/g;

/** The words of a passage, and who says them. Further voices of the same passage are named in the text. */
function readText(lines: readonly string[], isVtt: boolean): Pick<Cue, 'text' | 'speaker'> {
  const raw = lines.join('\n');
  if (!isVtt) return { text: raw.replace(marks, '').replace(placement, '').trim() };
  const speakers = Array.from(raw.matchAll(voice), ([, name = '']) => unescapeText(name).trim());
  const [speaker] = speakers;
  const isFirst = /^\s*<v[.\t ]/.test(raw);
  let count = 0;
  const named = raw.replace(voice, (_mark, name: string) => {
    count += 1;
    return count === 1 && isFirst ? '' : `${name.trim()}\u00A0: `;
  });
  const text = unescapeText(named.replace(marks, '')).trim();
  return isFirst && speaker ? { text, speaker } : { text };
}

/** `00:01:05.250`, with a comma in SubRip and, as some programs write it, with fewer digits. */
function parseTimestamp(text: string): number | null {
  const match = /^([\d:]+)[.,](\d{1,3})$/.exec(text);
  const clock = match && parseClock(match[1] ?? '');
  return clock === null ? null : clock + Number((match?.[2] ?? '').padEnd(3, '0')) / 1000;
}

/** Start and end of `00:00:05.000 --> 00:00:08.000 align:start`. */
function parseTiming(line: string): Pick<Cue, 'start' | 'end'> | null {
  const [before = '', after = ''] = line.split('-->');
  const start = parseTimestamp(before.trim());
  const end = parseTimestamp(after.trim().split(/\s/)[0] ?? '');
  return start === null || end === null ? null : { start, end };
}

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';
const quote = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/**
 * Reads captions or a transcript in WebVTT or SubRip. What can't be read is named with its line and left out; nothing
 * else is lost for it.
 */
export function parseCaptions(file: string): ParsedCaptions {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const isVtt = /^WEBVTT(?:[\t ]|$)/.test(lines[0] ?? '');
  const cues: Cue[] = [];
  const problems: string[] = [];
  const report = (index: number, problem: string) => problems.push(`Ligne ${index + 1}\u00A0: ${problem}`);

  if (isBlank(file)) return { cues, problems: ['Le fichier est vide.'] };
  if (!isVtt && !lines.some((line) => line.includes('-->'))) {
    return {
      cues,
      problems: ['Ce texte n’est ni du WebVTT (première ligne «\u00A0WEBVTT\u00A0») ni du SRT.'],
    };
  }

  let at = 0;
  let lastLine = 0;
  if (isVtt) while (at < lines.length && !isBlank(lines[at]) && !lines[at]?.includes('-->')) at += 1;
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at += 1;
      continue;
    }
    const first = at;
    if (isVtt && /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(lines[at] ?? '')) {
      while (!isBlank(lines[at])) at += 1;
      continue;
    }
    if (!lines[at]?.includes('-->')) at += 1;
    const timingLine = lines[at] ?? '';
    if (!timingLine.includes('-->')) {
      report(first, `il manque le moment de ce passage («\u00A000:00:05.000 --> 00:00:08.000\u00A0»).`);
      while (!isBlank(lines[at])) at += 1;
      continue;
    }
    const timedAt = at;
    const timing = parseTiming(timingLine);
    at += 1;
    const text: string[] = [];
    while (!isBlank(lines[at]) && !lines[at]?.includes('-->')) {
      text.push(lines[at] ?? '');
      at += 1;
    }
    // The blank line before a numbered passage was forgotten.
    if (lines[at]?.includes('-->') && /^\d+$/.test(text.at(-1)?.trim() ?? '')) text.pop();
    if (!timing) {
      report(
        timedAt,
        `le moment «\u00A0${quote(timingLine.trim())}\u00A0» ne se lit pas. Écrivez 00:00:05.000 --> 00:00:08.000.`,
      );
      continue;
    }
    const words = readText(text, isVtt);
    const last = cues.at(-1);
    if (timing.end <= timing.start) report(timedAt, 'ce passage finit avant de commencer.');
    else if (!words.text) report(timedAt, 'ce passage n’a pas de texte.');
    else {
      if (last && timing.start < last.start) {
        report(timedAt, `ce passage commence avant le précédent (ligne ${lastLine + 1}).`);
      } else if (last && timing.start < last.end) {
        report(timedAt, `ce passage commence avant la fin du précédent (ligne ${lastLine + 1}).`);
      }
      cues.push({ ...timing, ...words });
      lastLine = timedAt;
    }
  }
  if (cues.length === 0 && problems.length === 0) problems.push('Le fichier n’a aucun passage.');
  return { cues, problems };
}

/** Passages as a file of WebVTT. Blank lines within a passage would end it, and are left out. */
export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text, speaker }) => {
    const lines = text.split(/\r\n|\r|\n/).filter((line) => !isBlank(line));
    const name = speaker && `<v ${escapeText(speaker.replace(/\s+/g, ' ').trim())}>`;
    return `${formatTimestamp(start)} --> ${formatTimestamp(end)}\n${name ?? ''}${escapeText(lines.join('\n').trim())}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** A transcript as the site keeps it: SRT becomes WebVTT. What has to be corrected first stays as it is. */
export function toTranscript(written: string): string {
  if (/^\uFEFF?WEBVTT/.test(written)) return written;
  const { cues, problems } = parseCaptions(written);
  return problems.length > 0 ? written : toVtt(cues);
}

/** What a file of captions says, or why it is none. */
export type CaptionsFile = { text: string } | { problem: string };

/** Reads a file of captions: programs that write SRT don't all write UTF-8. What holds no passage at all is none. */
export async function readCaptionsFile(file: Blob): Promise<CaptionsFile> {
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  const binary = text.split('\n').findIndex((line) => /[^\P{Cc}\t\r]/u.test(line));
  if (binary >= 0)
    return {
      problem: `Ligne ${binary + 1}\u00A0: ce fichier n’est pas un texte. Choisissez un .vtt ou un .srt.`,
    };
  const { cues, problems } = parseCaptions(text);
  if (cues.length > 0) return { text };
  const [problem = 'il n’y a aucun passage.'] = problems;
  return { problem: problem.startsWith('Ligne') ? problem : `Ligne 1\u00A0: ${problem}` };
}

function decode(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Without the mark at its beginning: the digits and the letters that such files begin with have a byte of zero each.
  if (first && second === 0 && third && fourth === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0 && second && third === 0 && fourth) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
