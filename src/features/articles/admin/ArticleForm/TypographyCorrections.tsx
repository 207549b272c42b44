import { useRef, useState } from 'react';
import { Button } from '#design-system/components/Button';
import { TypographyAdvice } from '../TypographyAdvice/index.ts';
import { fieldNamed } from './replaceInField.ts';
import { useCorrections } from './useCorrections.ts';

/** Québec's typography in the article, looked for on request: until then a key costs nothing. */
export function TypographyCorrections() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div>
        <Button
          size="small"
          variant="outline"
          aria-expanded={isOpen}
          onClick={() => setIsOpen((wasOpen) => !wasOpen)}
        >
          {isOpen ? 'Fermer la typographie' : 'Corriger la typographie'}
        </Button>
      </div>
      {isOpen && <Corrections />}
    </>
  );
}

function Corrections() {
  const place = useRef<HTMLDivElement>(null);
  const advice = useCorrections((name) => {
    const form = place.current?.closest('form');
    return form && fieldNamed(form, name);
  });
  return (
    <div ref={place}>
      <TypographyAdvice {...advice} />
    </div>
  );
}
