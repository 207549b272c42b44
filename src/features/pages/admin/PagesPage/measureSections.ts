/** Where a section stands in the picture of its page, in pixels of the screen. */
export type SectionBox = { key: string; left: number; top: number; width: number; height: number };

/** What stands around every page, by what shows it. */
const around = { 'layout/header': 'body > header', 'layout/footer': 'body > footer' };

/** The boxes of the sections that a page names (`OpenedPage`), from the top, in the picture that a frame is of it. */
export function measureSections(page: Document): SectionBox[] {
  const frame = page.defaultView?.frameElement;
  if (!frame) return [];
  const scale = frame.getBoundingClientRect().width / (frame.clientWidth || 1);
  const named = [...page.querySelectorAll<HTMLElement>('[data-section]')].map(
    (element) => [element.dataset['section'] ?? '', [...element.children]] as const,
  );
  const [header, footer] = Object.entries(around).map(
    ([key, selector]) => [key, [...page.querySelectorAll(selector)]] as const,
  );
  return [header, ...named, footer].flatMap((section) => {
    const [key, elements] = section ?? ['', []];
    const rects = elements
      .map((element) => element.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    if (rects.length === 0) return [];
    const top = Math.min(...rects.map((rect) => rect.top));
    const left = Math.min(...rects.map((rect) => rect.left));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    const right = Math.max(...rects.map((rect) => rect.right));
    const [x, y, width, height] = [left, top, right - left, bottom - top].map((pixels) => pixels * scale);
    return [{ key, left: x ?? 0, top: y ?? 0, width: width ?? 0, height: height ?? 0 }];
  });
}

/** The innermost element of a page at a point of the screen, within the section of that key. */
export function findElementAt(page: Document, key: string, point: { x: number; y: number }): Element | null {
  const frame = page.defaultView?.frameElement;
  const section = page.querySelector(`[data-section="${key}"]`);
  if (!frame || !section) return null;
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = width / (frame.clientWidth || 1);
  const [x, y] = [(point.x - left) / scale, (point.y - top) / scale];
  const isThere = (element: Element) => {
    const rect = element.getBoundingClientRect();
    return rect.left <= x && x <= rect.right && rect.top <= y && y <= rect.bottom;
  };
  return [...section.querySelectorAll('*')].filter(isThere).at(-1) ?? null;
}
