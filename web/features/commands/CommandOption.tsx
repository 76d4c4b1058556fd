import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { commands as t } from '../../locales/zh-CN/commands.ts';
import type { Command } from './commands.ts';
import { paletteStyles as styles } from './paletteStyles.ts';

interface CommandOptionProps {
  id: string;
  command: Command;
  chosen: boolean;
  onPoint: () => void;
  onFollow: (newTab: boolean) => void;
}

/** One line; the keyboard's choice stays in sight. */
export function CommandOption({ id, command, chosen, onPoint, onFollow }: CommandOptionProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    // The keyboard works in the field that owns the list: aria-activedescendant points here, the focus stays there.
    <chakra.div
      ref={line}
      id={id}
      role="option"
      aria-selected={chosen}
      css={styles.option}
      onMouseMove={chosen ? undefined : onPoint}
      onClick={(event) => onFollow(event.ctrlKey || event.metaKey)}
    >
      <chakra.span flex="1" minW="0" lineClamp={1}>
        {command.label}
      </chakra.span>
      {command.soon && (
        <chakra.span textStyle="caption" color="fg.muted">
          {t.soon}
        </chakra.span>
      )}
    </chakra.div>
  );
}
