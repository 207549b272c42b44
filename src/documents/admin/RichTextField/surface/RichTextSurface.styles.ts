import styled from 'styled-components';
import { articleSizes, Prose } from '#design-system/components/Prose';
import { theme } from '#theme/theme.ts';
import { surfaceHeight } from '../RichTextField.styles.ts';

export const SurfaceRoot = styled.div`
  display: flex;
  flex-direction: column;
  height: ${surfaceHeight};
  overflow: hidden;
  resize: vertical;
  border: 1px solid ${theme.color.borderControl};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  &[hidden] {
    display: none;
  }
  &:has([role='textbox']:focus-visible) {
    outline: ${theme.size.focusRing} solid ${theme.color.focus};
    border-color: ${theme.color.focus};
  }
  &[data-invalid] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
`;

const selected = `
  outline: ${theme.size.lineStrong} solid ${theme.color.focus};
  outline-offset: 1px;
`;

/** The text as visitors will read it, and what only a writer sees. */
export const Page = styled(Prose)`
  flex: 1;
  display: flex;
  min-height: 0;
  max-width: none;
  overflow-y: auto;

  /* What the surface is made of stands one level deeper than in a page. */
  [role='textbox'] {
    flex: 1;
    min-width: 0;
    max-width: ${theme.size.text};
    height: max-content;
    min-height: 100%;
    padding: ${theme.space[4]};
    outline: none;
    white-space: break-spaces;
    overflow-wrap: anywhere;
    font-variant-ligatures: none;

    > * + * {
      margin-block-start: ${theme.space[4]};
    }
    > * + :is(h2, h3, h4) {
      margin-block-start: ${theme.space[8]};
    }
    ${articleSizes}
    > h4 {
      font-size: 1.0625rem;
    }
  }
  li > * + * {
    margin-block-start: ${theme.space[2]};
  }
  /* What scrolled by itself would have to be reached by the keyboard. */
  pre {
    overflow: visible;
    white-space: break-spaces;
  }
  hr {
    margin-block: ${theme.space[6]};
  }
  img {
    display: inline-block;
    max-width: 100%;
    max-height: 20rem;
    min-width: ${theme.space[6]};
    min-height: ${theme.space[6]};
    background: ${theme.color.brandFaint};
  }
  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    font-size: ${theme.text.body};
    line-height: ${theme.leading.snug};
  }
  th,
  td {
    position: relative;
    padding: ${theme.space[2]};
    border: 1px solid ${theme.color.border};
    text-align: start;
    vertical-align: top;
  }
  th {
    background: ${theme.color.brandFaint};
    font-weight: ${theme.weight.semibold};
  }
  [data-align='center'] {
    text-align: center;
  }
  [data-align='right'] {
    text-align: end;
  }
  .selectedCell {
    background: ${theme.color.brandTint};
  }
  li[data-checked] {
    list-style: '☐  ';
  }
  li[data-checked='true'] {
    list-style: '☑  ';
  }
  code[data-locked] {
    color: ${theme.color.textMuted};
  }
  figure[data-locked] {
    margin-inline: 0;
    margin-block-end: 0;
    padding: ${theme.space[3]};
    border: 1px dashed ${theme.color.borderControl};
    border-radius: ${theme.radius.control};

    figcaption {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: ${theme.space[2]};
      color: ${theme.color.textMuted};
      font-size: ${theme.text.small};
    }
    button {
      min-height: ${theme.space[8]};
      padding: 0;
      border: 0;
      background: none;
      color: ${theme.color.link};
      font: inherit;
      text-decoration: underline;
      cursor: pointer;
    }
    pre {
      padding: ${theme.space[2]} 0 0;
      background: none;
      font-size: ${theme.text.small};
    }
  }
  .ProseMirror-selectednode {
    ${selected}
  }
  .ProseMirror-hideselection *::selection {
    background: transparent;
  }
  img.ProseMirror-separator {
    display: inline;
    min-width: 0;
    min-height: 0;
    margin: 0;
    border: none;
  }
  .ProseMirror-gapcursor {
    position: absolute;
    display: none;
    pointer-events: none;

    &::after {
      content: '';
      position: absolute;
      top: -2px;
      display: block;
      width: 1.25rem;
      border-block-start: 1px solid ${theme.color.text};
    }
  }
  .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }
`;
