import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** One day under the other: those that have nothing, or belong to another month, stay out. */
const oneDayUnderTheOther = css`
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  > [data-weekday],
  > [data-empty],
  > [data-beside] {
    display: none;
  }
`;

/** The days of a month as weeks, or one under the other; on a phone always so. */
export const Days = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;

  &[data-layout='list'] {
    ${oneDayUnderTheOther}
    max-width: ${theme.size.text};
  }
  &[data-layout='month'] {
    grid-template-columns: repeat(7, minmax(0, 1fr));

    ${media.belowLaptop} {
      ${oneDayUnderTheOther}
    }
  }
  &[aria-busy] {
    opacity: 0.6;
  }
`;

/** Over the columns of the month; each day says its own to who listens. */
export const Weekday = styled.li`
  padding: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};
`;

export const DayRoot = styled.li`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  min-width: 0;

  > h3 {
    font-size: ${theme.text.body};
    letter-spacing: ${theme.tracking.normal};
  }
  &[data-today] > h3 {
    color: ${theme.color.brandAccent};
  }

  [data-layout='month'] > & {
    ${media.laptop} {
      min-height: 6.5rem;
      padding: ${theme.space[2]};
      border: 1px solid ${theme.color.border};
      margin: 0 -1px -1px 0;
      background: ${theme.color.surface};

      &[data-beside] {
        background: none;
      }
      &[data-today] {
        box-shadow: inset 0 3px 0 ${theme.color.brandAccent};
      }
      /* Where what is dragged would go. */
      &[data-over] {
        outline: ${theme.size.lineStrong} dashed ${theme.color.focus};
        outline-offset: calc(-1 * ${theme.size.lineStrong});
      }
      > h3 {
        font-size: ${theme.text.small};
        font-variant-numeric: tabular-nums;
      }
      > h3 [data-words] {
        position: absolute;
        overflow: hidden;
        width: 1px;
        height: 1px;
        clip-path: inset(50%);
        white-space: nowrap;
      }
    }
  }
  [data-layout='list'] > &[data-over] {
    outline: ${theme.size.lineStrong} dashed ${theme.color.focus};
  }
`;

export const Entries = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: 0;
  list-style: none;
`;

/** What is planned stands out by its tint and its line, what is over is quiet; words say the same. */
export const EntryRoot = styled.li`
  position: relative;
  display: grid;
  gap: ${theme.space[1]};
  min-width: 0;
  padding: ${theme.space[2]};
  border: 1px solid ${theme.color.border};
  border-inline-start: 3px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};
  overflow-wrap: anywhere;

  &[data-state='planned'] {
    border-inline-start-color: ${theme.color.brandAccent};
    background: ${theme.color.brandFaint};
  }
  &[data-state='ending'] {
    border-inline: 1px solid ${theme.color.border};
    border-inline-end: 3px solid ${theme.color.brandAccent};
    background: ${theme.color.brandFaint};
  }
  &[data-state='draft'],
  &[data-state='dated'] {
    border-style: dashed;
  }
  &[draggable='true'] {
    cursor: grab;
  }
  &[draggable='true'] > a {
    margin-inline-end: ${theme.space[6]};
  }
  a {
    justify-self: start;
    border-radius: ${theme.space[1]};
    color: ${theme.color.text};
    font-weight: ${theme.weight.semibold};
    text-decoration: none;

    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
  > button {
    position: absolute;
    inset-block-start: ${theme.space[1]};
    inset-inline-end: ${theme.space[1]};
  }
`;

/** Between its beginning and its end, where both can be moved. */
export const Running = styled.li`
  overflow: hidden;
  padding: ${theme.space[1]} ${theme.space[2]};
  border-block: 1px solid ${theme.color.border};
  background: ${theme.color.brandFaint};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Facts = styled.p`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
