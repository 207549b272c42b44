type Color = { red: number; green: number; blue: number; alpha: number };

const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const known = new Map<string, Color>();

/** A colour as a computed style writes it, whatever its notation. */
function parse(written: string): Color {
  const before = known.get(written);
  if (before) return before;
  if (!context) throw new Error('This browser paints on no canvas.');
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = written;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  const color = { red, green, blue, alpha: alpha / 255 };
  known.set(written, color);
  return color;
}

function over(front: Color, back: Color): Color {
  const mix = (name: 'red' | 'green' | 'blue') => front[name] * front.alpha + back[name] * (1 - front.alpha);
  return { red: mix('red'), green: mix('green'), blue: mix('blue'), alpha: 1 };
}

/** Relative luminance, WCAG 2.2. */
function luminance({ red, green, blue }: Color): number {
  const linear = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
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
  return layers.reduceRight((back, front) => over(front, back), parse('#fff'));
}

/** Contrast of a written colour on a backdrop, WCAG 2.2: from 1 to 21. */
export function contrastOn(backdrop: Color, written: string): number {
  const [lighter = 0, darker = 0] = [luminance(over(parse(written), backdrop)), luminance(backdrop)].sort(
    (one, other) => other - one,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
