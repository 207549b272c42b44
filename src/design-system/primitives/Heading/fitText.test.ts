import { describe, expect, it } from 'vitest';
import { fitText } from './fitText.ts';

describe('fitText', () => {
  it('is greater for what is shorter, up to the height that it may have', () => {
    expect(fitText('24', 36)).toBe(36);
    expect(fitText('Et après?', 36)).toBeGreaterThan(fitText('Trois studios, boulevard Charest', 36));
  });

  it('breaks where that gives greater letters, and only as often as the height allows', () => {
    const title = 'Trois studios, boulevard Charest';
    expect(fitText(title, 100)).toBeGreaterThan(1.5 * fitText(title, 30));
    expect(fitText(title, 30)).toBeGreaterThan(1.5 * fitText(title, 8));
  });

  it('never breaks a word, nor what a no-break space holds together', () => {
    expect(fitText('confidentialité', 100)).toBeLessThan(15);
    expect(fitText('418\u00A0555-0142', 100)).toBeLessThan(fitText('418 555-0142', 100));
  });
});
