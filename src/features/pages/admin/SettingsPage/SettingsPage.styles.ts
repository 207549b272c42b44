import styled from 'styled-components';
import { headerHeight } from '#admin/shell/headerHeight.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** The index beside what is chosen of it; on a narrow screen above it. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[6]};

  ${media.laptop} {
    grid-template-columns: 15rem minmax(0, ${theme.size.text});
  }
`;

export const Index = styled.nav`
  ${media.laptop} {
    position: sticky;
    inset-block-start: calc(${headerHeight} + ${theme.space[4]});
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]};
    padding: 0;
    list-style: none;

    ${media.laptop} {
      flex-direction: column;
    }
  }
  a {
    display: grid;
    align-content: center;
    min-height: ${theme.size.touch};
    padding: ${theme.space[2]} ${theme.space[3]};
    border-radius: ${theme.radius.control};
    color: ${theme.color.text};
    text-decoration: none;

    &[aria-current] {
      background: ${theme.color.brandTint};
      font-weight: ${theme.weight.semibold};
    }
    ${media.hover} {
      &:not([aria-current]):hover {
        background: ${theme.color.brandFaint};
      }
    }
  }
  a > small {
    display: flex;
    gap: ${theme.space[2]};
    align-items: center;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
`;

export const Opened = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;

  /* What takes the focus scrolls into view above the foot of its card, not behind it. */
  :is(a, button, input, textarea, summary) {
    scroll-margin-block-end: ${theme.space[32]};
  }

  &[hidden] {
    display: none;
  }
`;

/** What ends a card: what saving does, and the buttons, in sight as long as the card is. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  align-items: center;
  padding-block: ${theme.space[3]};
  border-block-start: ${theme.size.line} solid ${theme.color.border};
  background: ${theme.color.surface};
  font-size: ${theme.text.small};

  && button {
    scroll-margin-block-end: 0;
  }
  ${media.tall} {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
  }
  > div {
    display: flex;
    flex: 1 1 12rem;
    flex-wrap: wrap;
    gap: 0 ${theme.space[2]};
    align-items: center;
  }
`;
