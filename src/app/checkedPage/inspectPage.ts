import type * as Axe from 'axe-core';
import fr from 'axe-core/locales/fr.json';
import type { PageFault } from '#admin/articles/checks/publicSite.ts';

/** What the text's own rules find already, with its place (`checkRules`). */
const foundInText = ['empty-heading', 'empty-table-header', 'heading-order', 'image-alt', 'link-name'];

/** What is up to the site: two tables make two regions of one name. */
const upToTheSite = ['landmark-unique', 'region'];

const options: Axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: Object.fromEntries([...foundInText, ...upToTheSite].map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
  elementRef: true,
  selectors: false,
  iframes: false,
  // Nothing is to be fetched again.
  preload: false,
};

/** Where an element of the page comes from: only what an author wrote has a place. */
type Source = Pick<PageFault, 'field' | 'block'>;

/** What an article's page, in its window and at its width, does wrong. */
export async function inspectWidth(page: Window, width: number): Promise<PageFault[]> {
  const { axe } = page as unknown as { axe: typeof Axe };
  const { violations } = await axe.run(page.document.body, options);
  const found = violations.flatMap(({ id, help, impact, tags, nodes }) => {
    const isError = !tags.includes('best-practice') && (impact === 'critical' || impact === 'serious');
    const message = (fr.rules as Record<string, { help: string } | undefined>)[id]?.help ?? help;
    return nodes.flatMap(({ element }): PageFault[] => {
      const source = element && sourceOf(element);
      return source ? [{ ...source, rule: isError ? 'pageError' : 'pageAdvice', message }] : [];
    });
  });
  return [...found, ...findOverflow(page.document, width)];
}

/** Pictures that have answered, and not with a picture. */
export function findBrokenPictures(page: Document): PageFault[] {
  return [...page.images]
    .filter(({ complete, naturalWidth, src }) => src !== '' && complete && naturalWidth === 0)
    .flatMap((picture): PageFault[] => {
      const source = sourceOf(picture);
      const message = `L’image «\u00A0${picture.getAttribute('src')?.slice(0, 60) ?? ''}\u00A0» ne se charge pas`;
      return source ? [{ ...source, rule: 'brokenPicture', message }] : [];
    });
}

function findOverflow(page: Document, width: number): PageFault[] {
  if (page.documentElement.scrollWidth <= width) return [];
  const message = `Le texte déborde de la page, sur un écran de ${width} px`;
  const wide = [...page.querySelectorAll('main *')].filter(
    (element) => element.getBoundingClientRect().right > width && !element.closest('pre, [tabindex="0"]'),
  );
  return wide.flatMap((element): PageFault[] => {
    const source = sourceOf(element);
    return source ? [{ ...source, rule: 'wideContent', message }] : [];
  });
}

/** The parts of the page that show an article's fields: see `ArticleHeader` and `ArticleBody`. */
function sourceOf(element: Element): Source | null {
  const main = element.closest('main');
  if (!main) return null;
  const text = main.querySelector('aside')?.previousElementSibling;
  if (text?.contains(element)) {
    const block = [...text.children].findIndex((child) => child.contains(element));
    return { field: 'content', block: block < 0 ? null : block };
  }
  const heading = main.querySelector('h1');
  if (heading?.contains(element)) return { field: 'title', block: null };
  if (element.matches('section:has(h1) img')) return { field: 'featured_image_url', block: null };
  return null;
}
