import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Rows = styled.ul`
  border-block-end: ${theme.size.line} solid ${surface.border};
`;

export const Row = styled.li`
  ${columns({ gap: 4 })}
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding-block: ${theme.space[8]};

  > span:first-child {
    color: ${surface.accentText};
  }
  h3 + p {
    max-width: 30rem;
    margin-block-start: ${theme.space[2]};
  }
  ${media.tablet} {
    grid-template-columns: ${theme.space[16]} minmax(0, 1fr);
    column-gap: ${theme.space[6]};
  }
  ${media.laptop} {
    grid-template-columns: ${theme.space[16]} minmax(0, 7fr) minmax(0, 4fr);
    column-gap: ${theme.space[8]};
  }
`;

export const Features = styled.ul`
  ${columns({ gap: 1 })}
  align-content: start;
  font-weight: ${theme.weight.medium};

  ${media.tablet} {
    grid-column: 2;
  }
  ${media.laptop} {
    grid-column: 3;
  }
`;

export const Alongside = styled.div`
  ${columns({ gap: 4 })}
  justify-items: start;
  padding-block-start: ${theme.space[8]};

  > :first-child {
    color: ${surface.accentText};
  }
  ${media.tablet} {
    grid-template-columns: ${theme.space[16]} minmax(0, 1fr);
    column-gap: ${theme.space[6]};

    > :last-child {
      grid-column: 2;
    }
  }
  ${media.laptop} {
    grid-template-columns: ${theme.space[16]} minmax(0, 7fr) minmax(0, 4fr);
    align-items: start;
    column-gap: ${theme.space[8]};

    > :last-child {
      grid-column: 3;
    }
  }
`;
