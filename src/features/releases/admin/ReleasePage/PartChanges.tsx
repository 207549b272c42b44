import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DocumentComparison } from '#documents/admin/DocumentComparison/DocumentComparison.tsx';
import { kindOf } from '#documents/admin/kinds.ts';
import { useRecords } from '#documents/admin/useDocumentDescription.ts';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import type { Release } from '#features/releases/data/release.queries.ts';
import { type ReleaseText, releaseTextQuery } from '#features/releases/data/releaseText.queries.ts';
import { Button, SmallButton } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { isDecision } from '#documents/contents/field.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { Difference } from '#documents/admin/description.ts';
import { describeDocument, type RecordNames } from '#documents/admin/describeDocument.ts';

const descriptions = {
  open: {
    title: 'Ce qui change',
    description:
      'De ce qui est en ligne à ce qui le sera\u00A0: ce qui est barré sera retiré, ce qui est souligné sera ajouté.',
  },
  published: {
    title: 'Ce qui a changé',
    description:
      'De ce qui était en ligne à ce que la mise en ligne a publié\u00A0: ce qui est barré a été retiré, ce qui est souligné a été ajouté.',
  },
};

export interface PartChangesProps {
  release: Pick<Release, 'id' | 'state'>;
  document: string;
  name: string;
}

/** What a release changes of a document, or has changed, word by word; read when somebody wants to see it. */
export function PartChanges({ release, document, name }: PartChangesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({ ...releaseTextQuery({ releaseId: release.id, document }), enabled: isOpen });
  const words = release.state === 'open' ? descriptions.open : descriptions.published;

  return (
    <Dialog
      title={`${words.title}\u00A0: ${name}`}
      size="large"
      description={words.description}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<SmallButton aria-label={`Voir ce qui change\u00A0: ${name}`}>Voir ce qui change</SmallButton>}
      footer={<Dialog.Close render={<Button variant="outline" />}>Fermer</Dialog.Close>}
    >
      <LoadError query={query} loading="Chargement des textes…" />
      {query.data && <Changes document={document} text={query.data} />}
    </Dialog>
  );
}

function Changes({ document, text }: { document: string; text: ReleaseText }) {
  const section = kindOf(document).describe(document, { online: text.online, pending: text.next });
  return section && <SectionChanges section={section} text={text} />;
}

function SectionChanges({ section, text }: { section: EditableSection; text: ReleaseText }) {
  const { names } = useRecords(section);
  return <DocumentComparison differences={compareTexts(section, text, names)} />;
}

/** Where what a release brings says something else than what is online, or than nothing at all. */
function compareTexts(
  section: EditableSection,
  { online, next }: ReleaseText,
  names: RecordNames,
): Difference[] {
  const { compare, read } = describeDocument(section, names);
  // Any moment will do: only decisions depend on it, which aren't compared.
  const saved_at = new Date().toISOString();
  return compare(read({ value: online, saved_at }), read({ value: next, saved_at })).filter(
    ({ path }) => !isDecision(section.schema, path),
  );
}
