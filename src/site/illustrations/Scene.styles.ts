import styled from 'styled-components';

export const SceneRoot = styled.svg`
  display: block;
  width: 100%;
  max-width: none;
  fill: none;
  overflow: visible;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
