import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Moments = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  margin-block-start: ${theme.space[8]};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Moment = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[2]};
  border-inline-start: ${theme.size.line} solid ${surface.border};
  padding-inline-start: ${theme.space[4]};
`;

export const Note = styled.div`
  margin-block-start: ${theme.space[12]};
`;
