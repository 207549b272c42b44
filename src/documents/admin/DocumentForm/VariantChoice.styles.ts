import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Sections to choose from, as many beside each other as fit. */
export const Pieces = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 45%), 1fr));
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;
`;

/** Its name, and over it the section as wide as a desk, a fifth as large; pressed anywhere. */
export const Piece = styled.li`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  overflow: hidden;
  border: ${theme.size.line} solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  > button {
    min-height: ${theme.size.touch};
    padding: ${theme.space[2]} ${theme.space[3]};
    border: 0;
    background: none;
    color: ${theme.color.text};
    font: inherit;
    font-weight: ${theme.weight.semibold};
    text-align: start;
    cursor: pointer;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  > div {
    height: 9rem;
    overflow: hidden;
    border-block-end: ${theme.size.line} solid ${theme.color.border};

    > div {
      width: 80rem;
      transform: scale(0.2);
      transform-origin: 0 0;

      /* As phones have it. */
      ${media.belowTablet} {
        width: 24rem;
        transform: scale(0.45);
      }
      background: ${theme.color.page};
    }
  }
  &:hover {
    border-color: ${theme.color.brand};
  }
`;
