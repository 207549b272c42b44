import { EllipsisVertical } from 'lucide-react';
import { IconButton } from '#design-system/components/IconButton';
import { Menu, type MenuItem } from '#design-system/components/Menu';

export interface RowMenuProps {
  /** De quoi : « Camille Roy ». */
  name: string;
  /** Rien : la cellule est vide. */
  items: readonly MenuItem[];
  /** Ce qui a été choisi est en cours. */
  isBusy?: boolean;
}

/** What can be done with a row, behind « … ». */
export const RowMenu = ({ name, items, isBusy }: RowMenuProps) =>
  items.length > 0 && (
    <Menu
      trigger={
        <IconButton label={`Actions pour ${name}`} icon={EllipsisVertical} size="small" isPending={isBusy} />
      }
      items={items}
    />
  );
