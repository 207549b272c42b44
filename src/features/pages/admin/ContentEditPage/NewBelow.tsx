import { FilePlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import { getKindFacts, listKindsBelow } from '#documents/data/documentKinds.ts';
import { paths } from '#paths.ts';

/** Begins what stands below a document: an episode of a show. Nothing where its kind has none below. */
export const NewBelow = ({ document }: { document: string }) =>
  listKindsBelow(findAddressedKind(document)).map((kind) => (
    <Button key={kind} iconStart={FilePlus} render={<Link to={paths.admin.newDocument(kind, document)} />}>
      {getKindFacts(kind).words.origin}
    </Button>
  ));
