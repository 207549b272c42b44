import styled from 'styled-components';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const QueueList = styled.ul`
  ${lightSurface}
  padding: 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  list-style: none;
`;

export const QueueRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};
  font-size: ${theme.text.small};

  + li {
    border-block-start: 1px solid ${theme.color.border};
  }
  > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
