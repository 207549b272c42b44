import { formatTime, parseClock } from './captionTimes.ts';

/** Where a part of an episode begins, in seconds, and what it is about. */
export interface Chapter {
  start: number;
  title: string;
}

export interface ParsedChapters {
  /** What can be read, in the text's order. */
  chapters: Chapter[];
  /** What has to be corrected, in French, each with its line. */
  problems: string[];
}

/**
 * Reads chapters written as lines `00:00 Titre`; blank lines don't count. With the sound's duration in seconds, chapters
 * that begin after its end are problems too.
 */
export function parseChapters(text: string, duration?: number): ParsedChapters {
  const chapters: Chapter[] = [];
  const problems: string[] = [];
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    if (line.trim() === '') return;
    const report = (problem: string) => problems.push(`Ligne ${index + 1}\u00A0: ${problem}`);
    const [, clock = '', rest = ''] = /^\s*([\d:]+)(.*)$/.exec(line) ?? [];
    const start = parseClock(clock);
    const title = rest.replace(/^\s*(?:[-–—]\s+)?/, '').trim();
    if (start === null || (rest && !/^\s/.test(rest))) {
      report('écrivez le moment, puis le titre\u00A0: «\u00A002:30 L’entrevue\u00A0».');
      return;
    }
    if (!title) {
      report(`le chapitre de ${clock} n’a pas de titre.`);
      return;
    }
    const last = chapters.at(-1);
    if (last && start === last.start) report(`deux chapitres commencent à ${clock}.`);
    else if (last && start < last.start)
      report(`${clock} vient après ${formatTime(last.start)}\u00A0: mettez les chapitres en ordre.`);
    if (duration !== undefined && start >= duration) {
      report(`${clock} dépasse la fin du son (${formatTime(duration)}).`);
    }
    chapters.push({ start, title });
  });
  return { chapters, problems };
}
