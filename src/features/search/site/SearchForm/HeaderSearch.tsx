import { X } from 'lucide-react';
import { IconButton } from '#design-system/components/IconButton';
import { SearchForm } from './SearchForm.tsx';
import { Panel, PanelBar } from './HeaderSearch.styles.ts';

export interface HeaderSearchProps {
  /** Échap, le bouton qui ferme, ou un choix : le focus revient à la loupe, sauf si une autre page s’ouvre. */
  onClose: () => void;
}

/** The search in the header: it comes once somebody presses the magnifier, and leaves the page where it is. */
export function HeaderSearch({ onClose }: HeaderSearchProps) {
  return (
    <Panel>
      <PanelBar>
        <SearchForm isFocused onDone={onClose} />
        <IconButton label="Fermer la recherche" icon={X} onClick={onClose} />
      </PanelBar>
    </Panel>
  );
}
