import styled from 'styled-components';

/** Text for assistive technology alone. Never for anything that takes the focus. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The same, said when it changes. */
export const Announcement = styled(VisuallyHidden).attrs({ role: 'status' })``;
