import { useState } from 'react';
import { siteSpellings } from '#documents/admin/checks/siteSpellings.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import type { EditableSection } from '#documents/contents/section.ts';
import { applyCorrections, findTypographyCorrections } from '#typography/corrections.ts';
import { DocumentComparison } from '#documents/admin/DocumentComparison/index.ts';
import { describeDocument } from '#documents/admin/describeDocument.ts';
import { isSameContent, withTexts } from '#documents/contents/contentParts.ts';

export interface TypographyCheckProps {
  section: EditableSection;
  /** What the form holds. */
  value: unknown;
  /** Receives the corrected content. */
  onApply: (value: unknown) => void;
}

const corrected = (text: string) =>
  applyCorrections(text, findTypographyCorrections(text, { keep: siteSpellings }));

/** Québec's typography in all texts of a content (product 10.1), when asked for: what it would change, to be taken or left. */
export function TypographyCheck({ section, value, onApply }: TypographyCheckProps) {
  // The content that was checked: another one has yet to be.
  const [checked, setChecked] = useState<unknown>(null);
  const advice = checked === value && checked !== null ? withTexts(section.schema, value, corrected) : null;
  const isClean = advice !== null && isSameContent(section.schema, value, advice);

  return (
    <div>
      {advice === null && (
        <Button variant="outline" size="small" onClick={() => setChecked(value)}>
          Corriger la typographie
        </Button>
      )}
      {isClean && <Alert tone="success" isAnnounced title="Rien à corriger dans la typographie." />}
      {advice !== null && !isClean && (
        <Alert
          isAnnounced
          title="La typographie du Québec demande ceci."
          action={
            <>
              <Button size="small" onClick={() => onApply(advice)}>
                Appliquer
              </Button>
              <Button size="small" variant="ghost" onClick={() => setChecked(null)}>
                Ignorer
              </Button>
            </>
          }
        >
          <DocumentComparison differences={describeDocument(section).compare(value, advice)} />
        </Alert>
      )}
    </div>
  );
}
