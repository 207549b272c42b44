import styled from 'styled-components';
import { Section } from '#design-system/primitives/Section';

/** As tall as the screen, so that the footer does not jump. */
export const LoadingRoot = styled(Section)`
  display: grid;
  place-items: center;
  min-height: 100vh;
`;
