import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SmallButton } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { composedSections } from '#documents/contents/composedSections.tsx';
import type { FieldOf } from '#documents/contents/field.ts';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import { usePublishedSettings } from '../usePublishedSettings.ts';
import { Piece, Pieces } from './VariantChoice.styles.ts';

export interface VariantChoiceProps {
  field: FieldOf<'variant'>;
  label: string;
  /** What is there already, which a list takes once. */
  taken: readonly string[];
  isDisabled: boolean;
  /** Receives the example of what was chosen. */
  onChoose: (example: unknown) => void;
}

/** Which of the variants to add to the list, by what each looks like on the site. */
export function VariantChoice({
  field: { variants },
  label,
  taken,
  isDisabled,
  onChoose,
}: VariantChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const free = Object.entries(variants).filter(([name]) => !taken.includes(name));
  return (
    <>
      <SmallButton
        iconStart={Plus}
        aria-label={label}
        isDisabled={isDisabled || free.length === 0}
        onClick={() => setIsOpen(true)}
      >
        Ajouter
      </SmallButton>
      <Dialog title="Ajouter une section" size="large" isOpen={isOpen} onOpenChange={setIsOpen}>
        <Pieces>
          {free.map(([name, { label: words, example }]) => (
            <Piece key={name}>
              <button
                type="button"
                onClick={() => {
                  onChoose(structuredClone(example));
                  setIsOpen(false);
                }}
              >
                {words}
              </button>
              <PieceShown name={name} example={example} />
            </Piece>
          ))}
        </Pieces>
      </Dialog>
    </>
  );
}

/** A section as the site shows it, smaller. */
function PieceShown({ name, example }: { name: string; example: unknown }) {
  const Section = composedSections[name];
  const facts = getFacts(usePublishedSettings());
  const { content } = example as { content: object };
  return (
    <div inert aria-hidden>
      <div>{Section && <Section {...fillFacts(content, facts)} />}</div>
    </div>
  );
}
