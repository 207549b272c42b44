import type { Person } from './simulatedKind.ts';

/** What a crash may cost at most, in milliseconds. */
const CRASH_COST = 250;

/** Something that somebody typed or chose, to be found again. */
type Typed = {
  mark: string;
  author: Person;
  document: string;
  editorId: string;
  at: number;
  isGivenUp: boolean;
};

/** All that was typed, and what of it nobody wants any more. */
export class TypedMarks {
  private readonly typed: Typed[] = [];

  add(typed: Omit<Typed, 'isGivenUp'>) {
    this.typed.push({ ...typed, isGivenUp: false });
  }

  /** What has to be somewhere. */
  wanted(): readonly Typed[] {
    return this.typed.filter(({ isGivenUp }) => !isGivenUp);
  }

  /** What was typed for another document and stands in this text. */
  findStray(document: string, text: string) {
    return this.typed.find((one) => one.document !== document && text.includes(one.mark));
  }

  giveUp(text: string) {
    this.giveUpIf(({ mark }) => text.includes(mark));
  }

  /** What was in one text and isn't in the next. */
  giveUpGone(before: unknown, after: unknown) {
    const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
    this.giveUpIf(({ mark }) => was.includes(mark) && !is.includes(mark));
  }

  /** The last milliseconds before a crash. */
  giveUpLatest(editorId: string, now: number) {
    this.giveUpIf((one) => one.editorId === editorId && now - one.at <= CRASH_COST);
  }

  private giveUpIf(isGone: (typed: Typed) => boolean) {
    for (const one of this.typed) if (isGone(one)) one.isGivenUp = true;
  }
}
