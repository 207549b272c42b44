import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { SegmentedControl } from '#design-system/components/SegmentedControl';
import { layMedia } from '#features/media/data/contentMedia.ts';
import { useDesk } from '../checks/desk.ts';
import type { PublicSite } from '../checks/publicSite.ts';
import type { Described } from '../checks/findFaults.ts';
import { PageFrame } from '../PageFrame/PageFrame.tsx';

const widths = [
  { value: '375', label: 'Téléphone' },
  { value: '1280', label: 'Bureau' },
] as const;

type Width = (typeof widths)[number]['value'];

export interface PagePreviewProps {
  section: Described;
  /** What the form holds by now, saved or not. */
  getText: () => unknown;
  loadSite: () => Promise<PublicSite>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Asks for a link to what is saved. */
  onShare: () => void;
}

/** The whole public page with the text of the form in its place, on a phone and on a desk. */
export function PagePreview({ isOpen, onOpenChange, onShare, ...shown }: PagePreviewProps) {
  const [width, setWidth] = useState<Width>('1280');
  return (
    <Dialog
      title="Aperçu"
      size="large"
      description="La page telle qu’elle sera, avec ce que le formulaire contient."
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button variant="outline" iconStart={Share2} onClick={onShare}>
          Partager…
        </Button>
      }
    >
      <SegmentedControl
        label="Largeur de l’aperçu"
        size="small"
        items={widths}
        value={width}
        onValueChange={setWidth}
      />
      <Page key={width} width={Number(width)} {...shown} />
    </Dialog>
  );
}

function Page({
  section,
  getText,
  loadSite,
  width,
}: Pick<PagePreviewProps, 'section' | 'getText' | 'loadSite'> & { width: number }) {
  const desk = useDesk();
  const [hasFailed, setHasFailed] = useState(false);

  const show = async (page: Document) => {
    const value = getText();
    const [site, media, records] = await Promise.all([
      loadSite(),
      desk.fetchMedia(value),
      desk.fetchRecords(section.schema),
    ]);
    return site.show({ key: section.key, value: layMedia(value, media), records, media }, page);
  };

  const onOpen = (page: Document) => {
    const shown = show(page).catch(() => {
      setHasFailed(true);
      return undefined;
    });
    return () => void shown.then((opened) => opened?.close());
  };
  if (hasFailed)
    return (
      <Alert tone="warning" isAnnounced>
        La page n’a pas pu être montrée. Vérifiez votre connexion, et que rien ne manque au formulaire.
      </Alert>
    );
  return <PageFrame title="Aperçu de la page" width={width} onOpen={onOpen} />;
}
