import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** The stages side by side; where they have no room, they scroll, reachable with the keyboard. */
export const BoardRoot = styled.section`
  display: grid;
  grid-auto-columns: minmax(11.5rem, 1fr);
  grid-auto-flow: column;
  align-items: start;
  gap: ${theme.space[3]};
  overflow-x: auto;
  padding-block-end: ${theme.space[2]};
  border-radius: ${theme.radius.control};

  ${media.belowTablet} {
    grid-auto-columns: min(17rem, 85%);
  }
`;

export const Column = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.brandFaint};

  /* Where the card would go. */
  &[data-over] {
    outline: ${theme.size.lineStrong} dashed ${theme.color.focus};
    outline-offset: calc(-1 * ${theme.size.lineStrong});
  }
  > h2 {
    display: flex;
    gap: ${theme.space[2]};
    align-items: baseline;
    justify-content: space-between;
    font-size: ${theme.text.body};
    letter-spacing: ${theme.tracking.normal};
  }
`;

export const Count = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
`;

/** What the leads of a stage may bring together. */
export const Sum = styled.p`
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums;
`;

export const Cards = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: 0;
  list-style: none;
`;

export const Card = styled.li`
  ${lightSurface}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[1]};
  min-width: 0;
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;

  &[draggable='true'] {
    cursor: grab;
  }
  /* What moves it by menu: in the corner, in sight for who points at the card or comes by keyboard, and always under a finger. */
  > button {
    position: absolute;
    inset-block-start: ${theme.space[1]};
    inset-inline-end: ${theme.space[1]};

    ${media.hover} {
      opacity: 0;
    }
  }
  &:hover > button,
  &:focus-within > button,
  > button[aria-expanded='true'] {
    opacity: 1;
  }
  h3 {
    max-width: 100%;
    padding-inline-end: ${theme.space[8]};
    font-size: 0.9375rem;
    letter-spacing: ${theme.tracking.normal};
  }
  /* An address is on one line, as far as there is room. */
  h3 a {
    display: block;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    border-radius: ${theme.space[1]};
    color: ${theme.color.text};
    text-decoration: none;

    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
`;

/** In a line, a point between two. */
export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  color: ${theme.color.textMuted};
  list-style: none;

  > li + li::before {
    content: '·';
    margin-inline: ${theme.space[1]};
  }
`;

export const More = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};
`;
