import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  > search {
    flex: 1 1 14rem;
  }
`;

/** The pictures scroll by themselves, so that what takes the choice stays in sight. */
export const Scroller = styled.div`
  max-height: max(14rem, 44dvh);
  /* Room for what is drawn around the focused picture. */
  margin: calc(-1 * ${theme.space[1]});
  padding: ${theme.space[1]};
  overflow-y: auto;

  &[data-loading] {
    overflow: hidden;
  }
  ul {
    grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
    gap: ${theme.space[3]};
  }
`;

export const Item = styled.li`
  position: relative;
`;

/** What lets one hear a sound stands over its picture, beside the label and not in it. */
export const Hear = styled.div`
  position: absolute;
  inset: ${theme.space[2]} ${theme.space[2]} auto auto;

  /* Whatever the picture under it. */
  > button {
    background: ${theme.color.surface};
  }
`;

export const Picture = styled.label`
  position: relative;
  display: block;
  height: 100%;
  overflow: hidden;
  border: ${theme.size.lineStrong} solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  cursor: pointer;

  > input {
    position: absolute;
    inset: ${theme.space[2]} auto auto ${theme.space[2]};
    z-index: 1;
    width: ${theme.size.iconLarge};
    height: ${theme.size.iconLarge};
    accent-color: ${theme.color.brand};
  }
  > span {
    display: -webkit-box;
    overflow: hidden;
    margin: ${theme.space[2]};
    font-size: ${theme.text.small};
    line-height: 1.45;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > small {
    display: block;
    margin: 0 ${theme.space[2]} ${theme.space[2]};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }

  &:has(:checked) {
    border-color: ${theme.color.brand};
    background: ${theme.color.brandFaint};
  }
  &:has(:focus-visible) {
    outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});
    outline-offset: calc(-1 * ${theme.size.lineStrong});

    > input {
      outline: none;
    }
  }
  ${media.hover} {
    &:hover:not(:has(:checked)) {
      border-color: ${theme.color.borderControl};
    }
  }
`;

export const Choice = styled.div`
  flex: 1 1 12rem;
  align-self: center;
  overflow-wrap: anywhere;
`;
