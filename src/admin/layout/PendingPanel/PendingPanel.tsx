import styled from 'styled-components';
import { Spinner } from '#design-system/components/Spinner';

export interface PendingPanelProps {
  /** What is being waited for. */
  label?: string;
}

/** Fills a screen whose content can't be drawn yet, not even as a skeleton: who is looking isn't known. */
export function PendingPanel({ label = 'Chargement...' }: PendingPanelProps) {
  return (
    <PendingPanelRoot>
      <Spinner size="large" label={label} />
    </PendingPanelRoot>
  );
}

const PendingPanelRoot = styled.main`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 60dvh;
`;
