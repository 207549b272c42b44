import { useEffect, useMemo, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { PageFrame } from '#documents/admin/PageFrame/PageFrame.tsx';
import { usePublishedSettings } from '#documents/admin/usePublishedSettings.ts';
import { layMedia } from '#features/media/data/contentMedia.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { useContentMedia } from '../useContentMedia.ts';
import { SectionInFrame } from './SectionInFrame.tsx';

export interface SectionPreviewProps {
  /** La section à montrer. */
  section: EditableSection;
  /** Le contenu qu’elle montre, même s’il n’est pas encore valable. */
  value: unknown;
  /** La largeur de l’écran imité, en pixels; l’image est réduite à la place qu’il y a. */
  width: number;
}

/** The very section of the public site, live (`PageFrame`). */
export function SectionPreview({ section, value, width }: SectionPreviewProps) {
  const settings = usePublishedSettings();
  const media = useContentMedia(value);
  const shown = useMemo(() => layMedia(value, media), [value, media]);
  const [frame, setFrame] = useState<{ root: Root; head: HTMLElement }>();

  useEffect(() => {
    frame?.root.render(
      <SectionInFrame section={section} value={shown} settings={settings} head={frame.head} />,
    );
  }, [frame, section, shown, settings]);

  const onOpen = (page: Document) => {
    const root = createRoot(page.body);
    setFrame({ root, head: page.head });
    // React refuses to take a tree down while it renders another.
    return () => setTimeout(() => root.unmount());
  };
  return <PageFrame title={`Aperçu\u00A0: ${section.title}`} width={width} onOpen={onOpen} />;
}
