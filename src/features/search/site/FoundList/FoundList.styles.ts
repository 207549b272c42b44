import styled from 'styled-components';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Results = styled.ol`
  display: grid;
  gap: ${theme.space[8]};
  max-width: ${theme.size.text};
`;

export const Result = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  overflow-wrap: anywhere;

  mark {
    background: none;
    color: ${surface.text};
    font-weight: ${theme.weight.semibold};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
