import type * as Axe from 'axe-core';
import fr from 'axe-core/locales/fr.json';
import type { PageFault, PageSource } from '#documents/admin/checks/publicSite.ts';

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

/** What a page is looked at for. */
export type Inspection = {
  /** Where elements of the page come from: null for those that nobody wrote. */
  findSource: (element: Element) => PageSource | null;
  /** Rules of axe that are left out. */
  without: readonly string[];
};

/** What a page, in its window and at its width, does wrong. */
export async function inspectWidth(
  page: Window,
  width: number,
  { findSource, without }: Inspection,
): Promise<PageFault[]> {
  const { axe } = page as unknown as { axe: typeof Axe };
  const { violations } = await axe.run(page.document.body, optionsWithout(without));
  const found = violations.flatMap(({ id, help, impact, tags, nodes }) => {
    const isError = !tags.includes('best-practice') && (impact === 'critical' || impact === 'serious');
    const message = (fr.rules as Record<string, { help: string } | undefined>)[id]?.help ?? help;
    return nodes.flatMap(({ element }) =>
      toFault(element && findSource(element), isError ? 'pageError' : 'pageAdvice', message),
    );
  });
  return [...found, ...findOverflow(page.document, width, findSource)];
}

const toFault = (
  source: PageSource | null | undefined,
  rule: PageFault['rule'],
  message: string,
): PageFault[] => (source ? [{ ...source, rule, message }] : []);

/** Pictures that have loaded something that isn't a picture. */
export const findBrokenPictures = (page: Document, findSource: Inspection['findSource']): PageFault[] =>
  [...page.images]
    .filter(({ complete, naturalWidth, src }) => src !== '' && complete && naturalWidth === 0)
    .flatMap((picture) => {
      const address = picture.getAttribute('src')?.slice(0, 60) ?? '';
      return toFault(
        findSource(picture),
        'brokenPicture',
        `L’image «\u00A0${address}\u00A0» ne se charge pas`,
      );
    });

function findOverflow(page: Document, width: number, findSource: Inspection['findSource']): PageFault[] {
  if (page.documentElement.scrollWidth <= width) return [];
  const message = `Le texte déborde de la page, sur un écran de ${width} px`;
  return [...page.querySelectorAll('main *')]
    .filter(
      (element) => element.getBoundingClientRect().right > width && !element.closest('pre, [tabindex="0"]'),
    )
    .flatMap((element) => toFault(findSource(element), 'wideContent', message));
}
