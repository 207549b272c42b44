import { FileText, Film, Image, Music } from 'lucide-react';
import { useState } from 'react';
import { type MediaItem, findMediaKind, mediaUrl } from '#features/media/data/media.ts';
import { formatObjectPosition, formatSrcSet } from '#features/media/data/picture.ts';
import { CoverArt } from '#design-system/primitives/CoverArt';
import { Icon } from '#design-system/primitives/Icon';
import { KindMark, PreviewRoot } from './MediaPreview.styles.ts';

const icons = { image: Image, video: Film, audio: Music, document: FileText } as const;

const kindNames = { image: 'Image', video: 'Vidéo', audio: 'Son', document: 'Document' } as const;

/** No more of a picture than a card shows, with its focal point in sight. */
function getSource(src: string, { width, height, variants, ...focalPoint }: Partial<MediaItem>) {
  const picture = { width: width ?? 0, height: height ?? 0, variants: variants ?? undefined };
  const style = { objectPosition: formatObjectPosition(focalPoint) };
  return { srcSet: formatSrcSet(src, picture, 960), sizes: '20rem', src, style };
}

/** An image of a film, fetched once it comes into sight. What can't be shown lets the drawing through. */
function FirstImage({ src }: { src: string }) {
  const fetchInSight = (film: HTMLVideoElement) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      film.preload = 'metadata';
      observer.disconnect();
    });
    observer.observe(film);
    return () => observer.disconnect();
  };
  // Without a place to go to, Safari shows nothing before it plays.
  return (
    <video
      ref={fetchInSight}
      src={`${mediaUrl(src)}#t=0.5`}
      preload="none"
      muted
      playsInline
      aria-hidden
      tabIndex={-1}
    />
  );
}

/** The picture, or a cover drawn from the id with an icon of the type: for other files, and for a picture that doesn't load. */
export function MediaPreview({ id, file_path, mime_type, alt_text, ...medium }: MediaItem) {
  const [isBroken, setIsBroken] = useState(false);
  const kind = findMediaKind(mime_type);
  return (
    <PreviewRoot>
      {kind === 'image' && !isBroken ? (
        <img
          {...getSource(file_path, medium)}
          alt={alt_text ?? ''}
          loading="lazy"
          decoding="async"
          onError={() => setIsBroken(true)}
        />
      ) : (
        <>
          <CoverArt seed={id} ratio="fill" />
          {kind === 'video' && <FirstImage src={file_path} />}
          <KindMark>
            <Icon icon={icons[kind]} size="large" label={kindNames[kind]} />
          </KindMark>
        </>
      )}
    </PreviewRoot>
  );
}
