import styled from 'styled-components';
import { focusRing } from '#theme/focusRing.ts';
import { theme } from '#theme/theme.ts';

/** Side by side, the one of the screen underlined. */
export const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  border-block-end: 1px solid ${theme.color.border};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.touch};
    border-block-end: 2px solid transparent;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
    text-decoration: none;
    ${focusRing}

    &:hover {
      color: ${theme.color.text};
    }
    &[aria-current='page'] {
      border-color: ${theme.color.brandAccent};
      color: ${theme.color.text};
      font-weight: 600;
    }
  }
`;
