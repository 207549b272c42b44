import { ListChecks } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '#design-system/components/IconButton';
import { BottomBar } from './SaveBar.styles.ts';
import { type CheckedSaveProps, SaveButtons } from './SaveButtons.tsx';

/**
 * The buttons of the card « Publication » where that card is far from where one writes: they stay in sight below the
 * text.
 */
export function SaveBar({ isChecking, onCheck, ...buttons }: CheckedSaveProps) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { visualViewport: visible } = window;
    if (!visible) return undefined;
    // An on-screen keyboard lies over the page without making it shorter; so does what is out of sight when zoomed in.
    const rise = () => {
      const hidden = visible.scale > 1 ? 0 : Math.max(0, innerHeight - visible.height - visible.offsetTop);
      bar.current?.style.setProperty('--keyboard', `${hidden}px`);
    };
    visible.addEventListener('resize', rise);
    visible.addEventListener('scroll', rise);
    return () => {
      visible.removeEventListener('resize', rise);
      visible.removeEventListener('scroll', rise);
    };
  }, []);

  return (
    <BottomBar ref={bar} data-bottom-bar>
      <SaveButtons {...buttons} />
      <IconButton label="Vérifier" icon={ListChecks} isPending={isChecking} onClick={onCheck} />
    </BottomBar>
  );
}
