import { type ReactNode, useState } from 'react';
import { Disclosure } from '#design-system/components/Disclosure';
import { Folded, FoldName } from './DocumentScreen.styles.ts';

export interface FoldProps {
  name: string;
  /** What there is of it, in a few words: « 2 liens ». */
  value: string;
  isInitiallyOpen?: boolean;
  /** A card, which is drawn once the line is opened. */
  children: ReactNode;
}

/** Something beside the text, in one line with its value. */
export function Fold({ name, value, isInitiallyOpen = false, children }: FoldProps) {
  const [wasOpened, setWasOpened] = useState(isInitiallyOpen);
  return (
    <Disclosure
      isInitiallyOpen={isInitiallyOpen}
      onToggle={() => setWasOpened(true)}
      summary={
        <FoldName>
          {name} <span>{value}</span>
        </FoldName>
      }
    >
      {wasOpened && <Folded>{children}</Folded>}
    </Disclosure>
  );
}
