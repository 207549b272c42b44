import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Moments = styled.ol`
  ${columns({ gap: 8, tablet: 3 })}
  margin-block-start: ${theme.space[8]};
`;

export const Moment = styled.li`
  ${columns({ gap: 2 })}
  align-content: start;
  border-inline-start: ${theme.size.line} solid ${surface.border};
  padding-inline-start: ${theme.space[4]};
`;

export const Note = styled.div`
  margin-block-start: ${theme.space[12]};
`;
