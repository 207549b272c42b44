import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const FiltersRoot = styled.div`
  ${columns({ gap: 2 })}
  padding-block-start: ${theme.space[8]};
`;

export const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

/** One line that runs on under the thumb on a phone: it must not push the articles off the first screen. */
export const Categories = styled(Choices)`
  ${media.belowTablet} {
    && {
      flex-wrap: nowrap;
      margin-inline: calc(-1 * ${theme.space.gutter});
      padding: ${theme.space[1]} ${theme.space.gutter};
      overflow-x: auto;
      scrollbar-width: none;
    }
    li {
      flex: none;
      white-space: nowrap;
    }
  }
`;

export const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[6]};
  min-height: ${theme.size.touch};
`;
