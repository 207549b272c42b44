import { type ComponentType, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { paths } from '#paths.ts';
import type { BlogArticle } from '#data/articles/blog.queries.ts';
import { ArticleBody } from '#site/sections/blog/ArticleBody/index.ts';
import { ArticleHeader } from '#site/sections/blog/ArticleHeader/index.ts';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { theme } from '#theme/theme.ts';

export interface PageInFrameProps {
  article: BlogArticle;
  /** What stands around every public page: handed over, so that its file stays the visitors' own. */
  Layout: ComponentType;
  /** Where the page's styles go. */
  head: HTMLElement;
}

/** The public page of an article in a document of its own: nobody is counted, nothing is fetched. */
export function PageInFrame({ article, Layout, head }: PageInFrameProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ element: <Layout />, children: [{ path: '*', element: page(article) }] }], {
      initialEntries: [paths.blogArticle(article.slug)],
    }),
  );
  return (
    <StyleSheetManager target={head}>
      <ThemeProvider theme={theme.raw}>
        <theme.GlobalStyle />
        <GlobalStyle />
        <RouterProvider router={router} />
      </ThemeProvider>
    </StyleSheetManager>
  );
}

const page = (article: BlogArticle) => (
  <>
    <ArticleHeader article={article} />
    <ArticleBody article={article} />
  </>
);
