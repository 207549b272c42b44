import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { darkSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Courses = styled.div`
  ${columns()}
`;

export const Presentation = styled.div`
  ${columns({ gap: 3 })}
  align-content: start;
  justify-items: start;
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[6]};
  margin-block-start: ${theme.space[2]};
`;

export const Fact = styled.div`
  dt {
    color: ${surface.textMuted};
    font-size: ${theme.text.small};
  }
  dd {
    margin: 0;
    font-weight: ${theme.weight.semibold};
    line-height: ${theme.leading.snug};
  }
`;

/** A score whose first bars are written: each module hangs on a short bar of the wave. */
export const Modules = styled.ul`
  ${columns({ gap: 3 })}
  align-content: start;

  li {
    position: relative;
    padding-inline-start: ${theme.space[6]};
    line-height: ${theme.leading.snug};
  }
  li::before {
    content: '';
    position: absolute;
    inset-block: 0.15em;
    inset-inline-start: ${theme.space[1]};
    width: ${theme.space[1]};
    border-radius: ${theme.radius.pill};
    background: ${surface.accentText};
  }
  li:nth-child(even)::before {
    inset-block: 0.4em;
    background: ${surface.bars};
  }
`;

export const More = styled.li`
  color: ${surface.textMuted};

  && {
    padding-inline-start: ${theme.space[6]};
  }
  &&::before {
    content: none;
  }
`;

export const Booking = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[4]};
`;

/** The session that one registers for. */
export const Next = styled.p`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
`;

export const Price = styled.p`
  font-family: ${theme.font.heading};
  /* With text twice as large it would leave its card on a phone. */
  font-size: min(${theme.text.h1}, 16vw);
  font-weight: ${theme.weight.black};
  line-height: 1;
  letter-spacing: ${theme.tracking.display};
  white-space: nowrap;
`;

export const CourseRoot = styled.article`
  ${columns({ gap: 8, tablet: 2 })}
  border-block-end: ${theme.size.line} solid ${surface.border};
  padding-block: ${theme.space[12]};

  &:last-child {
    border: 0;
    padding-block-end: 0;
  }
  &[data-featured] {
    ${darkSurface}
    border: 0;
    border-radius: ${theme.radius.panel};
    background: ${theme.color.surfaceDark};
    padding: ${theme.space[8]} min(${theme.space[6]}, 6.5vw);
  }

  ${media.tablet} {
    gap: ${theme.space[8]} ${theme.space[12]};

    ${Booking} {
      grid-column: 1 / -1;
    }
    &[data-featured] {
      padding: ${theme.space[12]};
    }
  }

  ${media.laptop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 4fr) minmax(min-content, 2.4fr);

    ${Booking} {
      flex-direction: column;
      grid-column: auto;
      align-items: start;
      justify-content: start;
    }
    &[data-featured] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: ${theme.space[8]} ${theme.space[16]};
      padding: ${theme.space[16]};
    }
    &[data-featured] ${Booking} {
      flex-direction: row;
      grid-column: 1 / -1;
      align-items: end;
      justify-content: space-between;
      border-block-start: ${theme.size.line} solid ${surface.border};
      padding-block-start: ${theme.space[8]};
    }
    &[data-featured] ${Price} {
      font-size: ${theme.text.display};
    }
  }
`;
