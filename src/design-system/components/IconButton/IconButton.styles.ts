import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { media } from '#theme/media.ts';
import { ButtonRoot } from '../Button/Button.styles.ts';

export const IconButtonRoot = styled(ButtonRoot)`
  flex-shrink: 0;
  width: ${theme.size.touch};
  padding: 0;

  &[data-size='small'] {
    width: ${theme.size.controlDense};
    padding: 0;

    ${media.belowTablet} {
      width: ${theme.size.touch};
    }
  }
`;
