import { EllipsisVertical } from 'lucide-react';
import { IconButton } from '#design-system/components/IconButton';
import { Menu, type MenuItem } from '#design-system/components/Menu';

export interface RowMenuProps {
  /** De quoi : « Camille Roy ». */
  name: string;
  /** Ce qui ne se peut pas est `false`; rien du tout, et la cellule est vide. */
  items: readonly (MenuItem | false)[];
  /** Ce qui a été choisi est en cours. */
  isBusy?: boolean;
}

/** What can be done with a row, behind « … ». */
export function RowMenu({ name, items, isBusy }: RowMenuProps) {
  const offered = items.filter((item) => item !== false);
  return (
    offered.length > 0 && (
      <Menu
        trigger={
          <IconButton
            label={`Actions pour ${name}`}
            icon={EllipsisVertical}
            size="small"
            isPending={isBusy}
          />
        }
        items={offered}
      />
    )
  );
}
