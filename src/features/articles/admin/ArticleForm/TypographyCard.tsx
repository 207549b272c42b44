import { useRef, useState } from 'react';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { TypographyAdvice } from '../TypographyAdvice/index.ts';
import { FormCard } from './ArticleForm.styles.ts';
import { fieldNamed } from './replaceInField.ts';
import { useCorrections } from './useCorrections.ts';

/** Québec's typography in the article, checked on request: until then a key costs nothing. */
export function TypographyCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FormCard aria-labelledby="typographie">
      <h2 id="typographie">Typographie</h2>
      <Text size="small" tone="muted">
        Espaces, guillemets, nombres et heures de tous les textes de l’article, comme on les écrit au Québec.
      </Text>
      <div>
        <Button
          size="small"
          variant="outline"
          aria-expanded={isOpen}
          onClick={() => setIsOpen((wasOpen) => !wasOpen)}
        >
          {isOpen ? 'Fermer la vérification' : 'Vérifier la typographie'}
        </Button>
      </div>
      {isOpen && <Corrections />}
    </FormCard>
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
