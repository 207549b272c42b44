import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** The days side by side, or one under the other where there is no room. */
export const Week = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  ${media.laptop} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: ${theme.space[2]};
  }
`;

export const Day = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  border-block-start: 2px solid ${theme.color.border};
  padding-block-start: ${theme.space[2]};

  &[data-today] {
    border-color: ${theme.color.brandAccent};
  }
`;

export const Bookings = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
`;

export const BookingButton = styled.button`
  display: grid;
  gap: ${theme.space[1]};
  justify-items: start;
  width: 100%;
  min-height: ${theme.size.touch};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  padding: ${theme.space[2]};
  background: ${theme.color.surface};
  font-size: ${theme.text.small};
  text-align: start;
  overflow-wrap: anywhere;

  &:hover {
    border-color: ${theme.color.brandAccent};
  }
  &[data-over] {
    color: ${theme.color.textMuted};
  }
`;
