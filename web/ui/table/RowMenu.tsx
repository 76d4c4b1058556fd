import { Menu, Portal } from '@chakra-ui/react';
import type { RowAction } from './column.ts';

interface RowMenuProps {
  actions: readonly RowAction[];
  /** What it opens at, and what has the focus again when it closes. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** The menu of one row; one table has one, because a hundred that wait would cost more than they give. */
export default function RowMenu({ actions, anchor, onClose }: RowMenuProps) {
  const close = () => {
    onClose();
    anchor.focus();
  };
  return (
    <Menu.Root
      open
      positioning={{ placement: 'bottom-end', getAnchorElement: () => anchor }}
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
      onSelect={({ value }) => {
        close();
        actions.find(({ key }) => key === value)?.onSelect();
      }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {actions.map((action) => (
              <Menu.Item
                key={action.key}
                value={action.key}
                disabled={action.disabled ?? false}
                color={action.danger && !action.disabled ? 'status.failed.fg' : undefined}
              >
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
