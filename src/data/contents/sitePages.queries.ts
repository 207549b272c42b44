import { fetchAsVisitor, overlay, readJson } from '../connection.ts';
import type { Tables } from '../database.types.ts';

const fetchRows = async (parameters: Record<string, string>): Promise<unknown> =>
  readJson(await fetchAsVisitor(`site_contents?${new URLSearchParams(parameters).toString()}`));

/** What is published as the page that staff have composed at an address right under the root; null where there is none. */
export const fetchSitePage = (slug: string) => (overlay()?.sitePage ?? readSitePage)(slug);

/** The page that is online at an address. */
export async function readSitePage(slug: string): Promise<unknown> {
  const [page] = (await fetchRows({ select: 'value', slug: `eq.${slug}`, limit: '1' })) as Pick<
    Tables<'site_contents'>,
    'value'
  >[];
  return page?.value ?? null;
}

/** A composed page as the footer leads to it. */
export type FooterPage = { slug: string; title: string; footer: string };

/** The composed pages that have a place in the footer, by title. */
export const fetchFooterPages = () => (overlay()?.footerPages ?? readFooterPages)();

/** Those that the footer leads to online. */
export const readFooterPages = async () =>
  (await fetchRows({
    select: 'slug,title,footer',
    footer: 'not.is.null',
    order: 'title,slug',
  })) as FooterPage[];

/** The addresses of all composed pages that are published, without their slash: a thousand at most. */
export async function fetchSitePageSlugs(): Promise<string[]> {
  const pages = (await fetchRows({ select: 'slug', slug: 'not.is.null', order: 'slug' })) as {
    slug: string;
  }[];
  return pages.map(({ slug }) => slug);
}
