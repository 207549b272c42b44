import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const HeadingRoot = styled.h2`
  color: inherit;

  &[data-size='loud'] {
    width: 100%;
  }
  &[data-size='display'] {
    font-size: ${theme.text.display};
    font-weight: ${theme.weight.black};
    line-height: ${theme.leading.tight};
    letter-spacing: ${theme.tracking.display};
  }
  &[data-size='h1'] {
    font-size: ${theme.text.h1};
    font-weight: ${theme.weight.black};
    line-height: ${theme.leading.tight};
  }
  &[data-size='h2'] {
    font-size: ${theme.text.h2};
  }
  &[data-size='h3'] {
    font-size: ${theme.text.h3};
  }
  &[data-size='h4'] {
    font-size: ${theme.text.body};
    letter-spacing: ${theme.tracking.normal};
  }
`;
