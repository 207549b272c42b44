import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const IconRoot = styled.span`
  display: inline-flex;
  flex-shrink: 0;
  width: ${theme.size.icon};
  height: ${theme.size.icon};

  &[data-size='large'] {
    width: ${theme.size.iconLarge};
    height: ${theme.size.iconLarge};
  }
  &[data-size='huge'] {
    width: ${theme.size.iconHuge};
    height: ${theme.size.iconHuge};
  }
  > svg {
    width: 100%;
    height: 100%;
  }
`;
