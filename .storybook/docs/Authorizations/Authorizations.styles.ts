import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const AuthorizationsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};

  > * {
    flex: 1 1 16rem;
    max-width: 24rem;
  }
`;

/** The screen in a window of its own height: what it asks stands below, in sight. */
export const Stage = styled.div`
  height: 60vh;
  overflow: auto;
  border-block: ${theme.size.line} solid ${theme.color.borderControl};
  /* What is fixed to the window is fixed to the stage. */
  transform: translate(0);
`;

export const Log = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};

  code {
    font-family: ${theme.font.mono};
    font-size: ${theme.text.small};
    overflow-wrap: anywhere;
  }
  ul {
    padding-inline-start: ${theme.space[4]};
  }
  td[data-refused='true'] {
    color: ${theme.color.danger};
  }
`;

export const Request = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  border: ${theme.size.line} solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  padding: ${theme.space[4]};

  h2 {
    font-size: ${theme.text.body};
  }
`;
