import type * as Axe from 'axe-core';
import fr from 'axe-core/locales/fr.json';
import type { PageFault } from '#documents/admin/checks/pageFault.ts';

/** What the rules for an article's text find already, with its place (`checkRules`). */
export const foundInText = ['empty-heading', 'empty-table-header', 'heading-order', 'image-alt', 'link-name'];

/** Rules that depend on the site's layout: two tables, for instance, make two regions of one name. */
const upToTheSite = ['landmark-unique', 'region'];

const optionsWithout = (rules: readonly string[]): Axe.RunOptions => ({
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: Object.fromEntries([...rules, ...upToTheSite].map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
  elementRef: true,
  selectors: false,
  iframes: false,
  // Stylesheets needn't be fetched again.
  preload: false,
});

/** Where elements of a page come from: null for those that nobody wrote. */
export type FindSource<Source> = (element: Element) => Source | null;

/** What a page is looked at for. */
export type Inspection<Source> = {
  findSource: FindSource<Source>;
  /** Rules of axe that are left out. */
  without: readonly string[];
};

/** What a page, in its window and at its width, does wrong. */
export async function inspectWidth<Source>(
  page: Window,
  width: number,
  { findSource, without }: Inspection<Source>,
): Promise<PageFault<Source>[]> {
  const { axe } = page as unknown as { axe: typeof Axe };
  const { violations } = await axe.run(page.document.body, optionsWithout(without));
  const found = violations.flatMap(({ id, help, impact, tags, nodes }) => {
    const isError = !tags.includes('best-practice') && (impact === 'critical' || impact === 'serious');
    const message = (fr.rules as Record<string, { help: string } | undefined>)[id]?.help ?? help;
    return nodes.flatMap(({ element }): PageFault<Source>[] => {
      const source = element && findSource(element);
      return source ? [{ ...source, rule: isError ? 'pageError' : 'pageAdvice', message }] : [];
    });
  });
  return [...found, ...findOverflow(page.document, width, findSource)];
}

/** Pictures that have loaded something that isn't a picture. */
export function findBrokenPictures<Source>(
  page: Document,
  findSource: FindSource<Source>,
): PageFault<Source>[] {
  return [...page.images]
    .filter(({ complete, naturalWidth, src }) => src !== '' && complete && naturalWidth === 0)
    .flatMap((picture): PageFault<Source>[] => {
      const source = findSource(picture);
      const message = `L’image «\u00A0${picture.getAttribute('src')?.slice(0, 60) ?? ''}\u00A0» ne se charge pas`;
      return source ? [{ ...source, rule: 'brokenPicture', message }] : [];
    });
}

function findOverflow<Source>(
  page: Document,
  width: number,
  findSource: FindSource<Source>,
): PageFault<Source>[] {
  if (page.documentElement.scrollWidth <= width) return [];
  const message = `Le texte déborde de la page, sur un écran de ${width} px`;
  const wide = [...page.querySelectorAll('main *')].filter(
    (element) => element.getBoundingClientRect().right > width && !element.closest('pre, [tabindex="0"]'),
  );
  return wide.flatMap((element): PageFault<Source>[] => {
    const source = findSource(element);
    return source ? [{ ...source, rule: 'wideContent', message }] : [];
  });
}
