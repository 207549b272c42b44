import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Below the field that they are about. */
export const Threads = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  min-width: 0;

  &:focus-visible {
    outline: none;
  }
`;

export const Thread = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  min-width: 0;
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-inline-start: ${theme.size.focusRing} solid ${theme.color.accent};
  border-radius: ${theme.radius.control};
  background: ${theme.color.page};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;

  &[data-settled] {
    border-inline-start-color: ${theme.color.border};
  }
  blockquote {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
    overflow: hidden;
    margin: 0;
    color: ${theme.color.textMuted};
    font-style: italic;
    white-space: pre-wrap;

    > mark {
      background: ${theme.color.accentTint};
      color: ${theme.color.text};
    }
  }
`;

export const Written = styled.p`
  font-size: ${theme.text.body};
  white-space: pre-wrap;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
`;

/** The words, and those that are proposed for them. */
export const Proposal = styled.div`
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  font-size: ${theme.text.body};
`;

export const Answer = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: ${theme.space[3]};
  border-inline-start: ${theme.size.lineStrong} solid ${theme.color.border};
`;

export const AnswerForm = styled.fieldset`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[2]} 0 0;
  border: 0;
`;

export const Settled = styled.details`
  > summary {
    width: fit-content;
    padding-block: ${theme.space[1]};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
    cursor: pointer;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
    padding-block-start: ${theme.space[2]};
  }
`;

export const Entries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  button {
    margin-inline-start: calc(-1 * ${theme.space[3]});
    max-width: calc(100% + ${theme.space[3]});
    text-align: start;
    white-space: normal;
  }
`;
