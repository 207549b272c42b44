/** A stretch of prose and where it comes from: `length` characters of it are as many of the source, from `source` on. */
type Piece = { at: number; source: number; length: number };

/** A paragraph, a title, a cell or the alternative of a picture, without its marks; or a plain text. */
export class Prose {
  text = '';
  #pieces: Piece[] = [];

  /** Adds prose that stands in the source as it is. */
  add(text: string, source: number) {
    this.#pieces.push({ at: this.text.length, source, length: text.length });
    this.text += text;
  }

  /** Adds what prose can see and not change. */
  addFixed(text: string) {
    this.text += text;
  }

  /** Where a range of the text stands in the source; null where it isn't one stretch of it. */
  getSource({ start, end }: { start: number; end: number }) {
    const piece = this.#pieces.findLast(({ at }) => at <= start);
    return piece && end <= piece.at + piece.length
      ? { start: piece.source + start - piece.at, end: piece.source + end - piece.at }
      : null;
  }
}
