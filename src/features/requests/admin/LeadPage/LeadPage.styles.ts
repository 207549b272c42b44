import styled from 'styled-components';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** What the person sent and what was noted, and beside it, where there is room, what the team makes of it. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space[4]};

  > div {
    display: grid;
    gap: ${theme.space[4]};
    min-width: 0;
  }
  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
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

/** One under the other, ruled into lines. */
export const Lines = styled.ol`
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${theme.space[1]};
    padding-block: ${theme.space[3]};
    overflow-wrap: anywhere;
  }
  > li:first-child {
    padding-block-start: 0;
  }
  > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
`;

/** Words of the team, with their line breaks. */
export const Note = styled.p`
  white-space: pre-wrap;
`;

/** An address on one line, as far as there is room: browsers break it at its hyphens. */
export const Unbroken = styled.span`
  display: inline-block;
  overflow: hidden;
  max-width: 100%;
  vertical-align: bottom;
  white-space: nowrap;
  text-overflow: ellipsis;
`;
