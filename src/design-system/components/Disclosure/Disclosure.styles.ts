import styled from 'styled-components';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const DisclosureRoot = styled.details`
  border-block-end: 1px solid ${surface.border};
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  min-height: ${theme.size.touch};
  padding-block: ${theme.space[3]};
  border-radius: ${theme.radius.control};
  font-weight: ${theme.weight.semibold};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  /* The plus loses its upright stroke: turned to a cross, it would seem to take something away. */
  > :last-child path:last-child {
    transform-origin: center;
    transition: transform ${theme.motion.feedback} ${theme.motion.ease};
  }
  details[open] > & > :last-child path:last-child {
    transform: scaleY(0);
  }
`;

export const Answer = styled.div`
  max-width: ${theme.size.text};
  padding-block-end: ${theme.space[6]};
  color: ${surface.textMuted};
`;
