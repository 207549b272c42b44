import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const WordsRoot = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding: ${theme.space[4]};

  ${media.tablet} {
    grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
    align-items: start;
  }
  > :first-child {
    grid-column: 1 / -1;
  }
  h2 {
    margin-block-end: ${theme.space[3]};
    font-size: ${theme.text.body};
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

/** Every width of one size of text, each as large as its share of the widest. */
export const Widths = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  gap: ${theme.space[4]};
`;

export const Sight = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  border: ${theme.size.line} solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  padding: ${theme.space[3]};
  overflow: hidden;

  &[data-cut='true'] {
    border-color: ${theme.color.danger};
  }
  figcaption {
    font-size: ${theme.text.small};
  }
  ul {
    padding-inline-start: ${theme.space[4]};
  }
`;

/** What leaves: its head, how it comes into the code, and the patch. */
export const Leaving = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  h2 {
    margin-block-end: 0;
  }
`;

export const Patch = styled.pre`
  max-height: 24rem;
  overflow: auto;
  border: ${theme.size.line} solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  padding: ${theme.space[3]};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.small};
`;

export const Advice = styled.ul`
  padding-inline-start: ${theme.space[4]};
  font-size: ${theme.text.small};
`;
