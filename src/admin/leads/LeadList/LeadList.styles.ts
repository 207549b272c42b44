import styled from 'styled-components';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { focusRing } from '#theme/focusRing.ts';
import { media } from '#theme/media.ts';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const List = styled.ul`
  ${lightSurface}
  container: messages / inline-size;
  padding: 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  list-style: none;

  > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
`;

/** Who, the first words, the state, the day: a line, or three on a phone. */
export const Line = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 15rem) minmax(0, 1fr) 6rem 9rem;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: center;
  min-height: ${theme.size.touch};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.small};
  list-style: none;
  cursor: pointer;
  ${focusRing}

  &::-webkit-details-marker {
    display: none;
  }
  ${media.hover} {
    &:hover {
      background: ${theme.color.brandFaint};
    }
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  /* Large text on a phone: one thing below the other. */
  @container messages (max-width: 16rem) {
    grid-template-columns: minmax(0, 1fr);

    && > * {
      grid-row: auto;
      justify-self: start;
      max-width: 100%;
      white-space: normal;
    }
  }
`;

export const Sender = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;

  [data-new] & > :first-child {
    font-weight: ${theme.weight.bold};
  }
  > :nth-child(2) {
    color: ${theme.color.textMuted};
  }
`;

export const Beginning = styled.span`
  overflow: hidden;
  color: ${theme.color.textMuted};
  text-overflow: ellipsis;
  white-space: nowrap;

  details[open] & {
    visibility: hidden;
  }
  ${media.belowTablet} {
    grid-row: 2;
  }
`;

export const State = styled.span`
  ${media.belowTablet} {
    justify-self: end;
  }
`;

export const Day = styled.time`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;

export const Opened = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[4]};
`;

/** The visitor's own lines and paragraphs. */
export const Words = styled.p`
  max-width: ${theme.size.text};
  padding-inline-start: ${theme.space[4]};
  border-inline-start: ${theme.size.focusRing} solid ${theme.color.brandSoft};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Facts = styled(DescriptionList)`
  max-width: 28rem;
  font-size: ${theme.text.small};
`;
