import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-items: start;

  ${media.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

export const FormBox = styled.div`
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.brandFaint};
`;

export const CategoryList = styled.ul`
  padding: 0;
  list-style: none;
`;

export const CategoryRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[2]};

  + li {
    border-block-start: 1px solid ${theme.color.border};
  }
  &[data-edited] {
    border-radius: ${theme.radius.control};
    background: ${theme.color.brandTint};
  }
`;

export const Dot = styled.svg`
  flex-shrink: 0;
  width: ${theme.space[4]};
  height: ${theme.space[4]};
  overflow: visible;
  stroke: ${theme.color.border};
`;

export const Words = styled.div`
  flex: 1 1 7rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;
`;

export const Chip = styled.li`
  display: flex;
  flex-wrap: wrap;
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

export const Actions = styled.span`
  display: flex;
  flex-shrink: 0;
  margin-inline-start: auto;

  ${media.belowTablet} {
    gap: ${theme.space[1]};
  }
`;
