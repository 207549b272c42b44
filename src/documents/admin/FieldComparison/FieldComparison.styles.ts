import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const FieldComparisonRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
`;

export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
`;

export const Words = styled.p`
  width: 100%;
  overflow: auto;
  max-height: 12rem;
  overflow-wrap: anywhere;
  white-space: pre-line;

  > mark {
    border-radius: ${theme.space[1]};
    color: inherit;
    font-weight: ${theme.weight.medium};
    box-decoration-break: clone;
  }
  > mark[data-side='mine'] {
    background: ${theme.color.progressTint};
  }
  > mark[data-side='theirs'] {
    background: ${theme.color.brandTint};
  }
`;
