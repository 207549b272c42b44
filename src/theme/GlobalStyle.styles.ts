import { createGlobalStyle } from 'styled-components';
import { media } from './media.ts';
import { surface } from './surface.ts';
import { theme } from './theme.ts';

/** Reset and defaults of plain elements. Components style themselves; this file only sets what the bare page needs. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    color-scheme: light;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: ${theme.size.header};
  }

  body {
    min-height: 100dvh;
    background: ${theme.color.page};
    color: ${theme.color.text};
    font-family: ${theme.font.body};
    font-size: ${theme.text.body};
    line-height: ${theme.leading.body};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  /* Browsers without popovers show what is closed. */
  @supports not selector(:popover-open) {
    [popover]:not(.\\:popover-open) { display: none; }
  }

  h1, h2, h3, h4 {
    font-family: ${theme.font.heading};
    font-weight: ${theme.weight.bold};
    line-height: ${theme.leading.heading};
    letter-spacing: ${theme.tracking.heading};
    text-wrap: balance;
  }
  /* A long word breaks rather than widen its column, with large text on a phone. */
  h1, h2, h3, h4, p, li, dt, dd, legend, figcaption { overflow-wrap: anywhere; }
  ${media.narrowest} {
    body { overflow-wrap: anywhere; }
  }

  h1 { font-size: ${theme.text.h1}; }
  h2 { font-size: ${theme.text.h2}; }
  h3 { font-size: ${theme.text.h3}; }

  p, li, dd, blockquote { text-wrap: pretty; }
  ul[class], ol[class] { padding: 0; list-style: none; }
  a { color: ${surface.link}; text-underline-offset: 0.2em; }
  img, svg, video { display: block; max-width: 100%; }
  img, video { height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  fieldset { min-width: 0; padding: 0; border: 0; }
  table { border-collapse: collapse; }
  code, pre { font-family: ${theme.font.mono}; }

  /* The ring of every control; dark bands switch its colour. */
  :focus-visible {
    outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});
    outline-offset: ${theme.size.lineStrong};
  }

  /* The system takes the grounds and colours that tell the current page and the chosen step from the rest. The one that
     has the focus has its ring instead. */
  ${media.forcedColors} {
    :where([aria-current]:not([aria-current='false']), [aria-pressed='true']) {
      outline: ${theme.size.lineStrong} solid Highlight;
      outline-offset: calc(-1 * ${theme.size.lineStrong});
    }
  }

  /* On paper: ink on white whatever the screen had, no title away from what it opens, and where links of a text lead. */
  ${media.print} {
    *, *::before, *::after {
      background: none !important;
      box-shadow: none !important;
      color: ${theme.color.text} !important;
    }
    /* What floats over a page would stand on each sheet. */
    [data-floating] { display: none !important; }
    h1, h2, h3, h4 { break-after: avoid; }
    p, li, figure, img, svg, tr { break-inside: avoid; }
    main :is(p, li) > a[href^='http']::after { content: ' (' attr(href) ')'; font-weight: ${theme.weight.regular}; }
  }

  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* Not a short one: what has no transition would get one, and be measured as it was before. */
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
