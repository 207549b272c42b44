import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Layout = styled.div`
  ${columns({ gap: 8, laptop: [4, 7] })}

  ${media.laptop} {
    gap: ${theme.space[24]};

    &[data-layout='across'] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${theme.space[12]};
    }
  }
`;

export const Intro = styled.div`
  ${columns({ gap: 4 })}
  align-content: start;

  ${media.laptop} {
    position: sticky;
    inset-block-start: calc(${theme.size.header} + ${theme.space[12]});
    align-self: start;

    [data-layout='across'] > & {
      position: static;
    }
  }
`;

export const Steps = styled.ol`
  border-block-end: ${theme.size.line} solid ${surface.border};

  ${media.laptop} {
    [data-layout='across'] > & {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      gap: ${theme.space[8]};
      border: 0;
    }
  }
`;

/** A part of a drawing, which is drawn without fill or corners; on wide screens the whole of it stands above the steps. */
export const Room = styled.svg`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  grid-column: 1 / -1;
  width: 100%;
  margin-block-end: ${theme.space[4]};
  border-radius: ${theme.radius.card};

  ${media.laptop} {
    display: none;
  }
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: ${theme.space[12]} minmax(0, 1fr);
  column-gap: ${theme.space[4]};
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding-block: ${theme.space[6]};

  h3 + p {
    margin-block-start: ${theme.space[2]};
  }
  ${media.tablet} {
    grid-template-columns: ${theme.space[16]} minmax(0, 1fr) auto;
    column-gap: ${theme.space[6]};
    padding-block: ${theme.space[8]};
  }
  ${media.laptop} {
    [data-layout='across'] & {
      grid-template-columns: ${theme.space[12]} minmax(0, 1fr);
    }
    [data-layout='across'] > [data-count='many'] > & {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      row-gap: ${theme.space[4]};
    }
  }
`;

export const Number = styled.span`
  color: ${surface.accentText};
  font-family: ${theme.font.heading};
  font-size: ${theme.text.h1};
  font-weight: ${theme.weight.black};
  line-height: 0.9;
`;

export const Duration = styled.p`
  grid-column: 2;
  margin-block-start: ${theme.space[3]};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.semibold};

  ${media.tablet} {
    grid-column: auto;
    margin-block-start: ${theme.space[1]};
  }
  ${media.laptop} {
    [data-layout='across'] & {
      grid-column: -2;
      margin-block-start: ${theme.space[3]};
    }
  }
`;
