import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** A part of the dialog below the form, with a line above. */
export const Panel = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[4]};
  padding-block-start: ${theme.space[4]};
  border-block-start: 1px solid ${theme.color.border};
  overflow-wrap: anywhere;
`;

export const FormerList = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[3]};
  }
`;
