import styled from 'styled-components';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** The rhythm of titles, paragraphs, lists and quotes in a long text. */
export const ProseRoot = styled.div`
  max-width: ${theme.size.text};
  font-size: 1.0625rem;
  line-height: 1.7;

  > * + * {
    margin-block-start: ${theme.space[4]};
  }
  > :is(h2, h3, h4) {
    margin-block-end: ${theme.space[3]};
  }
  > * + h2 {
    margin-block-start: ${theme.space[12]};
  }
  > * + :is(h3, h4) {
    margin-block-start: ${theme.space[8]};
  }
  > h4 {
    font-size: 1.0625rem;
    letter-spacing: ${theme.tracking.normal};
  }
  :is(ul, ol) {
    padding-inline-start: ${theme.space[6]};
  }
  li + li {
    margin-block-start: ${theme.space[2]};
  }
  li::marker {
    color: ${surface.accentText};
    font-weight: ${theme.weight.semibold};
  }
  blockquote {
    padding-inline-start: ${theme.space[6]};
    border-inline-start: ${theme.space[1]} solid ${theme.color.accent};
    font-family: ${theme.font.heading};
    font-size: ${theme.text.lead};
    font-weight: ${theme.weight.medium};
    line-height: 1.45;
  }
  a {
    border-radius: ${theme.space[1]};
  }
  code {
    padding: 0.1em 0.3em;
    border-radius: ${theme.space[1]};
    background: ${surface.tint};
    font-size: 0.9em;
  }
  pre {
    padding: ${theme.space[4]};
    overflow-x: auto;
    border-radius: ${theme.radius.control};
    background: ${surface.tint};

    code {
      padding: 0;
      background: none;
    }
  }
  /* A table wider than the column scrolls by itself, with the keyboard too. */
  [data-table] {
    overflow-x: auto;
  }
  [data-table] table {
    width: 100%;
    min-width: 30rem;
    font-size: ${theme.text.body};
    line-height: ${theme.leading.snug};
    font-variant-numeric: tabular-nums;
  }
  [data-table] :is(th, td) {
    padding: ${theme.space[3]} ${theme.space[6]} ${theme.space[3]} 0;
    border-block-end: ${theme.size.line} solid ${surface.border};
    text-align: start;
    vertical-align: top;
  }
  [data-table] th {
    border-block-end: ${theme.size.lineStrong} solid ${surface.text};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.semibold};
  }
  [data-table] [data-align='center'] {
    text-align: center;
  }
  [data-table] [data-align='right'] {
    text-align: end;
  }
  img {
    border-radius: ${theme.radius.card};
  }
  hr {
    margin-block: ${theme.space[12]};
    border: 0;
    border-block-start: 1px solid ${surface.border};
  }
`;

/** For what holds the blocks of an article: the first lines lead in; titles step back behind the page's own. */
export const articleSizes = `
  > p:first-child {
    font-size: ${theme.text.lead};
    line-height: 1.5;
  }
  > h2 {
    font-size: calc(1.2 * ${theme.text.h3});
  }
  > h3 {
    font-size: ${theme.text.lead};
  }
`;
