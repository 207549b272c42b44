import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Page = styled.main`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${theme.space[6]};
  min-height: 100dvh;
  max-width: ${theme.size.text};
  margin-inline: auto;
  padding: ${theme.space[8]} ${theme.space.gutter};
`;

export const Silence = styled.svg`
  width: ${theme.space[24]};
  color: ${theme.color.brandSoft};
`;

export const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[6]};

  button {
    min-height: ${theme.size.touch};
    padding: ${theme.space[2]} ${theme.space[6]};
    border: 0;
    border-radius: ${theme.radius.control};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    font-weight: ${theme.weight.semibold};
  }
`;
