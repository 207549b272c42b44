import { FilePlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import { kindWords, listKindsBelow } from '#documents/data/documentKinds.ts';
import { paths } from '#paths.ts';

/** What begins a document below another one: an episode of a show. Undefined where none stands below: the screen draws no bar for it. */
export function drawNewBelow(document: string) {
  const kinds = listKindsBelow(findAddressedKind(document));
  if (kinds.length === 0) return undefined;
  return kinds.map((kind) => (
    <Button key={kind} iconStart={FilePlus} render={<Link to={paths.admin.newDocument(kind, document)} />}>
      {kindWords[kind].origin}
    </Button>
  ));
}
