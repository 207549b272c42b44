import { useRef, useState } from 'react';
import { SmallButton } from '#design-system/components/Button';
import type { EditableSection } from '#documents/contents/section.ts';
import { TypographyAdvice } from '../TypographyAdvice/index.ts';
import { useCorrections } from './useCorrections.ts';

export interface TypographyCorrectionsProps {
  section: Pick<EditableSection, 'schema'>;
  getLabel: (path: string) => string;
}

/** Québec's typography in the texts of the form around it, looked for on request: until then a key costs nothing. */
export function TypographyCorrections(props: TypographyCorrectionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div>
        <SmallButton aria-expanded={isOpen} onClick={() => setIsOpen((wasOpen) => !wasOpen)}>
          {isOpen ? 'Fermer la typographie' : 'Corriger la typographie'}
        </SmallButton>
      </div>
      {isOpen && <Corrections {...props} />}
    </>
  );
}

function Corrections({ section, getLabel }: TypographyCorrectionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const advice = useCorrections(section, () => place.current?.closest('form') ?? null);
  return (
    <div ref={place}>
      <TypographyAdvice {...advice} getLabel={getLabel} />
    </div>
  );
}
