import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** As wide as a form reads well. */
export const ProfileCards = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 40rem;
`;
