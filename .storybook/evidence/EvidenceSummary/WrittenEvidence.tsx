import { Spinner } from '#design-system/components/Spinner';
import type { StoryEvidence } from '../evidence.ts';
import { indexAddress, type StoryIndex, titlesIn } from '../storyIndex.ts';
import { useWritten } from '../useWritten.ts';
import { EvidenceSummary } from './EvidenceSummary.tsx';

/** What the test runs have written beside this workbench, all stories together. */
export function WrittenEvidence() {
  const evidence = useWritten<StoryEvidence[]>('./evidence/all.json');
  const index = useWritten<StoryIndex>(indexAddress);
  if (evidence.isPending || index.isPending) return <Spinner label="Chargement des preuves" />;
  return (
    <EvidenceSummary
      titles={index.value ? titlesIn(index.value) : new Map()}
      evidence={evidence.value ?? []}
    />
  );
}
