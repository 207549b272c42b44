import styled, { createGlobalStyle, css } from 'styled-components';
import { media } from '#theme/media.ts';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** Marks of notes in the page. On a dark band too, marked words are dark on light. */
export const PageMarks = createGlobalStyle`
  ::highlight(preview-notes) {
    background-color: ${theme.color.accentTint};
    color: ${theme.color.text};
    text-decoration: underline;
    text-decoration-color: ${theme.color.accentText};
    text-decoration-thickness: ${theme.size.lineStrong};
  }
  ::highlight(preview-target) {
    background-color: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  [data-noted] {
    outline: ${theme.size.focusRing} solid ${theme.color.accent};
    outline-offset: calc(-1 * ${theme.size.focusRing});
  }
  [data-picking] {
    :is(img, svg[data-ratio]) {
      outline: ${theme.size.focusRing} dashed ${theme.color.accent};
      outline-offset: calc(-1 * ${theme.size.focusRing});
    }
    body :not([data-preview], [data-preview] *) {
      cursor: crosshair;
    }
  }
`;

/** A layer of its own, for Chromium now and then leaves out the last element that it draws in a shared one. */
const ownLayer = css`
  will-change: transform;
`;

/** Always in reach of the thumb. */
export const Launcher = styled.div`
  ${ownLayer}
  position: fixed;
  inset-block-end: ${theme.space[4]};
  inset-inline-end: ${theme.space[4]};
  z-index: ${theme.zIndex.sticky};
  border-radius: ${theme.radius.control};
  box-shadow: ${theme.shadow.raised};
`;

/** By the words that are selected, where the page says. */
export const WordsLauncher = styled(Launcher)`
  inset: auto;
  z-index: ${theme.zIndex.drawer};
  width: max-content;
`;

/** Why the words that are selected can't be noted. */
export const Refusal = styled.output`
  display: block;
  ${lightSurface}
  max-width: min(20rem, calc(100vw - 2 * ${theme.space[4]}));
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  font-size: ${theme.text.small};
`;

/** Beside the page, which stays in use; on a phone the lower part of the screen. */
export const Panel = styled.section`
  ${lightSurface}
  ${ownLayer}
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${theme.zIndex.drawer};
  max-height: 72dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-block-start: ${theme.size.lineStrong} solid ${theme.color.accent};
  border-start-start-radius: ${theme.radius.card};
  border-start-end-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};

  &[hidden] {
    display: none;
  }
  ${media.tablet} {
    inset-block: ${theme.size.header} 0;
    inset-inline-start: auto;
    width: 25rem;
    max-height: none;
    border-block-start: 0;
    border-inline-start: 1px solid ${theme.color.border};
    border-radius: 0;
  }
`;

export const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.zIndex.raised};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  > h2 {
    font-size: ${theme.text.h3};

    &:focus-visible {
      outline: none;
    }
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
  padding-block-end: ${theme.space[8]};
`;

export const Entries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  overflow-wrap: anywhere;

  &:focus-visible,
  &[data-shown] {
    outline: ${theme.size.lineStrong} solid ${theme.color.accent};
  }
`;

/** What a note is about. */
export const Quote = styled.blockquote`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  overflow: hidden;
  margin: 0;
  padding-inline-start: ${theme.space[3]};
  border-inline-start: ${theme.size.focusRing} solid ${theme.color.accent};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Written = styled.p`
  white-space: pre-wrap;
`;

/** What the team says. */
export const Answer = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.brandFaint};
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
`;

/** Its words stand in line with the others. */
export const Tail = styled.div`
  margin-inline-start: calc(-1 * ${theme.space[3]});
`;

export const FormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
