import styled from 'styled-components';
import { columns } from '#theme/columns.ts';

/** The price and what there is to hear, beside the words. */
export const Beside = styled.div`
  ${columns({ gap: 4 })}
`;
