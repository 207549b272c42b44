import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '#design-system/components/Skeleton';
import type { ControlTies } from '#design-system/forms/Field';
import { loadNoticeId } from '#hydration/askToRetry.ts';
import { Ghost } from './RichTextField.styles.ts';
import type { TextSource } from './textSource.ts';

const loadSurface = () => import('./surface/RichTextSurface.tsx');

type SurfaceModule = Awaited<ReturnType<typeof loadSurface>>;

/** The editor's code comes while the article does. */
export const preloadSurface = () => void loadSurface().catch(() => undefined);

export interface RichTextFieldProps {
  /** The name of the field in its form. */
  name: string;
  /** The owner of the text. */
  source: TextSource;
  /** What ties the surface to its label, help and error. */
  ties: ControlTies;
  /** Behind another view, nothing is shown: caret and undo stay for the way back. */
  isHidden?: boolean;
  /** The editor's code couldn't be loaded, or the text can't be shown there without being changed: it stays as it is. */
  onUnavailable: (reason: 'notLoaded' | 'unshown') => void;
  /** Shows the text in Markdown, for what can be changed there alone. */
  onMarkdown: () => void;
  /** Takes what the form gives the focus to. */
  controlRef?: (element: HTMLElement) => void;
  /** Where the editor's code comes from. */
  load?: typeof loadSurface;
}

/**
 * A text in Markdown, shown and written as what it will be. The editor's code is loaded with the first
 * such field; until then a ghost of the same height stands there.
 */
export function RichTextField({ load = loadSurface, onUnavailable, ...props }: RichTextFieldProps) {
  const [surface, setSurface] = useState<SurfaceModule | null>(null);
  const hasRequestedFocus = useRef(false);
  const { isHidden } = props;

  useEffect(() => {
    if (surface) return;
    let isWaiting = true;
    load().then(
      (loaded) => isWaiting && setSurface(loaded),
      () => isWaiting && onUnavailable('notLoaded'),
    );
    // Where downloads fail, the page asks whether to go on trying: until then, the text can be written without it.
    const notice = document.getElementById(loadNoticeId);
    const onNotice = () => {
      if (isWaiting && notice?.matches(':popover-open')) onUnavailable('notLoaded');
    };
    notice?.addEventListener('toggle', onNotice);
    onNotice();
    return () => {
      isWaiting = false;
      notice?.removeEventListener('toggle', onNotice);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- requested once
  }, [load]);

  if (surface)
    return (
      <surface.RichTextSurface
        {...props}
        onUnavailable={onUnavailable}
        hasFocus={hasRequestedFocus.current}
      />
    );
  if (isHidden) return null;
  return (
    <Ghost onPointerDown={() => (hasRequestedFocus.current = true)}>
      <Skeleton.Group label="Chargement de l’éditeur…">
        <Skeleton shape="control" />
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </Skeleton.Group>
    </Ghost>
  );
}
