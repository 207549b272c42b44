import { DropHint } from '../DropHint/DropHint.tsx';
import { useFileDrop } from '../useFileDrop.ts';

/** Takes dropped files as long as it is there, with a hint while some are dragged over the page. */
export function FileDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  return useFileDrop(onFiles) && <DropHint />;
}
