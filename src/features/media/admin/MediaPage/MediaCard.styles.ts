import styled from 'styled-components';
import { Card } from '#design-system/components/Card';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Words = styled(Card.Body)`
  gap: ${theme.space[1]};
  padding-block-end: ${theme.space[2]};
  overflow-wrap: anywhere;

  ${media.belowTablet} {
    padding: ${theme.space[2]} ${theme.space[3]};

    > * {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 1;
    }
    > h2 {
      -webkit-line-clamp: 2;
    }
  }
`;

/** Two lines of description; the whole of it is in the dialog. */
export const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${theme.text.small};
  line-height: 1.45;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  /* Two cards stand beside each other. */
  ${media.belowTablet} {
    && {
      display: none;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  padding: 0 ${theme.space[2]} ${theme.space[2]};

  > :last-child:not(:only-child) {
    margin-inline-start: auto;
  }
  ${media.belowTablet} {
    gap: 0;
    padding-inline: ${theme.space[1]};

    > :first-child {
      flex: none;
      padding-inline: ${theme.space[2]};

      /* Its word says enough where there is room for one of both. */
      > span:first-child:not(:only-child) {
        display: none;
      }
    }
  }
`;

export const Origin = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-block-start: 1px solid ${theme.color.border};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};

  ${media.belowTablet} {
    padding-inline: ${theme.space[3]};
  }
`;

export const Interrupted = styled.p`
  margin: 0 ${theme.space[4]} ${theme.space[3]};
  color: ${theme.color.danger};
  font-size: ${theme.text.small};
  line-height: 1.45;
`;

/** Over the picture, with room around the box for a thumb. */
export const Selector = styled.label`
  position: absolute;
  inset: 0 auto auto 0;
  display: grid;
  place-content: center;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  cursor: pointer;

  input {
    width: ${theme.space[6]};
    height: ${theme.space[6]};
    accent-color: ${theme.color.brand};
    cursor: inherit;
  }
`;
