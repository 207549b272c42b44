import { FileText, Film, Image, Music } from 'lucide-react';
import { useState } from 'react';
import { type MediaItem, mediaKindOf } from '#data/media/media.ts';
import { CoverArt } from '#design-system/primitives/CoverArt';
import { Icon } from '#design-system/primitives/Icon';
import { KindMark, PreviewRoot } from './MediaCard.styles.ts';

const icons = { image: Image, video: Film, audio: Music, document: FileText } as const;

const kindNames = { image: 'Image', video: 'Vidéo', audio: 'Son', document: 'Document' } as const;

/** The picture, or a cover drawn from the id with an icon of the type: for other files, and for a picture that doesn't load. */
export function MediaPreview({ id, file_path, mime_type, alt_text }: MediaItem) {
  const [isBroken, setIsBroken] = useState(false);
  const kind = mediaKindOf(mime_type);
  return (
    <PreviewRoot>
      {kind === 'image' && !isBroken ? (
        <img
          src={file_path}
          alt={alt_text ?? ''}
          loading="lazy"
          decoding="async"
          onError={() => {
            setIsBroken(true);
          }}
        />
      ) : (
        <>
          <CoverArt seed={id} ratio="fill" />
          <KindMark>
            <Icon icon={icons[kind]} size="large" label={kindNames[kind]} />
          </KindMark>
        </>
      )}
    </PreviewRoot>
  );
}
