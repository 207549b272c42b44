import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;
`;

export const Chip = styled.li`
  display: flex;
  align-items: center;
  max-width: 100%;
  padding-inline-start: ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;

  &[data-edited] {
    border-color: ${theme.color.brand};
    background: ${theme.color.brandTint};
  }
`;
