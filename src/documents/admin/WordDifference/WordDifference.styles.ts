import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Words = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  /* Struck out and underlined, for colours alone say nothing to some. */
  del,
  ins {
    border-radius: ${theme.space[1]};
    color: ${theme.color.text};
    box-decoration-break: clone;
  }
  del {
    background: ${theme.color.dangerTint};
    text-decoration: line-through 2px;
    text-decoration-color: ${theme.color.danger};
  }
  del + ins {
    margin-inline-start: 0.15em;
  }
  ins {
    background: ${theme.color.successTint};
    font-weight: ${theme.weight.medium};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-decoration-color: ${theme.color.success};
    text-underline-offset: 0.2em;
  }
`;

/** A long passage that both texts share. */
export const Folded = styled.details`
  margin-block: ${theme.space[1]};

  > summary {
    width: fit-content;
    border-radius: ${theme.space[1]};
    padding: 0.125rem ${theme.space[2]};
    background: ${theme.color.brandFaint};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
    cursor: pointer;

    &:focus-visible {
      outline: 2px solid ${theme.color.focus};
      outline-offset: 1px;
    }
  }
`;
