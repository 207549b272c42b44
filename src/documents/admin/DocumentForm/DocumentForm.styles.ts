import styled from 'styled-components';
import { headerHeight } from '#admin/shell/headerHeight.ts';
import { errorStyle, labelStyle } from '#design-system/forms/Field';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { editorBarHeight } from '../editorBarHeight.ts';

/** Parts one under the other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

/** Beside each other as long as there is room: large text takes it. */
export const Cards = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space[4]};

  ${media.laptop} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const column = `
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Written = styled.div`
  ${column}
  flex: 1 1 24rem;
  gap: ${theme.space[4]};
`;

/** Stays in sight beside a long text, where the screen is high enough for it. */
export const Beside = styled.div`
  ${column}
  flex: 0 0 18rem;
  gap: ${theme.space[4]};

  ${media.laptop} {
    position: sticky;
    inset-block-start: calc(${headerHeight} + ${editorBarHeight} + ${theme.space[2]});
    max-height: calc(100dvh - ${headerHeight} - ${editorBarHeight} - ${theme.space[6]});
    /* Room for the focus rings that scrolling would cut. */
    padding: ${theme.space[1]};
    margin: calc(-1 * ${theme.space[1]});
    overflow-y: auto;
  }
`;

/** What is filled in once the text is written, one line each. */
export const Folded = styled.div`
  border-block-start: ${theme.size.line} solid ${theme.color.border};

  > details:last-child {
    border: 0;
  }
`;

/** The length of a text against its limit. */
export const Count = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: ${theme.color.danger};
    font-weight: ${theme.weight.semibold};
  }
`;

export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-width: 0;
  border-block-start: ${theme.size.line} solid ${theme.color.border};
  padding-block-start: ${theme.space[4]};

  &[data-row] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
    gap: ${theme.space[2]} ${theme.space[4]};
    align-items: start;

    > legend {
      grid-column: 1 / -1;
    }
    ${media.belowTablet} {
      > legend + * {
        grid-column: 1 / -1;
      }
    }
  }
`;

export const GroupTitle = styled.legend`
  ${labelStyle}
  float: left;
  width: 100%;
  padding: 0;
  font-size: ${theme.text.body};
`;

export const Items = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  clear: both;
`;

/** On a phone its tools stand under it: lists stand in lists, and beside it they would leave no room for words. */
export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 0 ${theme.space[2]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const ItemTitle = styled.span`
  display: flex;
  flex: 1;
  min-width: 0;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.text.body};
`;

/** What a folded part says, in what room is left of its line: however long, it widens nothing. */
export const ItemValue = styled.span`
  contain: inline-size;
  flex: 1 1 8rem;
  min-width: 0;
  overflow: hidden;
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.regular};
  white-space: nowrap;
  text-overflow: ellipsis;
`;

export const ItemBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-block: ${theme.space[3]};
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding-block-start: ${theme.space[1]};
`;

export const Removal = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  border-radius: ${theme.radius.control};
  padding: ${theme.space[3]};
  background: ${theme.color.brandFaint};
`;

export const Limit = styled.p`
  margin-block-start: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};

  &:empty {
    display: none;
  }
`;

export const ChoiceRoot = styled.fieldset`
  min-width: 0;
`;

export const ChoiceLegend = styled.legend`
  ${labelStyle}
  margin-block-end: ${theme.space[2]};
  padding: 0;
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

export const Option = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-width: ${theme.size.touch};
  min-height: ${theme.size.touch};
  border: ${theme.size.lineStrong} solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  padding: ${theme.space[2]};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${theme.color.brand};
    background: ${theme.color.brandFaint};
  }
  &:has(:focus-visible) {
    outline: ${theme.size.focusRing} solid ${theme.color.focus};
    outline-offset: ${theme.size.focusRing};
  }
`;

export const Swatch = styled.span`
  display: block;
  overflow: hidden;
  width: ${theme.space[16]};
  height: ${theme.space[12]};

  > svg {
    width: 100%;
    height: 100%;
  }
`;

/** A picture of the library among those to choose from. */
export const Thumbnail = styled.img`
  width: ${theme.space[16]};
  height: ${theme.space[12]};
  object-fit: cover;
`;

export const MediaParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

/** A picture as it is, for no section cuts it. */
export const Whole = styled.img`
  align-self: start;
  max-width: 100%;
  max-height: 14rem;
  border: ${theme.size.line} solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.band};
  object-fit: contain;
`;

/** A picture in the shape that its section cuts it to. */
export const Crop = styled.img`
  display: block;
  width: 100%;
  max-width: 20rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.band};
  object-fit: cover;
`;

export const ChoiceError = styled.p`
  ${errorStyle}
`;
