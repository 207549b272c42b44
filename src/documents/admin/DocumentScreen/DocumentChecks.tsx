import type { ReactNode } from 'react';
import { ChecksCard } from '../checks/ChecksCard/index.ts';
import type { DocumentEditing } from './useDocumentEditing.ts';

export interface DocumentChecksProps<Text> {
  editing: DocumentEditing<Text>;
  /** The corrections of typography, one by one. */
  children?: ReactNode;
}

/** What « Vérifier » has found, where the form has room for it; nothing before. */
export function DocumentChecks<Text>({
  editing: { checks, getLabel, form },
  children,
}: DocumentChecksProps<Text>) {
  const { isRunning, result, isStale, card, onCheck } = checks;
  if (!isRunning && !result) return null;
  return (
    <ChecksCard
      ref={card}
      isRunning={isRunning}
      result={result}
      isStale={isStale}
      getLabel={getLabel}
      onCheck={() => void onCheck()}
      onGoTo={form.goTo}
    >
      {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
      {children}
    </ChecksCard>
  );
}
