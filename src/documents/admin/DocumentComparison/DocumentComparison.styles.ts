import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Places = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;

  > section {
    display: grid;
    gap: ${theme.space[2]};
    min-width: 0;
    padding: ${theme.space[4]};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.space[3]};
    background: ${theme.color.surface};
    overflow-wrap: anywhere;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]};
  }
`;
