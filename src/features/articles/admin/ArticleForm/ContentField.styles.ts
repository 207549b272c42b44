import styled from 'styled-components';
import { articleSizes } from '#design-system/components/Prose';
import { theme } from '#theme/theme.ts';

export const Preview = styled.section`
  min-height: 24rem;
  padding: ${theme.space[6]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.page};

  > div {
    ${articleSizes}
  }
`;
