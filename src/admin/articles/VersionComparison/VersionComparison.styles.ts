import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const ComparisonRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-width: 0;

  &:focus {
    outline: none;
  }
`;

/** What is compared with what, and what can be done with it. */
export const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};

  > h2 {
    font-size: 1.0625rem;
    overflow-wrap: anywhere;
  }
`;

export const FieldCard = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.space[3]};
  background: ${theme.color.surface};

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]};
  }
  h3 {
    font-size: ${theme.text.small};
  }
`;
