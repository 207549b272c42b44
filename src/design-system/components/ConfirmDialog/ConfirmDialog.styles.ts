import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Body, Footer, Popup } from '../Dialog/Dialog.styles.ts';

export const ConfirmPopup = styled(Popup)`
  max-width: 28rem;

  /* Three ways out in a row. */
  &:has([data-alternative]) {
    max-width: 36rem;
  }
`;

export const ConfirmBody = styled(Body)`
  gap: ${theme.space[2]};
  padding: var(--dialog-padding);

  h2 {
    font-size: ${theme.text.h3};
  }
  > :not(h2) {
    color: ${theme.color.textMuted};
  }
`;

export const ConfirmFooter = styled(Footer)`
  border: 0;
  padding-block-start: 0;
  padding-block-end: var(--dialog-padding);

  [data-destructive] {
    background: ${theme.color.danger};
    color: ${theme.color.textOnDark};

    ${media.hover} {
      &:hover {
        background: ${theme.color.dangerHover};
      }
    }
  }
`;
