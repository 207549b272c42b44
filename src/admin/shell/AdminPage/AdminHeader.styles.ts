import styled from 'styled-components';
import { Button } from '#design-system/components/Button';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { headerHeight } from '../headerHeight.ts';

export const AdminHeaderRoot = styled.header`
  z-index: ${theme.zIndex.sticky};
  display: grid;
  /* The title has room, however long a name is. */
  grid-template-columns: auto minmax(0, 1fr) auto fit-content(50%);
  align-items: center;
  column-gap: ${theme.space[3]};
  min-height: ${headerHeight};
  padding: 0 ${theme.space[6]} 0 ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  ${media.tall} {
    position: sticky;
    inset-block-start: 0;
  }
  ${media.belowTablet} {
    grid-template: auto auto / auto minmax(0, 1fr) auto auto;
    align-content: center;
    column-gap: ${theme.space[1]};
    padding: 0 ${theme.space[2]};

    > button {
      grid-row: 1 / -1;
    }
  }
`;

/** Two lines at most, which the bar has room for: a name that comes later moves nothing below. */
export const Title = styled.h1`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: 1.125rem;
  line-height: ${theme.leading.snug};
  overflow-wrap: anywhere;

  ${media.belowTablet} {
    font-size: ${theme.text.body};
  }
`;

/** Beside the title; on a phone the name stands under it. */
export const Account = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  column-gap: ${theme.space[3]};

  ${media.belowTablet} {
    display: contents;
  }
`;

export const SignOut = styled(Button)`
  ${media.belowTablet} {
    grid-row: 1 / -1;
    grid-column: 4;
    padding-inline: ${theme.space[2]};

    > span:not(:has(svg)) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/** Name and role on one line, as far as there is room: they come after the screen, and move nothing. The role gives way first. */
export const Identity = styled.p`
  display: flex;
  flex: 1 1 9rem;
  min-width: 0;
  column-gap: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};
  white-space: nowrap;

  ${media.belowTablet} {
    grid-row: 2;
    grid-column: 2;
    font-size: 0.75rem;
  }

  > * {
    overflow: hidden;
    padding-block: ${theme.space[1]};
    text-overflow: ellipsis;
  }

  /* A share of what lacks, however small, would end it with an ellipsis. */
  a {
    flex-shrink: 0;
    max-width: 100%;
    border-radius: ${theme.space[1]};
    color: inherit;
    text-decoration: none;

    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
`;
