import styled from 'styled-components';

export const AdminLayoutRoot = styled.div`
  display: flex;
  min-height: 100dvh;
`;

export const Screen = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;
