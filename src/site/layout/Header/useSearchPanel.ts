import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { HeaderSearchProps } from '#features/search/site/SearchForm/HeaderSearch.tsx';
import { paths } from '#paths.ts';

/** A link to the search that opens a field in its place: what that needs comes once it is pressed. Without it, the link leads on. */
export function useSearchPanel() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const magnifier = useRef<HTMLAnchorElement>(null);
  const [opened, setOpened] = useState<{ key: string; Panel: ComponentType<HeaderSearchProps> } | null>(null);
  // Whoever goes on has left it.
  const Panel = opened?.key === key ? opened.Panel : null;

  const onClose = () => {
    setOpened(null);
    magnifier.current?.focus();
  };
  const onClick = (event: MouseEvent) => {
    if (pathname === paths.search || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (Panel) return onClose();
    import('#features/search/site/SearchForm/HeaderSearch.tsx').then(
      (loaded) => setOpened({ key, Panel: loaded.HeaderSearch }),
      () => void navigate(paths.search),
    );
  };
  return { linkProps: { ref: magnifier, onClick, 'aria-expanded': Panel !== null }, Panel, onClose };
}
