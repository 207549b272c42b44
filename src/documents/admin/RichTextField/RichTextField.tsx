import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '#design-system/components/Skeleton';
import type { ControlTies } from '#design-system/forms/Field';
import { loadNoticeId } from '#hydration/askToRetry.ts';
import { Ghost } from './RichTextField.styles.ts';

const loadSurface = () => import('./surface/RichTextSurface.tsx');

type SurfaceModule = Awaited<ReturnType<typeof loadSurface>>;

/** Loads the editor's code while the document is being loaded. */
export const preloadSurface = () => void loadSurface().catch(() => undefined);

export interface RichTextFieldProps {
  /** Le nom du champ dans son formulaire. */
  name: string;
  /** À qui est le texte. */
  source: TextSource;
  /** Ce qui lie la surface à son étiquette, à son aide et à son erreur. */
  ties: ControlTies;
  /** Derrière une autre vue, rien ne se montre : curseur et retours en arrière restent. */
  isHidden?: boolean;
  /** L’éditeur n’a pas pu se charger, ou le texte ne peut s’y montrer sans changer : il reste tel quel. */
  onUnavailable: (reason: 'notLoaded' | 'unshown') => void;
  /** Montre le texte en Markdown, pour ce qui ne se change que là. */
  onMarkdown: () => void;
  /** Reçoit ce à quoi le formulaire donne le focus. */
  controlRef?: (element: HTMLElement) => void;
  /** D’où vient le code de l’éditeur. */
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

/** Whoever owns the text in Markdown. The surface is a view of it, and keeps nothing that the owner doesn't have. */
export type TextSource = {
  get: () => string;
  set: (text: string) => void;
  /** Calls back when the text may have changed, from wherever. */
  subscribe: (callback: () => void) => () => void;
};
