import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Spinner } from '#design-system/components/Spinner';

export interface PendingPanelProps {
  /** Ce qui est attendu. */
  label?: string;
}

/** Milliseconds of waiting that nobody needs to see: a spinner that only flashes makes a quick page look slow. */
const PATIENCE = 300;

/** Fills a screen whose content can't be drawn yet, not even as a skeleton: who is looking isn't known. */
export function PendingPanel({ label = 'Chargement...' }: PendingPanelProps) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return <PendingPanelRoot>{isLate && <Spinner size="large" label={label} />}</PendingPanelRoot>;
}

const PendingPanelRoot = styled.main`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 60dvh;
`;
