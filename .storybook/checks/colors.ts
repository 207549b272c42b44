import axe from 'axe-core';

type Color = { alpha: number };

/** What axe has of colours; its types leave it out. */
const { Color, flattenColors, getContrast } = (
  axe.commons as unknown as {
    color: {
      Color: new () => Color & { parseString: (written: string) => void };
      flattenColors: (front: Color, back: Color) => Color;
      getContrast: (back: Color, front: Color) => number;
    };
  }
).color;

function parse(written: string): Color {
  const color = new Color();
  color.parseString(written);
  return color;
}

/** What an element is painted on, itself included; null where a picture or a gradient makes it more than one colour. */
export function getBackdrop(element: Element): Color | null {
  const layers: Color[] = [];
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(box);
    if (backgroundImage !== 'none') return null;
    const layer = parse(backgroundColor);
    if (layer.alpha > 0) layers.push(layer);
    if (layer.alpha === 1) break;
  }
  return layers.reduceRight((back, front) => flattenColors(front, back), parse('#fff'));
}

/** Contrast of a written colour on a backdrop, WCAG 2.2: from 1 to 21. */
export const contrastOn = (backdrop: Color, written: string): number => getContrast(backdrop, parse(written));
