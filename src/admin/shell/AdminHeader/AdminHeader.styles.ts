import styled from 'styled-components';
import { Button } from '#design-system/components/Button';
import { focusRing } from '#theme/focusRing.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { headerHeight, phoneHeaderHeight } from '../headerHeight.ts';

export const AdminHeaderRoot = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.zIndex.sticky};
  display: grid;
  /* The title has room, however long a name is. */
  grid-template-columns: auto minmax(0, 1fr) auto fit-content(50%);
  align-items: center;
  column-gap: ${theme.space[3]};
  min-height: ${headerHeight};
  padding: ${theme.space[1]} ${theme.space[6]} ${theme.space[1]} ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  ${media.belowTablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    min-height: ${phoneHeaderHeight};
    padding-inline: ${theme.space[2]};
  }
`;

export const Title = styled.h1`
  overflow: hidden;
  font-size: 1.125rem;
  line-height: ${theme.leading.snug};
  overflow-wrap: anywhere;

  ${media.belowTablet} {
    font-size: ${theme.text.body};
  }
`;

/** Beside the title; on a phone below it, for a title takes the whole line there. */
export const Account = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${theme.space[3]};

  ${media.belowTablet} {
    grid-column: 1 / -1;
    margin-block-start: calc(-1 * ${theme.space[1]});
    padding-inline-start: ${theme.space[2]};
  }
`;

export const SignOut = styled(Button)`
  ${media.belowTablet} {
    padding-inline: ${theme.space[2]};

    > svg,
    > :has(svg) {
      display: none;
    }
  }
`;

export const Identity = styled.p`
  display: flex;
  gap: ${theme.space[1]};
  align-items: baseline;
  min-width: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};
  white-space: nowrap;

  a {
    /* What is too long is cut off here: a box around would cut off the ring, too. */
    display: block;
    overflow: hidden;
    width: fit-content;
    max-width: 100%;
    padding-block: ${theme.space[1]};
    border-radius: ${theme.space[1]};
    color: inherit;
    text-decoration: none;
    text-overflow: ellipsis;
    ${focusRing}

    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
`;
