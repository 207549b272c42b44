import styled from 'styled-components';
import { Fieldset } from '#design-system/forms/Fieldset';
import { theme } from '#theme/theme.ts';

/** A form on a surface of its own, short fields side by side where they fit. */
export const Panel = styled.form`
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  h2 {
    font-size: 1.125rem;
  }
`;

export const Fields = styled(Fieldset)`
  flex-flow: row wrap;
  align-items: start;
  gap: ${theme.space[4]};

  > * {
    flex: 1 1 min(16rem, 100%);
  }
  > [data-whole],
  > :has(textarea) {
    flex-basis: 100%;
  }
`;

/** Entries one under the other, ruled into lines. */
export const Entries = styled.ul`
  padding: 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  list-style: none;

  > li {
    display: grid;
    gap: ${theme.space[3]};
    padding: ${theme.space[4]};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
  h2,
  h3 {
    font-size: ${theme.text.body};
    letter-spacing: ${theme.tracking.normal};
  }
`;

/** Words of people, with their line breaks. */
export const Words = styled.p`
  white-space: pre-line;
`;
